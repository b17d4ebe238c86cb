import TiffinCore

/// The small form of what a household knows of a recipe, as it was typed.
struct FiguresForm: Sendable {
  var servings = ""
  var calories = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  var cost = ""
  var cookTime = ""
  /// The fields that were sent.
  private(set) var sent: Set<String> = []
}

extension FiguresForm: TypedForm {
  static let texts: [FormText<FiguresForm>] = [
    FormText("servings", \.servings), FormText("calories", \.calories), FormText("carbs", \.carbs),
    FormText("protein", \.protein), FormText("fat", \.fat), FormText("cost", \.cost),
    FormText("cook_time", \.cookTime),
  ]

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    sent = try take(sent: form)
  }

  /// This form with what was sent by another one in place of its own.
  func taking(_ other: FiguresForm) -> FiguresForm {
    var form = self
    for text in Self.texts where other.sent.contains(text.name) {
      form[keyPath: text.path] = other[keyPath: text.path]
    }
    return form
  }

  /// Puts what the form said in place of what was known; of what it did not ask, nothing changes.
  func put(_ said: RecipeFigures, into known: inout RecipeFigures) {
    if sent.contains("servings") { known.servings = said.servings }
    if sent.contains("calories") { known.energy = said.energy }
    if sent.contains("carbs") { known.macros.carbs = said.macros.carbs }
    if sent.contains("protein") { known.macros.protein = said.macros.protein }
    if sent.contains("fat") { known.macros.fat = said.macros.fat }
    if sent.contains("cost") { known.cost = said.cost }
    if sent.contains("cook_time") { known.time = said.time }
  }

  /// The form that would say just that.
  init(_ figures: RecipeFigures, in currency: Currency) {
    servings = figures.servings.map { String($0.count) } ?? ""
    calories = figures.energy.map { String($0.kilocalories) } ?? ""
    carbs = Self.typed(figures.macros.carbs)
    protein = Self.typed(figures.macros.protein)
    fat = Self.typed(figures.macros.fat)
    cost = figures.cost?.typed(in: currency) ?? ""
    cookTime = figures.time.map { String($0.minutes) } ?? ""
  }

  private static func typed(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  func figures(in currency: Currency) throws(FormErrors) -> RecipeFigures {
    var errors = FormErrors()
    let figures = read(in: currency, &errors)
    guard errors.isEmpty else { throw errors }
    return figures
  }

  /// Empty is unknown. An energy that is left empty is worked out from the grams, where all three are given.
  func read(in currency: Currency, _ errors: inout FormErrors) -> RecipeFigures {
    let servings = errors.figure("servings", self.servings, .servings)
    let time = errors.figure("cook_time", cookTime, .cookTime)
    let cost = errors.figure("cost", self.cost, .money("The cost", in: currency))
    let energy = errors.figure("calories", calories, .energy)
    let macros = Macros(
      carbs: errors.figure("carbs", carbs, .grams(of: .carbs)),
      protein: errors.figure("protein", protein, .grams(of: .protein)),
      fat: errors.figure("fat", fat, .grams(of: .fat)))
    return RecipeFigures(
      servings: servings, energy: energy ?? macros.energy, macros: macros, cost: cost, time: time)
  }
}

extension Figure<Servings> {
  static let servings = Figure(
    name: "Servings", unit: "servings", units: "servings", decimals: 0, example: 4, limit: Servings.range.upperBound,
    isWhole: true, make: { Servings($0) })
}

extension Figure<CookTime> {
  static let cookTime = Figure(
    name: "The time", unit: "min", units: "minutes", decimals: 0, example: 35, limit: CookTime.range.upperBound,
    make: { CookTime(minutes: $0) })
}
