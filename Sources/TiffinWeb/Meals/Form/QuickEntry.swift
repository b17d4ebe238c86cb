import TiffinCore

/// The quick entry of a day as typed.
struct QuickEntry: TypedForm {
  var name = ""
  var time = ""
  /// The name of the category; empty for the usual category at the time of the meal.
  var category = "" { didSet { chosenCategory = category } }
  /// The category that the visitor chose or submitted; empty after it was filled in from a dish, so that a link to
  /// another dish does not keep the first dish's category.
  private(set) var chosenCategory = ""
  var energy = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  /// The id of the dish with which the entry was filled, see ``KnownDish``; empty if there is none.
  var filled = ""
  /// The date of the page if the entry is on today's page, see ``SubmittedDay``; empty on the page of another day.
  var today = ""
  /// True if the entry is to be saved without any nutrients.
  var isBare = false
  /// The macros that the dish does not have, which may be empty.
  private(set) var unknown: Set<Macro> = []
  /// A random text by which an entry that is sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<QuickEntry>] = [
    FormText("name", \.name), FormText("time", \.time), FormText("category", \.category), FormText("kcal", \.energy),
    FormText("carbs", \.carbs), FormText("protein", \.protein), FormText("fat", \.fat), FormText("filled", \.filled),
    FormText("key", \.key), FormText("today", \.today),
  ]

  /// Creates an empty entry with a time.
  init(at time: LocalTime) {
    self.time = time.iso
  }

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    try read(sent: form)
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
  /// Fills in the name, category and nutrients of a meal. The time does not change.
  mutating func fill(from meal: MealContent, as filled: String) {
    self.filled = filled
    name = meal.name.text
    category = MealCategory.main.contains(meal.category) ? meal.category.name : ""
    chosenCategory = ""
    fillFigures(from: meal)
  }

  /// Fills in the energy and macros of a meal, with masses rounded to whole grams.
  mutating func fillFigures(from meal: MealContent) {
    leaveUnknown(as: meal)
    energy = Self.typed(meal.energy)
    carbs = Self.typed(meal.macros.carbs)
    protein = Self.typed(meal.macros.protein)
    fat = Self.typed(meal.macros.fat)
  }

  /// Allows the fields of macros that are unknown in the meal to be empty.
  mutating func leaveUnknown(as meal: MealContent) {
    unknown = Set(Macro.allCases.filter { meal.macros[$0] == nil })
  }

  /// Returns true if the typed grams are those with which the meal would fill the entry.
  func hasGrams(of meal: MealContent) -> Bool {
    Macro.allCases.allSatisfy { self[$0].isSameBytes(as: Self.typed(meal.macros[$0])) }
  }

  /// Returns true if the typed energy is that with which the meal would fill the entry.
  func hasEnergy(of meal: MealContent) -> Bool { energy.isSameBytes(as: Self.typed(meal.energy)) }

  /// True if the fields for energy and macros are empty.
  var isWithoutFigures: Bool {
    [energy, carbs, protein, fat].allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }

  static func typed(_ energy: Energy?) -> String { energy.map { String($0.kilocalories) } ?? "" }

  static func typed(_ mass: Mass?) -> String { mass.map { String(wholeGrams($0)) } ?? "" }

  /// Returns the mass in grams, rounded.
  static func wholeGrams(_ mass: Mass) -> Int { (mass.milligrams + 500) / 1_000 }
}
