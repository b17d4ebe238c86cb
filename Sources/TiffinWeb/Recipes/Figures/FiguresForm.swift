import TiffinCore

/// The typed small form for a household's figures of a recipe.
struct FiguresForm: Sendable {
  var servings = ""
  var calories = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  var cost = ""
  var cookTime = ""
  /// The names of the fields that were sent.
  private(set) var sent: Set<String> = []
}

extension FiguresForm {
  private static let names: [(name: String, field: any WritableKeyPath<FiguresForm, String> & Sendable)] = [
    ("servings", \.servings), ("calories", \.calories), ("carbs", \.carbs), ("protein", \.protein), ("fat", \.fat),
    ("cost", \.cost), ("cook_time", \.cookTime),
  ]

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    for (name, field) in Self.names {
      guard let text = try form.text(name) else { continue }
      self[keyPath: field] = text
      sent.insert(name)
    }
  }

  /// This form, with the fields that another one sent replaced.
  func taking(_ other: FiguresForm) -> FiguresForm {
    var form = self
    for (name, field) in Self.names where other.sent.contains(name) { form[keyPath: field] = other[keyPath: field] }
    return form
  }

  /// Replaces the known figures with those of the form; figures without a field stay as they are.
  func put(_ said: RecipeFigures, into known: inout RecipeFigures) {
    if sent.contains("servings") { known.servings = said.servings }
    if sent.contains("calories") { known.energy = said.energy }
    if sent.contains("carbs") { known.macros.carbs = said.macros.carbs }
    if sent.contains("protein") { known.macros.protein = said.macros.protein }
    if sent.contains("fat") { known.macros.fat = said.macros.fat }
    if sent.contains("cost") { known.cost = said.cost }
    if sent.contains("cook_time") { known.time = said.time }
  }

  /// The form that would save these figures unchanged.
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

  /// The form's fields.
  var fields: [(name: String, value: String)] { Self.names.map { ($0.name, self[keyPath: $0.field]) } }

  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func figures(in currency: Currency) throws(FormErrors) -> RecipeFigures {
    var errors = FormErrors()
    let figures = read(in: currency, &errors)
    guard errors.isEmpty else { throw errors }
    return figures
  }

  /// Reads the figures. Empty means unknown; an empty energy is computed from the grams if all three are given.
  func read(in currency: Currency, _ errors: inout FormErrors) -> RecipeFigures {
    func read<Value>(_ typed: String, _ figure: Figure<Value>, _ field: String) -> Value? {
      errors.attempt(field) { () throws(FieldRefusal) in try figure.read(typed) } ?? nil
    }
    let servings = read(self.servings, .servings, "servings")
    let time = read(cookTime, .cookTime, "cook_time")
    let cost = read(self.cost, .money("The cost", in: currency), "cost")
    let energy = read(calories, .energy, "calories")
    let macros = Macros(
      carbs: read(carbs, .grams(of: .carbs), "carbs"), protein: read(protein, .grams(of: .protein), "protein"),
      fat: read(fat, .grams(of: .fat), "fat"))
    return RecipeFigures(
      servings: servings, energy: energy ?? Self.workedOut(macros), macros: macros, cost: cost, time: time)
  }

  /// The energy of the grams; nil if one of them is unknown.
  static func workedOut(_ macros: Macros) -> Energy? {
    macros.isComplete ? energy(of: macros) : nil
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
    wanted: "minutes, or hours and minutes, such as 90 or 1 h 30", readOtherwise: { CookTime.minutes(typed: $0) },
    make: { CookTime(minutes: $0) })
}
