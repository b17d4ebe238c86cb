import TiffinCore

/// Turns a typed quick entry into a meal's content, or into all that is wrong with it at once. All fields are needed.
struct QuickEntryReader {
  private var errors = FormErrors()

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  static func read(_ entry: QuickEntry, on date: LocalDate) throws(FormErrors) -> MealContent {
    var reader = QuickEntryReader()
    return try reader.content(of: entry, on: date)
  }

  private mutating func content(of entry: QuickEntry, on date: LocalDate) throws(FormErrors) -> MealContent {
    let name = readName(entry.name)
    let time = readTime(entry.time)
    let carbs = readGrams(entry.carbs, of: .carbs)
    let protein = readGrams(entry.protein, of: .protein)
    let fat = readGrams(entry.fat, of: .fat)
    let category = readCategory(entry.category, at: time)
    guard errors.isEmpty, let name, let time, let category else { throw errors }
    let macros = Macros(carbs: carbs, protein: protein, fat: fat)
    return MealContent(
      name: name, category: category, energy: energy(of: macros), macros: macros, date: date, time: time)
  }

  private mutating func readName(_ typed: String) -> MealName? {
    do throws(MealError) {
      return try MealName(typed)
    } catch {
      errors.add(error.sentence, at: "name")
      return nil
    }
  }

  private mutating func readTime(_ typed: String) -> LocalTime? {
    let time = LocalTime(iso: typed)
    if time == nil { errors.add("Write the time as hours and minutes, such as 18:30", at: "time") }
    return time
  }

  /// Rounded to whole grams.
  private mutating func readGrams(_ typed: String, of macro: Macro) -> Mass? {
    do throws(FieldRefusal) {
      if let mass = try Figure.wholeGrams(of: macro).read(typed) { return mass }
      errors.add("Fill in the \(macro.rawValue); 0 will do", at: macro.rawValue)
    } catch {
      errors.add(error.sentence, at: macro.rawValue)
    }
    return nil
  }

  /// One that was chosen, else the usual one at that time.
  private mutating func readCategory(_ typed: String, at time: LocalTime?) -> Category? {
    if typed.isEmpty { return time.map(Category.usual(at:)) }
    do throws(MealError) {
      return try Category(typed)
    } catch {
      errors.add(error.sentence, at: "category")
      return nil
    }
  }
}
