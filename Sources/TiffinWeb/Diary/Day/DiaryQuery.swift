import TiffinCore

/// The query of a day's address. Invalid values are ignored.
struct DiaryQuery: Sendable {
  /// The meal or recipe that the quick entry is filled from.
  var fill: KnownDish.ID?
  /// The category of the quick entry.
  var category: MealCategory?
  /// The time of the quick entry; nil for now.
  var time: LocalTime?
  /// The day that was today on the previous page: see ``FormDay``.
  var today: LocalDate?
  /// The meal whose row is open.
  var open: Meal.ID?
  /// The action that was just taken on a meal.
  var notice: Notice<MealAction>?
  /// The source of the figures that were remembered for the meal just added.
  var alike: DishMemory?
  /// The meals that were just copied to this day; nil if the day was not copied to.
  var copied: CopiedMeals?

  var pairs: [(name: String, value: String)] {
    var pairs: [(String, String)] = []
    if let fill { pairs.append(("fill", fill.text)) }
    if let category { pairs.append(("category", category.name)) }
    if let time { pairs.append(("time", time.iso)) }
    if let today { pairs.append(("today", today.iso)) }
    if let open { pairs.append(("open", String(open.number))) }
    if let notice { pairs.append(notice.pair) }
    if let alike { pairs.append(("as", alike.text)) }
    if let copied { pairs.append(("copied", copied.text)) }
    return pairs
  }
}

extension DiaryQuery {
  /// Returns the request for the page's data.
  func request(_ day: LocalDate, for visitor: Visitor) -> DiaryDay.Request {
    .init(day, at: visitor.now, on: visitor.today, noted: notice?.noted, filled: fill)
  }

  init(_ query: FormData) throws(HTTPRefusal) {
    fill = try query.text("fill").flatMap(KnownDish.ID.init(_:))
    category = try query.text("category").flatMap { try? MealCategory($0) }
    time = try query.text("time").flatMap { LocalTime(iso: $0) }
    today = try query.text("today").flatMap { LocalDate(iso: $0) }
    open = try query.text("open").flatMap(Meal.ID.init(_:))
    notice = try Notice<MealAction>(query)
    alike = try query.text("as").flatMap(DishMemory.init(_:))
    copied = try query.text("copied").map { CopiedMeals($0) }
  }
}
