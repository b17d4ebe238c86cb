import TiffinCore

/// A reader that converts a typed meal form to a meal's content, or collects all of its errors.
struct MealFormReader {
  private var errors = FormErrors()

  /// Parses a form for a meal.
  ///
  /// - Throws: ``FormErrors`` with a sentence for every invalid field.
  static func read(_ form: MealForm) throws(FormErrors) -> MealContent {
    var reader = MealFormReader()
    return try reader.content(of: form)
  }

  /// Returns the energy of a form with an empty energy field, computed from the typed grams; nil if no grams were
  /// typed, they are invalid, or a macro remains unknown.
  static func workedOutEnergy(_ form: MealForm) -> Energy? {
    if form.carbs.isEmpty && form.protein.isEmpty && form.fat.isEmpty { return nil }
    var reader = MealFormReader()
    let (energy, _) = reader.readFigures(form)
    return reader.errors.isEmpty ? energy : nil
  }

  private mutating func content(of form: MealForm) throws(FormErrors) -> MealContent {
    let name = errors.attempt("name") { () throws(MealError) in try MealName(form.name) }
    let rating = readRating(form.rating)
    let category = errors.attempt("category_other") { () throws(MealError) in try MealCategory(form.typedCategory) }
    let time = readTime(form.time)
    let (energy, macros) = readFigures(form)
    let numbers = readNumbers(form)
    let notes = errors.attempt("notes") { () throws(MealError) in try MealNotes(form.notes) }
    guard errors.isEmpty, let name, let rating, let category, let notes else { throw errors }
    var content = MealContent(
      name: name, category: category, energy: energy, macros: macros,
      date: LocalDate(typed: form.date) ?? .epoch, time: time,
      rating: rating, notes: notes, isFavourite: form.isFavourite)
    for change in numbers { change(&content) }
    return content
  }

  /// Parses the rating; an empty text means no rating.
  private mutating func readRating(_ typed: String) -> Rating? {
    if typed.isEmpty { return Rating.none }
    return errors.attempt("rating") { () throws(MealError) in try Rating(typed: typed) }
  }

  /// Parses the time; nil if the text is empty, which browsers also send for an invalid time.
  private mutating func readTime(_ typed: String) -> LocalTime? {
    if typed.isEmpty { return nil }
    return errors.attempt("time") { () throws(FieldRefusal) in try LocalTime(typed: typed) }
  }

  /// Parses energy and macros. If the energy is empty and all macros are known, the energy is computed.
  private mutating func readFigures(_ form: MealForm) -> (Energy?, Macros) {
    let typed = Macros(
      carbs: readMass(form.carbs, of: .carbs), protein: readMass(form.protein, of: .protein),
      fat: readMass(form.fat, of: .fat))
    let energy = errors.figure("calories", form.calories, .energy)
    let macros = energy != nil && typed == .unknown ? typed : Self.settled(typed, form)
    return (energy ?? macros.energy, macros)
  }

  /// Parses the numbers that may be empty, as changes of the content.
  private mutating func readNumbers(_ form: MealForm) -> [MealNumberField.Change] {
    MealForm.numbers.compactMap { number in
      errors.attempt(number.text.name) { () throws(FieldRefusal) in try number.read(form[keyPath: number.text.path]) }
    }
  }

  /// Replaces empty fields by 0 g, unless the macro was unknown when the form was filled.
  private static func settled(_ typed: Macros, _ form: MealForm) -> Macros {
    func mass(_ macro: Macro) -> Mass? { typed[macro] ?? (form.wasUnknown(macro) ? nil : .zero) }
    return Macros(carbs: mass(.carbs), protein: mass(.protein), fat: mass(.fat))
  }

  /// Parses a mass; nil if the field is empty or invalid.
  private mutating func readMass(_ typed: String, of macro: Macro) -> Mass? {
    errors.figure(macro.rawValue, typed, .grams(of: macro))
  }
}
