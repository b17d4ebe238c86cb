import TiffinCore

/// A page that shows rows of meals, to which one is led back from a meal and its forms.
///
/// It travels as one text in the field `list`. Whoever carries that text need not understand it; and since only what is
/// read here counts, it never leads away from Tiffin.
struct MealPlace: Sendable {
  /// The day whose page it is; nil for the list.
  var day: LocalDate?
  /// What was planned and eaten: the page is the plan's around that day then, and not the diary's.
  var planned: PlanEntry.ID?
  /// One of the four, for the list of that category; nil for all meals.
  var category: TiffinCore.Category?
  /// What is looked for in the list.
  var search: MealSearch?
  /// Where the list's page begins; nil for the first one.
  var after: MealCursor?

  /// The first page of all meals.
  static let first = MealPlace()

  /// How it is told apart; empty for the first page of all meals. A list's address has this as its query.
  var text: String {
    if let day { return "day=\(day.iso)" + (planned.map { "&planned=\($0.number)" } ?? "") }
    var text = ""
    func add(_ name: String, _ value: String) { text += text.isEmpty ? "\(name)=\(value)" : "&\(name)=\(value)" }
    if let category { add("category", category.word) }
    if let search { add("q", Percent.encoded(search.text)) }
    if let after { add("after", after.text) }
    return text
  }

  /// ``text`` as the value of a query's field.
  var encoded: String { Percent.encoded(text) }
}

extension MealPlace {
  /// What makes no sense is left aside.
  init(_ query: FormData) throws(HTTPRefusal) {
    day = try query.text("day").flatMap { LocalDate(iso: $0) }
    planned = try query.text("planned").flatMap(PlanEntry.ID.init(_:))
    category = try query.text("category").flatMap(Category.init(word:))
    search = try query.text("q").flatMap(MealSearch.init)
    after = try query.text("after").flatMap(MealCursor.init)
  }

  /// Reads what ``text`` wrote.
  init(_ text: String) throws(HTTPRefusal) {
    try self.init(FormData(query: Array(text.utf8)[...]))
  }
}

extension MealPlace {
  /// What the list has to show, in the person's order.
  func query(in order: MealOrder) -> MealQuery {
    MealQuery(after: after, order: order, category: category, search: search)
  }

  /// The first page of the same list.
  var beginning: MealPlace { MealPlace(category: category, search: search) }

  /// The list of another category, or of all meals, in which the same is looked for.
  func among(_ category: TiffinCore.Category?) -> MealPlace { MealPlace(category: category, search: search) }

  /// The same list without a search.
  var withoutSearch: MealPlace { MealPlace(category: category) }
}

extension TiffinCore.Category {
  /// As an address names it; nil for what has no list of its own.
  fileprivate init?(word: String) {
    guard let category = try? Self(word), Self.main.contains(category) else { return nil }
    self = category
  }

  /// One of the four in an address: `breakfast`.
  var word: String { name.lowercased() }
}
