import TiffinCore

/// The typed quick entry of a day.
struct QuickEntry: TypedForm {
  var name = ""
  var time = ""
  /// The category's name; empty for the usual category at that time.
  var category = "" { didSet { chosenCategory = category } }
  /// The category that was chosen; empty if it came with the dish that the entry was filled with, since another dish
  /// has its own.
  private(set) var chosenCategory = ""
  var energy = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  /// The dish that the entry was filled with, see ``KnownDish``; empty if there is none.
  var filled = ""
  /// The day, if the entry is on the page of today: see ``FormDay``; empty for any other day.
  var today = ""
  /// True if the entry is to be saved without any figures.
  var isBare = false
  /// Macros that the dish does not have: they may stay empty.
  private(set) var unknown: Set<Macro> = []
  /// A random text by which the same entry sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<QuickEntry>] = [
    FormText("name", \.name), FormText("time", \.time), FormText("category", \.category), FormText("kcal", \.energy),
    FormText("carbs", \.carbs), FormText("protein", \.protein), FormText("fat", \.fat), FormText("filled", \.filled),
    FormText("key", \.key), FormText("today", \.today),
  ]

  /// Creates an empty entry with the current time.
  init(at time: LocalTime) {
    self.time = time.iso
  }

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    try take(sent: form)
    isBare = try form.text("bare") != nil
  }

  subscript(macro: Macro) -> String {
    switch macro {
    case .carbs: carbs
    case .protein: protein
    case .fat: fat
    }
  }
}

extension QuickEntry {
  /// Fills in a meal's name, category and figures; the time stays now.
  mutating func fill(from meal: MealContent, as filled: String) {
    self.filled = filled
    name = meal.name.text
    category = MealCategory.main.contains(meal.category) ? meal.category.name : ""
    chosenCategory = ""
    fillFigures(from: meal)
  }

  /// Fills in a meal's figures. Grams are rounded as typed ones are.
  mutating func fillFigures(from meal: MealContent) {
    leaveUnknown(as: meal)
    energy = Self.typed(meal.energy)
    carbs = Self.typed(meal.macros.carbs)
    protein = Self.typed(meal.macros.protein)
    fat = Self.typed(meal.macros.fat)
  }

  /// Sets the macros that the meal does not have as optional.
  mutating func leaveUnknown(as meal: MealContent) {
    unknown = Set(Macro.allCases.filter { meal.macros[$0] == nil })
  }

  /// Returns true if the typed grams equal those that filling in the meal would give.
  func hasGrams(of meal: MealContent) -> Bool {
    Macro.allCases.allSatisfy { self[$0].isSameBytes(as: Self.typed(meal.macros[$0])) }
  }

  /// Returns true if the typed energy equals the one that filling in the meal would give.
  func hasEnergy(of meal: MealContent) -> Bool { energy.isSameBytes(as: Self.typed(meal.energy)) }

  /// True if all figures are blank.
  var isWithoutFigures: Bool {
    [energy, carbs, protein, fat].allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }

  static func typed(_ energy: Energy?) -> String { energy.map { String($0.kilocalories) } ?? "" }

  static func typed(_ mass: Mass?) -> String { mass.map { String(wholeGrams($0)) } ?? "" }

  /// Returns the mass rounded to the nearest gram.
  static func wholeGrams(_ mass: Mass) -> Int { (mass.milligrams + 500) / 1_000 }
}
