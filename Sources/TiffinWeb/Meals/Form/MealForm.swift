import TiffinCore

/// The meal form as it was typed: text for every field, whatever it says.
///
/// A refused form comes back with exactly this, and a stored meal is edited as this.
struct MealForm: Sendable {
  var name = ""
  var category = ""
  var categoryOther = ""
  var calories = ""
  var carbs = ""
  var protein = ""
  var fat = ""
  var date = ""
  var time = ""
  var rating = ""
  var notes = ""
  var isFavourite = false
  var removesPhoto = false
  /// The random text that tells one filled form from another, so that a form sent twice is one save.
  var key = ""
  /// The revision of the meal that the form was filled from; empty when adding.
  var revision = ""
  /// The macros that the meal does not tell from which the form was filled, by their fields' names: "protein fat".
  var unknown = ""
}

extension MealForm {
  /// One of its texts.
  struct Part: Sendable {
    /// As the form sends it.
    let name: String
    let text: any WritableKeyPath<MealForm, String> & Sendable
    /// People type it, and are told what is wrong with it.
    let isTyped: Bool

    static func typed(_ name: String, _ text: any WritableKeyPath<MealForm, String> & Sendable) -> Part {
      Part(name: name, text: text, isTyped: true)
    }

    static func beside(_ name: String, _ text: any WritableKeyPath<MealForm, String> & Sendable) -> Part {
      Part(name: name, text: text, isTyped: false)
    }
  }

  /// All of them, in the form's order.
  static let parts: [Part] = [
    .typed("name", \.name), .beside("category", \.category), .beside("category_other", \.categoryOther),
    .typed("calories", \.calories), .typed("carbs", \.carbs), .typed("protein", \.protein), .typed("fat", \.fat),
    .typed("date", \.date), .typed("time", \.time), .typed("rating", \.rating), .typed("notes", \.notes),
    .beside("key", \.key), .beside("revision", \.revision), .beside("unknown", \.unknown),
  ]

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    for part in Self.parts { self[keyPath: part.text] = try form.text(part.name) ?? "" }
    try chooseCategory(form)
    notes = LineBreaks.asTyped(notes)
    isFavourite = try form.text("favourite") != nil
    removesPhoto = try form.text("remove_photo") != nil
  }

  /// A category that the form has no button for is shown under "Other", as typed.
  private mutating func chooseCategory(_ form: FormData) throws(HTTPRefusal) {
    let chosen = try form.text("category") ?? ""
    let other = try form.text("category_other") ?? ""
    let isOffered = MealCategory.main.contains { $0.name == chosen }
    category = isOffered ? chosen : ""
    categoryOther = isOffered || chosen.isEmpty ? other : chosen
  }
}

extension MealForm {
  /// An empty form, dated now, in the category that is usual at this time.
  init(on date: LocalDate, at time: LocalTime) {
    category = MealCategory.usual(at: time).name
    self.date = date.iso
    self.time = time.iso
    rating = "0"
    key = SubmissionKey.random().text
  }

  /// The form that would store this meal as it is.
  init(_ meal: Meal) {
    take(meal.content)
    date = meal.content.date.iso
    time = meal.content.time?.iso ?? ""
    key = SubmissionKey.random().text
    revision = String(meal.revision)
  }

  /// Everything that a meal says but when it was eaten.
  mutating func take(_ content: MealContent) {
    name = content.name.text
    show(content.category)
    calories = Self.typed(content.energy, besides: content.macros)
    carbs = Self.typed(content.macros.carbs)
    protein = Self.typed(content.macros.protein)
    fat = Self.typed(content.macros.fat)
    rating = String(content.rating.stars)
    notes = content.notes.text
    isFavourite = content.isFavourite
    unknown = Macro.allCases.filter { content.macros[$0] == nil }.map(\.rawValue).joined(separator: " ")
  }

  /// What was typed into the quick entry.
  mutating func take(_ entry: QuickEntry) {
    name = entry.name
    time = entry.time
    let usual = LocalTime(iso: entry.time).map { MealCategory.usual(at: $0).name }
    category = entry.category.isEmpty ? usual ?? category : entry.category
    (calories, carbs, protein, fat) = (entry.energy, entry.carbs, entry.protein, entry.fat)
  }

  /// What the macros give is not typed: it is worked out again when they change. One's own number stays.
  private static func typed(_ energy: Energy?, besides macros: Macros) -> String {
    guard let energy else { return "" }
    return macros.isComplete && energy == TiffinCore.energy(of: macros) ? "" : String(energy.kilocalories)
  }

  private static func typed(_ mass: Mass?) -> String {
    mass.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? ""
  }

  /// One of the four is chosen by its name; any other text, and none, is under "Other".
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
  /// The chosen category, or the text beside it.
  var typedCategory: String { category.isEmpty ? categoryOther : category }

  /// Whether it was unknown before: left empty, it still is.
  func wasUnknown(_ macro: Macro) -> Bool {
    unknown.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(macro.rawValue.utf8) }
  }

  /// The fields as a form sends them, for a form that sends them once more.
  var fields: [(name: String, value: String)] {
    Self.parts.map { ($0.name, self[keyPath: $0.text]) } + (isFavourite ? [("favourite", "1")] : [])
      + (removesPhoto ? [("remove_photo", "1")] : [])
  }
}
