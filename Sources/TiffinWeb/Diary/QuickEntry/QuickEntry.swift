import TiffinCore

/// The day's quick entry as it was typed.
struct QuickEntry: TypedForm {
  var name = ""
  var time = ""
  /// Empty: the one that is usual at the time.
  var category = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  /// The meal that it was filled with; empty without one.
  var filled = ""
  /// Grams that this meal does not tell: they can stay empty.
  private(set) var unknown: Set<Macro> = []
  /// The random text by which the same entry sent twice is known.
  var key = SubmissionKey.random().text

  static let texts: [FormText<QuickEntry>] = [
    FormText("name", \.name), FormText("time", \.time), FormText("category", \.category), FormText("carbs", \.carbs),
    FormText("protein", \.protein), FormText("fat", \.fat), FormText("filled", \.filled), FormText("key", \.key),
  ]

  /// An empty entry, now.
  init(at time: LocalTime) {
    self.time = time.iso
  }

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    try take(sent: form)
  }

  /// Takes a meal's name, category and grams, rounded as typed ones are; the time stays now.
  mutating func fill(from meal: Meal) {
    filled = String(meal.id.number)
    name = meal.content.name.text
    category = MealCategory.main.contains(meal.content.category) ? meal.content.category.name : ""
    leaveUnknown(as: meal)
    carbs = Self.grams(meal.content.macros.carbs)
    protein = Self.grams(meal.content.macros.protein)
    fat = Self.grams(meal.content.macros.fat)
  }

  /// What it was filled with asks for no more than it told itself.
  mutating func leaveUnknown(as meal: Meal) {
    unknown = Set(Macro.allCases.filter { meal.content.macros[$0] == nil })
  }

  /// Whether it says no more than filling it with that meal would: only the time may be another.
  func isUnchanged(from meal: Meal) -> Bool {
    var other = self
    other.fill(from: meal)
    return zip(said, other.said).allSatisfy { $0.isSameBytes(as: $1) }
  }

  private var said: [String] { [name, category, carbs, protein, fat] }

  private static func grams(_ mass: Mass?) -> String {
    mass.map { String(($0.milligrams + 500) / 1_000) } ?? ""
  }
}
