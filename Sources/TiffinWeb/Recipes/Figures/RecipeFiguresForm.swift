import TiffinCore

/// The form for the household's values of a recipe, as typed.
struct RecipeFiguresForm: Sendable {
  var servings = ""
  var calories = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  var cost = ""
  var cookTime = ""
  /// The names of the submitted fields.
  private(set) var sent: Set<String> = []
  /// The original texts of the fields, by field name, if the form contains them.
  private(set) var was: [String: String] = [:]
}

extension RecipeFiguresForm: TypedForm {
  static let texts: [FormText<RecipeFiguresForm>] = [
    FormText("servings", \.servings), FormText("calories", \.calories), FormText("carbs", \.carbs),
    FormText("protein", \.protein), FormText("fat", \.fat), FormText("cost", \.cost),
    FormText("cook_time", \.cookTime),
  ]

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    sent = try read(sent: form)
    for text in Self.texts { was[text.name] = try form.text(OriginalValueField.name(of: text.name)) }
  }

  /// Returns this form with the submitted fields of another form.
  func merging(_ other: RecipeFiguresForm) -> RecipeFiguresForm {
    var form = self
    for text in Self.texts where other.sent.contains(text.name) {
      form[keyPath: text.path] = other[keyPath: text.path]
    }
    return form
  }

  /// Replaces the known values by those that were changed in the form. Values without a field are unchanged, and so are
  /// those whose field has its original text, which preserves a change that another member made meanwhile.
  func put(_ said: RecipeFigures, into known: inout RecipeFigures) {
    let changed = changed
    let wasOfMacros = known.isEnergyOfMacros
    if changed.contains("servings") { known.servings = said.servings }
    if changed.contains("carbs") { known.macros.carbs = said.macros.carbs }
    if changed.contains("protein") { known.macros.protein = said.macros.protein }
    if changed.contains("fat") { known.macros.fat = said.macros.fat }
    if changed.contains("calories") {
      known.energy = said.energy
    } else if wasOfMacros {
      known.energy = known.macros.energy
    }
    // The energy field may have been empty before, with new macros.
    if sent.contains("calories") { known.energy = known.energy ?? known.macros.energy }
    if changed.contains("cost") { known.cost = said.cost }
    if changed.contains("cook_time") { known.time = said.time }
  }

  /// The names of the submitted fields whose text differs from the original one.
  private var changed: Set<String> {
    sent.filter { name in
      guard let was = was[name], let text = Self.texts.first(where: { $0.name == name }) else { return true }
      return !was.isSameBytes(as: self[keyPath: text.path])
    }
  }

  /// Creates the form that would save these values unchanged.
  init(_ figures: RecipeFigures, in currency: Currency) {
    servings = figures.servings.map { String($0.count) } ?? ""
    // Energy computed from the macros is left empty, so that it is computed again when they change.
    calories = figures.isEnergyOfMacros ? "" : figures.energy.map { String($0.kilocalories) } ?? ""
    carbs = Self.typed(figures.macros.carbs)
    protein = Self.typed(figures.macros.protein)
    fat = Self.typed(figures.macros.fat)
    cost = figures.cost?.typed(in: currency) ?? ""
    cookTime = figures.time.map { String($0.minutes) } ?? ""
  }

  private static func typed(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }

  /// Parses the values.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  func figures(in currency: Currency) throws(FormErrors) -> RecipeFigures {
    var errors = FormErrors()
    let figures = read(in: currency, &errors)
    guard errors.isEmpty else { throw errors }
    return figures
  }

  /// Parses the values, adding errors to `errors`. Empty fields are unknown; an empty energy is computed from the
  /// macros if all three are given.
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

extension RecipeFigures {
  /// True if the energy equals the value computed from the macros.
  fileprivate var isEnergyOfMacros: Bool { energy != nil && energy == macros.energy }
}

extension NumberField<Servings> {
  static let servings = NumberField(
    name: "Servings", unit: "servings", units: "servings", decimals: 0, example: 4, limit: Servings.range.upperBound,
    isWhole: true, make: { Servings($0) })
}

extension NumberField<CookTime> {
  static let cookTime = NumberField(
    name: "The time", unit: "min", units: "minutes", decimals: 0, example: 35, limit: CookTime.range.upperBound,
    wanted: "minutes, or hours and minutes, such as 90 or 1 h 30", readOtherwise: { CookTime.minutes(typed: $0) },
    make: { CookTime(minutes: $0) })
}
