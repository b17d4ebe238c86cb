import TiffinCore

/// The meal form as typed: the text of every field, valid or not.
///
/// A refused form is shown again from this value, and editing a stored meal starts from this value.
struct MealForm: Sendable {
  var name = ""
  var category = ""
  var categoryOther = ""
  var calories = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  var fibre = ""
  var sugars = ""
  var saturated = ""
  var salt = ""
  var date = ""
  var time = ""
  var rating = ""
  var notes = ""
  var isFavourite = false
  var removesPhoto = false
  /// A random text that identifies the filled-in form, so that a form sent twice is saved once.
  var key = ""
  /// The revision of the meal with which the form was filled; empty for a new meal.
  var revision = ""
  /// The macros that were unknown in the meal with which the form was filled: "protein fat".
  var unknown = ""
  /// The id of the dish with which the quick entry was filled, see ``KnownDish``; empty if there is none.
  var filled = ""
}

extension MealForm: RevisingForm {
  static let texts: [FormText<MealForm>] =
    [
      FormText("name", \.name), FormText("category", \.category), FormText("category_other", \.categoryOther),
      FormText("calories", \.calories), FormText("carbs", \.carbs), FormText("protein", \.protein),
      FormText("fat", \.fat), FormText("date", \.date), FormText("time", \.time), FormText("rating", \.rating),
      FormText("notes", \.notes), FormText("key", \.key), FormText("revision", \.revision),
      FormText("unknown", \.unknown), FormText("filled", \.filled),
    ] + numbers.map(\.text)

  /// The numbers that may stay empty. Nutrients that the person has not chosen to see are hidden fields.
  static let numbers = [
    MealNumberField(.fibre, \.fibre), MealNumberField(.sugars, \.sugars), MealNumberField(.saturated, \.saturated),
    MealNumberField(.salt, \.salt),
  ]

  /// The text fields that can have an error message, except that of the category.
  static let typed = texts.filter { text in
    !["category", "category_other", "key", "revision", "unknown", "filled"].contains(text.name)
  }

  /// Parses a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field was sent more than once.
  init(_ form: FormData) throws(HTTPRefusal) {
    try read(sent: form)
    chooseCategory()
    notes = LineBreaks.asTyped(notes)
    isFavourite = try form.text("favourite") != nil
    removesPhoto = try form.text("remove_photo") != nil
  }

  /// Moves a category for which the form has no button to the text field "Other".
  private mutating func chooseCategory() {
    let (chosen, other) = (category, categoryOther)
    let isOffered = MealCategory.main.contains { $0.name == chosen }
    category = isOffered ? chosen : ""
    categoryOther = isOffered || chosen.isEmpty ? other : chosen
  }
}

extension MealForm {
  /// Creates an empty form with this date and time, and the usual category at this time.
  init(on date: LocalDate, at time: LocalTime) {
    category = MealCategory.usual(at: time).name
    self.date = date.iso
    self.time = time.iso
    rating = "0"
    key = SubmissionKey.random().text
  }

  /// Creates the form that would save this meal unchanged.
  init(_ meal: Meal) {
    fill(meal.content)
    date = meal.content.date.iso
    time = meal.content.time?.iso ?? ""
    key = SubmissionKey.random().text
    revision = String(meal.revision)
  }

  /// Fills in everything except the date and the time.
  mutating func fill(_ content: MealContent) {
    name = content.name.text
    show(content.category)
    calories = Self.typed(content.energy, besides: content.macros)
    carbs = Self.typed(content.macros.carbs)
    protein = Self.typed(content.macros.protein)
    fat = Self.typed(content.macros.fat)
    for number in Self.numbers { self[keyPath: number.text.path] = number.shown(content) }
    rating = String(content.rating.stars)
    notes = content.notes.text
    isFavourite = content.isFavourite
    unknown = Self.names(of: Macro.allCases.filter { content.macros[$0] == nil })
  }

  private static func names(of macros: [Macro]) -> String { macros.map(\.rawValue).joined(separator: " ") }

  /// Fills in the values of the quick entry.
  mutating func fill(_ entry: QuickEntry) {
    name = entry.name
    time = entry.time
    let usual = LocalTime(iso: entry.time).map { MealCategory.usual(at: $0).name }
    category = entry.category.isEmpty ? usual ?? category : entry.category
    (calories, carbs, protein, fat) = (entry.energy, entry.carbs, entry.protein, entry.fat)
    // Macros that the dish does not have remain unknown.
    filled = entry.filled
    unknown = entry.filled.isEmpty ? "" : Self.names(of: Macro.allCases.filter { entry[$0].isEmpty })
  }

  /// Returns the text of the energy field. It is empty if the energy equals the value computed from the macros, so that
  /// it is computed again when they change.
  private static func typed(_ energy: Energy?, besides macros: Macros) -> String {
    guard let energy else { return "" }
    return macros.isComplete && energy == TiffinCore.energy(of: macros) ? "" : String(energy.kilocalories)
  }

  private static func typed(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }

  /// Selects one of the four main categories, or writes another one to the text field "Other".
  private mutating func show(_ shown: MealCategory) {
    if case .other(let other) = shown {
      category = ""
      categoryOther = other.text
    } else {
      category = shown.name
    }
  }
}

extension MealForm {
  /// The selected category, or the text typed under "Other".
  var typedCategory: String { category.isEmpty ? categoryOther : category }

  /// Returns true if the macro was unknown when the form was filled. It remains unknown if its field is empty.
  func wasUnknown(_ macro: Macro) -> Bool {
    unknown.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(macro.rawValue.utf8) }
  }

  /// The form's fields, for a form that sends them again.
  var fields: [(name: String, value: String)] {
    sentTexts + (isFavourite ? [("favourite", "1")] : [])
      + (removesPhoto ? [("remove_photo", "1")] : [])
  }
}
