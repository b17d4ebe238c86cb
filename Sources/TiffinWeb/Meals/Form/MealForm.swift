import TiffinCore

/// The typed meal form: text for every field, valid or not.
///
/// A refused form is shown again from this value, and a stored meal is edited as this value.
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
  /// A random text that identifies a filled form, so that a form sent twice is saved once.
  var key = ""
  /// The revision of the meal that the form was filled from; empty for a new meal.
  var revision = ""
  /// The names of macros unknown in the meal that the form was filled from: "protein fat".
  var unknown = ""
  /// The dish that the quick entry was filled with, see ``KnownDish``; empty if there is none.
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
    ] + further

  /// The fields of further nutrients, visible to people who have chosen to see them and hidden for others.
  static let further = [
    FormText<MealForm>("fibre", \.fibre), FormText("sugars", \.sugars), FormText("saturated", \.saturated),
    FormText("salt", \.salt),
  ]

  /// The fields that can have an error message.
  static let typed = texts.filter { text in
    !["category", "category_other", "key", "revision", "unknown", "filled"].contains(text.name)
  }

  /// Reads a sent form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    try take(sent: form)
    chooseCategory()
    notes = LineBreaks.asTyped(notes)
    isFavourite = try form.text("favourite") != nil
    removesPhoto = try form.text("remove_photo") != nil
  }

  /// Moves a category that the form has no button for to "Other", as typed.
  private mutating func chooseCategory() {
    let (chosen, other) = (category, categoryOther)
    let isOffered = MealCategory.main.contains { $0.name == chosen }
    category = isOffered ? chosen : ""
    categoryOther = isOffered || chosen.isEmpty ? other : chosen
  }
}

extension MealForm {
  /// Creates an empty form for that date, in the usual category at that time.
  init(on date: LocalDate, at time: LocalTime) {
    category = MealCategory.usual(at: time).name
    self.date = date.iso
    self.time = time.iso
    rating = "0"
    key = SubmissionKey.random().text
  }

  /// Creates the form that would save this meal unchanged.
  init(_ meal: Meal) {
    take(meal.content)
    date = meal.content.date.iso
    time = meal.content.time?.iso ?? ""
    key = SubmissionKey.random().text
    revision = String(meal.revision)
  }

  /// Fills in everything but the date and the time.
  mutating func take(_ content: MealContent) {
    name = content.name.text
    show(content.category)
    calories = Self.typed(content.energy, besides: content.macros)
    carbs = Self.typed(content.macros.carbs)
    protein = Self.typed(content.macros.protein)
    fat = Self.typed(content.macros.fat)
    for (text, nutrient) in zip(Self.further, FurtherNutrient.allCases) {
      self[keyPath: text.path] = Self.typed(content.further[nutrient])
    }
    rating = String(content.rating.stars)
    notes = content.notes.text
    isFavourite = content.isFavourite
    unknown = Self.names(of: Macro.allCases.filter { content.macros[$0] == nil })
  }

  private static func names(of macros: [Macro]) -> String { macros.map(\.rawValue).joined(separator: " ") }

  /// Fills in the values of the quick entry.
  mutating func take(_ entry: QuickEntry) {
    name = entry.name
    time = entry.time
    let usual = LocalTime(iso: entry.time).map { MealCategory.usual(at: $0).name }
    category = entry.category.isEmpty ? usual ?? category : entry.category
    (calories, carbs, protein, fat) = (entry.energy, entry.carbs, entry.protein, entry.fat)
    // Macros that the dish does not have stay unknown.
    filled = entry.filled
    unknown = entry.filled.isEmpty ? "" : Self.names(of: Macro.allCases.filter { entry[$0].isEmpty })
  }

  /// Returns the text for the energy: empty if it equals the value computed from the macros, so that it is recomputed
  /// when they change; otherwise the person's own number.
  private static func typed(_ energy: Energy?, besides macros: Macros) -> String {
    guard let energy else { return "" }
    return macros.isComplete && energy == TiffinCore.energy(of: macros) ? "" : String(energy.kilocalories)
  }

  private static func typed(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }

  /// Selects one of the four main categories; any other text, or none, goes to "Other".
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
  /// The chosen category, or the text typed under "Other".
  var typedCategory: String { category.isEmpty ? categoryOther : category }

  /// Returns true if the macro was unknown before: if left empty, it stays unknown.
  func wasUnknown(_ macro: Macro) -> Bool {
    unknown.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(macro.rawValue.utf8) }
  }

  /// The form's fields, for a form that sends them again.
  var fields: [(name: String, value: String)] {
    sentTexts + (isFavourite ? [("favourite", "1")] : [])
      + (removesPhoto ? [("remove_photo", "1")] : [])
  }
}
