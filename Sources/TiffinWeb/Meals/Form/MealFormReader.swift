import TiffinCore

/// Turns a typed meal form into a meal's content, or into all that is wrong with it at once.
struct MealFormReader {
  private var errors = FormErrors()

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  static func read(_ form: MealForm) throws(FormErrors) -> MealContent {
    var reader = MealFormReader()
    return try reader.content(of: form)
  }

  /// What an energy left empty is worked out to; nil when no grams are typed, or some that cannot be taken.
  static func workedOutEnergy(_ form: MealForm) -> Energy? {
    if form.carbs.isEmpty && form.protein.isEmpty && form.fat.isEmpty { return nil }
    var reader = MealFormReader()
    let macros = reader.readMacros(form)
    return reader.errors.isEmpty ? energy(of: macros) : nil
  }

  private mutating func content(of form: MealForm) throws(FormErrors) -> MealContent {
    let name = errors.attempt("name", meal: { () throws(MealError) in try MealName(form.name) })
    let rating = readRating(form.rating)
    let category = errors.attempt(
      "category_other", meal: { () throws(MealError) in try Category(form.typedCategory) })
    let time = readTime(form.time)
    let macros = readMacros(form)
    // Empty means what the macros give together, and 0 kcal where they are empty too.
    let energy = read(form.calories, as: .energy, or: energy(of: macros), at: "calories")
    let notes = errors.attempt("notes", meal: { () throws(MealError) in try Notes(form.notes) })
    guard errors.isEmpty, let name, let rating, let category, let notes else { throw errors }
    return MealContent(
      name: name, category: category, energy: energy, macros: macros,
      date: LocalDate(typed: form.date) ?? .epoch, time: time,
      rating: rating, notes: notes, isFavourite: form.isFavourite)
  }

  /// Empty is no rating.
  private mutating func readRating(_ typed: String) -> Rating? {
    if typed.isEmpty { return Rating.none }
    return errors.attempt("rating", meal: { () throws(MealError) in try Rating(typed: typed) })
  }

  /// Empty is no time; so is what a browser's field could not be brought to say.
  private mutating func readTime(_ typed: String) -> LocalTime? {
    if typed.isEmpty { return nil }
    return errors.attempt("time") { () throws(FieldRefusal) in try LocalTime(typed: typed) }
  }

  /// Empty means 0 g (product.md, Meal-Tracker).
  private mutating func readMacros(_ form: MealForm) -> Macros {
    let carbs = read(form.carbs, as: .grams(of: .carbs), or: .zero, at: "carbs")
    let protein = read(form.protein, as: .grams(of: .protein), or: .zero, at: "protein")
    let fat = read(form.fat, as: .grams(of: .fat), or: .zero, at: "fat")
    return Macros(carbs: carbs, protein: protein, fat: fat)
  }

  private mutating func read<Value>(
    _ typed: String, as figure: Figure<Value>, or empty: Value, at field: String
  ) -> Value? {
    errors.attempt(field) { () throws(FieldRefusal) in try figure.read(typed) ?? empty }
  }
}
