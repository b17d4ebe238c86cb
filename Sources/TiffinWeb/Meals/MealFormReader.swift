import TiffinCore

/// Turns a typed meal form into a meal's content, or into all that is wrong with it at once.
struct MealFormReader {
  private let form: MealForm
  private var errors = FormErrors()

  private init(_ form: MealForm) {
    self.form = form
  }

  /// - Throws: ``FormErrors`` with a sentence for every field that cannot be taken.
  static func read(_ form: MealForm) throws(FormErrors) -> MealContent {
    var reader = MealFormReader(form)
    return try reader.content()
  }

  private mutating func content() throws(FormErrors) -> MealContent {
    let form = form
    let name = attempt("name") { () throws(MealError) in try MealName(form.name) }
    let rating = attempt("rating") { () throws(MealError) in try Rating(Int(form.rating) ?? 0) }
    let category = attempt("category_other") { () throws(MealError) in try Category(form.typedCategory) }
    let time = readTime()
    let carbs = readMass(form.carbs, of: "carbs")
    let protein = readMass(form.protein, of: "protein")
    let fat = readMass(form.fat, of: "fat")
    let macros = Macros(carbs: carbs, protein: protein, fat: fat)
    let energy = readEnergy(or: macros)
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

  /// Empty is no time; so is what a browser's field could not be brought to say.
  private mutating func readTime() -> LocalTime? {
    if form.time.isEmpty { return nil }
    let time = LocalTime(iso: form.time)
    if time == nil { errors.add("Write the time as hours and minutes, such as 18:30", at: "time") }
    return time
  }

  /// Empty means 0 g (product.md, Meal-Tracker).
  private mutating func readMass(_ typed: String, of field: String) -> Mass? {
    guard let milligrams = number(typed, decimals: 3, unit: "grams", field) else { return nil }
    return attempt(field) { () throws(MealError) in try Mass(milligrams: milligrams) }
  }

  /// Empty means what the macros give together, and 0 kcal where they are empty too.
  private mutating func readEnergy(or macros: Macros) -> Energy? {
    if Self.isEmpty(form.calories) { return energy(of: macros) }
    guard let kilocalories = number(form.calories, decimals: 0, unit: "kcal", "calories") else { return nil }
    return attempt("calories") { () throws(MealError) in try Energy(kilocalories: kilocalories) }
  }

  private mutating func number(_ typed: String, decimals: Int, unit: String, _ field: String) -> Int? {
    do throws(DecimalError) {
      return try DecimalText.parse(typed, decimals: decimals)
    } catch {
      if error == .empty { return 0 }
      errors.add(error.sentence(unit: unit), at: field)
      return nil
    }
  }

  private static func isEmpty(_ typed: String) -> Bool {
    do throws(DecimalError) {
      _ = try DecimalText.parse(typed, decimals: 0)
      return false
    } catch {
      return error == .empty
    }
  }
}
