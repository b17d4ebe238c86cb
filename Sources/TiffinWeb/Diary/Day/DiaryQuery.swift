import TiffinCore

/// The query of the address of a day. Invalid values are ignored.
struct DiaryQuery: Sendable {
  /// The meal or recipe with which the quick entry is filled; nil if it is not filled.
  var fill: KnownDish.ID?
  /// The category of the quick entry; nil for the usual one at the time.
  var category: MealCategory?
  /// The time of the quick entry; nil for the current time.
  var time: LocalTime?
  /// The date of this day if it was today when the previous page was shown, see ``SubmittedDay``; nil otherwise.
  var today: LocalDate?
  /// The meal whose row is open; nil if no row is open.
  var open: Meal.ID?
  /// The recent action on a meal; nil if there is none.
  var notice: Notice<MealNoticeAction>?
  /// The source of the nutrients filled in for the meal just added; nil if they were typed.
  var alike: NutrientSource?
  /// The meals that were just copied to this day; nil if none were.
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
  /// Returns the options of the page.
  func request(_ day: LocalDate, for visitor: Visitor) -> DiaryDayPage.Options {
    .init(day, at: visitor.now, on: visitor.today, noted: notice?.noted, filled: fill)
  }

  init(_ query: FormData) throws(HTTPRefusal) {
    fill = try query.text("fill").flatMap(KnownDish.ID.init(_:))
    category = try query.text("category").flatMap { try? MealCategory($0) }
    time = try query.text("time").flatMap { LocalTime(iso: $0) }
    today = try query.text("today").flatMap { LocalDate(iso: $0) }
    open = try query.text("open").flatMap(Meal.ID.init(_:))
    notice = try Notice<MealNoticeAction>(query)
    alike = try query.text("as").flatMap(NutrientSource.init(_:))
    copied = try query.text("copied").map { CopiedMeals($0) }
  }
}
