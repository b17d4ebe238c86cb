import TiffinCore

/// Turns a typed quick entry into a meal's content, or into all of its errors at once.
///
/// All fields are required, except for macros that are unknown in the meal it was filled from.
struct QuickEntryReader {
  private var errors = FormErrors()

  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  static func read(_ entry: QuickEntry, from filled: Meal?, on date: LocalDate) throws(FormErrors) -> MealContent {
    var reader = QuickEntryReader()
    var content = try reader.content(of: entry, on: date)
    if !content.macros.isComplete, let filled {
      content.energy = filled.content.energy
      content.isEstimated = filled.content.isEstimated
    }
    return content
  }

  private mutating func content(of entry: QuickEntry, on date: LocalDate) throws(FormErrors) -> MealContent {
    let name = errors.attempt("name") { () throws(MealError) in try MealName(entry.name) }
    let time = errors.attempt("time") { () throws(FieldRefusal) in try LocalTime(typed: entry.time) }
    let macros = Macros(
      carbs: readGrams(entry.carbs, of: .carbs, entry), protein: readGrams(entry.protein, of: .protein, entry),
      fat: readGrams(entry.fat, of: .fat, entry))
    let category = readCategory(entry.category, at: time)
    guard errors.isEmpty, let name, let time, let category else { throw errors }
    return MealContent(
      name: name, category: category, energy: energy(of: macros), macros: macros, date: date, time: time)
  }

  /// Rounds to whole grams.
  private mutating func readGrams(_ typed: String, of macro: Macro, _ entry: QuickEntry) -> Mass? {
    errors.attempt(macro.rawValue) { () throws(FieldRefusal) in
      let mass = try Figure.wholeGrams(of: macro).read(typed)
      guard mass != nil || entry.unknown.contains(macro) else {
        throw FieldRefusal(sentence: "Fill in the \(macro.rawValue); 0 will do")
      }
      return mass
    } ?? nil
  }

  /// The chosen category, else the usual one at that time.
  private mutating func readCategory(_ typed: String, at time: LocalTime?) -> MealCategory? {
    if typed.isEmpty { return time.map(MealCategory.usual(at:)) }
    return errors.attempt("category") { () throws(MealError) in try MealCategory(typed) }
  }
}
