import TiffinCore

/// The day's quick entry as it was typed.
struct QuickEntry: TypedForm {
  var name = ""
  var time = ""
  /// Empty for the usual category at that time.
  var category = "" { didSet { chosenCategory = category } }
  /// The same, but empty where it came with what the entry was filled with: another dish has its own.
  private(set) var chosenCategory = ""
  var energy = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  /// What it was filled with, see ``KnownDish``; empty without.
  var filled = ""
  /// The day, if the entry is on the page of today: see ``FormDay``; empty for any other day.
  var today = ""
  /// It is to be noted without any figures.
  var isBare = false
  /// Grams that this does not tell: they can stay empty.
  private(set) var unknown: Set<Macro> = []
  /// A random text by which the same entry sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<QuickEntry>] = [
    FormText("name", \.name), FormText("time", \.time), FormText("category", \.category), FormText("kcal", \.energy),
    FormText("carbs", \.carbs), FormText("protein", \.protein), FormText("fat", \.fat), FormText("filled", \.filled),
    FormText("key", \.key), FormText("today", \.today),
  ]

  /// An empty entry, now.
  init(at time: LocalTime) {
    self.time = time.iso
  }

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
  /// Takes a meal's name, category and figures; the time stays now.
  mutating func fill(from meal: MealContent, as filled: String) {
    self.filled = filled
    name = meal.name.text
    category = MealCategory.main.contains(meal.category) ? meal.category.name : ""
    chosenCategory = ""
    fillFigures(from: meal)
  }

  /// Grams are rounded as typed ones are.
  mutating func fillFigures(from meal: MealContent) {
    leaveUnknown(as: meal)
    energy = Self.typed(meal.energy)
    carbs = Self.typed(meal.macros.carbs)
    protein = Self.typed(meal.macros.protein)
    fat = Self.typed(meal.macros.fat)
  }

  /// What it was filled with asks for no more than it told itself.
  mutating func leaveUnknown(as meal: MealContent) {
    unknown = Set(Macro.allCases.filter { meal.macros[$0] == nil })
  }

  /// Whether it tells the grams as filling it with that meal would.
  func hasGrams(of meal: MealContent) -> Bool {
    Macro.allCases.allSatisfy { self[$0].isSameBytes(as: Self.typed(meal.macros[$0])) }
  }

  /// Whether it tells the energy as filling it with that meal would.
  func hasEnergy(of meal: MealContent) -> Bool { energy.isSameBytes(as: Self.typed(meal.energy)) }

  /// Whether there is no figure in it.
  var isWithoutFigures: Bool {
    [energy, carbs, protein, fat].allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
  }

  static func typed(_ energy: Energy?) -> String { energy.map { String($0.kilocalories) } ?? "" }

  static func typed(_ mass: Mass?) -> String { mass.map { String(wholeGrams($0)) } ?? "" }

  /// Rounded to the nearest.
  static func wholeGrams(_ mass: Mass) -> Int { (mass.milligrams + 500) / 1_000 }
}
