import TiffinCore

/// The day's quick entry as it was typed.
struct QuickEntry: TypedForm {
  var name = ""
  var time = ""
  /// Empty for the usual category at that time.
  var category = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  /// The meal that it was filled from; empty without one.
  var filled = ""
  /// The macros unknown for that meal: they can stay empty.
  private(set) var unknown: Set<Macro> = []
  /// A random text by which the same entry sent twice is recognised.
  var key = SubmissionKey.random().text

  static let texts: [FormText<QuickEntry>] = [
    FormText("name", \.name), FormText("time", \.time), FormText("category", \.category), FormText("carbs", \.carbs),
    FormText("protein", \.protein), FormText("fat", \.fat), FormText("filled", \.filled), FormText("key", \.key),
  ]

  /// An empty entry, now.
  init(at time: LocalTime) {
    self.time = time.iso
  }

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    try take(sent: form)
  }

  /// Takes a meal's name, category and grams, rounded like typed ones; the time stays the current one.
  mutating func fill(from meal: Meal) {
    filled = String(meal.id.number)
    name = meal.content.name.text
    category = MealCategory.main.contains(meal.content.category) ? meal.content.category.name : ""
    leaveUnknown(as: meal)
    carbs = Self.grams(meal.content.macros.carbs)
    protein = Self.grams(meal.content.macros.protein)
    fat = Self.grams(meal.content.macros.fat)
  }

  /// Lets the macros that the meal does not give stay empty.
  mutating func leaveUnknown(as meal: Meal) {
    unknown = Set(Macro.allCases.filter { meal.content.macros[$0] == nil })
  }

  /// True if the entry is as `meal` would fill it; only the time may differ.
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
