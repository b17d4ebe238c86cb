import TiffinCore

/// A page of meals, to which the pages and forms of its meals return.
///
/// It is passed as one text in the field `list`. Only known values are read from the text, so that it cannot lead to
/// another site.
struct MealListLocation: Sendable {
  /// The date of the page of a day; nil for a list.
  var day: LocalDate?
  /// The planned entry that was eaten; nil if there is none. If it is set, the page is the plan of the week around
  /// ``day``.
  var planned: PlanEntry.ID?
  /// The main category of a list; nil for all meals.
  var category: TiffinCore.MealCategory?
  /// True if the list is that of favourites, which contains each name once.
  var isFavourites = false
  /// The search in the list; nil for all meals.
  var search: MealSearch?
  /// The cursor of the row before the page; nil for the first page.
  var after: MealCursor?

  /// The first page of all meals.
  static let first = MealListLocation()

  /// The location as text in the form of a query, such as `category=lunch&q=soup` or `day=2026-11-21`; empty for the
  /// first page of all meals.
  var text: String {
    if let day { return "day=\(day.iso)" + (planned.map { "&planned=\($0.number)" } ?? "") }
    var text = ""
    func add(_ name: String, _ value: String) { text += text.isEmpty ? "\(name)=\(value)" : "&\(name)=\(value)" }
    if let category { add("category", category.word) }
    if isFavourites { add("favourites", "1") }
    if let search { add("q", PercentEncoding.encoded(search.text)) }
    if let after { add("after", after.text) }
    return text
  }

  /// The ``text``, percent-encoded as the value of a query field.
  var encoded: String { PercentEncoding.encoded(text) }
}

extension MealListLocation {
  /// Parses a location in a query. Invalid values are ignored.
  init(_ query: FormData) throws(HTTPRefusal) {
    day = try query.text("day").flatMap { LocalDate(iso: $0) }
    planned = try query.text("planned").flatMap(PlanEntry.ID.init(_:))
    isFavourites = try query.text("favourites") == "1"
    category = isFavourites ? nil : try query.text("category").flatMap(MealCategory.init(word:))
    search = try query.text("q").flatMap(MealSearch.init)
    after = try query.text("after").flatMap(MealCursor.init)
  }

  /// Parses the text of a place. Invalid values are ignored.
  init(_ text: String) throws(HTTPRefusal) {
    try self.init(FormData(query: Array(text.utf8)[...]))
  }
}

extension MealListLocation {
  /// Returns the query for the database, in the person's order.
  func query(in order: MealOrder) -> MealQuery {
    MealQuery(after: after, order: order, category: category, search: search, isFavourites: isFavourites)
  }

  /// The first page of the same list.
  var beginning: MealListLocation { MealListLocation(category: category, isFavourites: isFavourites, search: search) }

  /// Returns the list of another category, or of all meals if nil, with the same search.
  func withCategory(_ category: TiffinCore.MealCategory?) -> MealListLocation {
    MealListLocation(category: category, search: search)
  }

  /// The same list without a search.
  var withoutSearch: MealListLocation { MealListLocation(category: category, isFavourites: isFavourites) }

  /// True if the list is that of all meals.
  var isAll: Bool { category == nil && !isFavourites && search == nil }

  /// The list of favourites.
  static let favourites = MealListLocation(isFavourites: true)
}

extension TiffinCore.MealCategory {
  /// Parses the name of a category in an address; nil for a category that has no list.
  fileprivate init?(word: String) {
    guard let category = try? Self(word), Self.main.contains(category) else { return nil }
    self = category
  }

  /// The name in an address, such as `breakfast`.
  var word: String {
    switch self {
    case .breakfast: "breakfast"
    case .lunch: "lunch"
    case .dinner: "dinner"
    case .snack: "snack"
    case .other: name.lowercased()
    }
  }
}
