import TiffinCore

/// The query of the address of the meal list. Invalid values are ignored.
struct MealListQuery: Sendable {
  var place = MealListLocation.first
  /// The meal whose row is open; nil if no row is open.
  var open: Meal.ID?
  /// The recent action; nil if there is none. Like the open row, it belongs to one response and is not part of the
  /// place.
  var notice: Notice<MealNoticeAction>?

  /// The query as written in an address, without a question mark.
  var text: String {
    [place.text, open.map { "open=\($0.number)" } ?? "", notice?.text ?? ""].filter { !$0.isEmpty }
      .joined(separator: "&")
  }
}

extension MealListQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try MealListLocation(query)
    if place.after == nil, let month = try query.text("month") {
      place.after = LocalDate(iso: month + "-01")?.nextMonth.map(MealCursor.init(before:))
    }
    open = try query.text("open").flatMap(Meal.ID.init(_:))
    notice = try Notice<MealNoticeAction>(query)
  }
}

extension LocalDate {
  /// The first day of the next month; nil at the end of the supported dates.
  fileprivate var nextMonth: LocalDate? {
    month == 12 ? LocalDate(year: year + 1, month: 1, day: 1) : LocalDate(year: year, month: month + 1, day: 1)
  }
}
