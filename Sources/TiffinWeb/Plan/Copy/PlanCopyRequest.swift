import TiffinCore

/// The days to copy, and the days to which they are copied.
struct PlanCopyRequest: Sendable {
  let place: PlanContext
  let isWeek: Bool
  let days: [LocalDate]
  /// The day to which entries are copied, or the first day of the week to which they are copied.
  let target: LocalDate
  /// The days to which entries are copied, one day or a whole week in order; not to be used if there are ``errors``.
  let targets: [LocalDate]
  let extent: PlanCopyDestination
  /// A day of the week from which the page was opened.
  let from: LocalDate
  /// The target as typed.
  let typed: String
  /// The reasons why the target is invalid.
  private(set) var errors = FormErrors()

  /// Parses the fields `scope`, `to`, `which` and `from` of a query or a form. Without `to`, the target is the next day
  /// or week.
  init(_ data: FormData, _ day: LocalDate, for visitor: Visitor) throws(HTTPRefusal) {
    place = PlanContext(day, for: visitor)
    isWeek = try data.text("scope") == "week"
    days = isWeek ? place.days : [day]
    extent = try data.text("which").flatMap(PlanCopyDestination.init) ?? (isWeek ? .empty : .all)
    from = try data.text("from").flatMap(LocalDate.init(typed:)) ?? day
    let next = day.adding(days: isWeek ? 7 : 1) ?? day
    typed = try data.text("to") ?? next.iso
    let wanted = LocalDate(typed: typed)
    targets = isWeek ? PlanContext(wanted ?? next, for: visitor).days : [wanted ?? next]
    target = targets.first ?? next
    if wanted == nil {
      errors.add("Choose the day to copy to", at: "to")
    } else if target == days.first {
      errors.add("Choose a different \(isWeek ? "week" : "day")", at: "to")
    }
  }

  /// Returns the address of the preview of copying to a target.
  func preview(to target: String, _ extent: PlanCopyDestination) -> String {
    let scope = isWeek ? "week" : "day"
    return place.links.plan(
      place.day, "copy",
      query: [("scope", scope), ("to", target), ("which", extent.rawValue), ("from", from.iso)])
  }
}
