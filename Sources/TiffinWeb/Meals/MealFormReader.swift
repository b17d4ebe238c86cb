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
    let name = attempt("name") { () throws(MealError) in try MealName(form.name) }
    let rating = readRating(form.rating)
    let category = attempt("category_other") { () throws(MealError) in try Category(form.typedCategory) }
    let time = readTime(form.time)
    let macros = readMacros(form)
    let energy = readEnergy(form.calories, or: macros)
    let notes = attempt("notes") { () throws(MealError) in try Notes(form.notes) }
    guard errors.isEmpty, let name, let rating, let category, let notes else { throw errors }
    return MealContent(
      name: name, category: category, energy: energy, macros: macros,
      date: LocalDate(typed: form.date) ?? .epoch, time: time,
      rating: rating, notes: notes, isFavourite: form.isFavourite)
  }

  private mutating func attempt<Value>(_ field: String, _ value: () throws(MealError) -> Value) -> Value? {
    do throws(MealError) {
      return try value()
    } catch {
      errors.add(error.sentence, at: field)
      return nil
    }
  }

  /// Empty is no rating.
  private mutating func readRating(_ typed: String) -> Rating? {
    if typed.isEmpty { return Rating.none }
    return attempt("rating") { () throws(MealError) in try Rating(typed: typed) }
  }

  /// Empty is no time; so is what a browser's field could not be brought to say.
  private mutating func readTime(_ typed: String) -> LocalTime? {
    if typed.isEmpty { return nil }
    let time = LocalTime(iso: typed)
    if time == nil { errors.add("Write the time as hours and minutes, such as 18:30", at: "time") }
    return time
  }

  private mutating func readMacros(_ form: MealForm) -> Macros {
    let carbs = readMass(form.carbs, of: "carbs")
    let protein = readMass(form.protein, of: "protein")
    let fat = readMass(form.fat, of: "fat")
    return Macros(carbs: carbs, protein: protein, fat: fat)
  }

  /// Empty means 0 g (product.md, Meal-Tracker).
  private mutating func readMass(_ typed: String, of field: String) -> Mass? {
    guard let milligrams = number(typed, decimals: 3, unit: "grams", empty: 0, field) else { return nil }
    return attempt(field) { () throws(MealError) in try Mass(milligrams: milligrams) }
  }

  /// Empty means what the macros give together, and 0 kcal where they are empty too.
  private mutating func readEnergy(_ typed: String, or macros: Macros) -> Energy? {
    let workedOut = energy(of: macros).kilocalories
    guard let kilocalories = number(typed, decimals: 0, unit: "kcal", empty: workedOut, "calories") else { return nil }
    return attempt("calories") { () throws(MealError) in try Energy(kilocalories: kilocalories) }
  }

  private mutating func number(
    _ typed: String, decimals: Int, unit: String, empty: Int, _ field: String
  ) -> Int? {
    do throws(DecimalError) {
      return try DecimalText.parse(typed, decimals: decimals)
    } catch {
      if error == .empty { return empty }
      errors.add(error.sentence(unit: unit), at: field)
      return nil
    }
  }
}
