import Templating
import TiffinCore

/// What is to be copied, and where to.
struct PlanCopyRequest: Sendable {
  let place: PlanPlace
  let isWeek: Bool
  let days: [LocalDate]
  /// The first of ``targets``.
  let target: LocalDate
  let targets: [LocalDate]
  let extent: PlanCopy

  /// From a query or a form, which name it alike: `scope`, `to`, `which`. Without `to`, the next day or week.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` where it would be copied to itself, or out of the calendar.
  init(_ data: FormData, _ day: LocalDate, for visitor: Visitor) throws(HTTPRefusal) {
    place = PlanPlace(day, for: visitor)
    isWeek = try data.text("scope") == "week"
    days = isWeek ? place.days : [day]
    extent = try data.text("which").flatMap(PlanCopy.init) ?? (isWeek ? .empty : .all)
    let wanted = try data.text("to").flatMap { LocalDate(typed: $0) } ?? day.adding(days: isWeek ? 7 : 1)
    guard let wanted else { throw .badRequest("Choose the day to copy to.") }
    targets = isWeek ? wanted.week(from: visitor.person.settings.weekStart) : [wanted]
    guard let first = targets.first, first != days.first else {
      throw .badRequest("Choose another \(isWeek ? "week" : "day") than the one that is copied.")
    }
    target = first
  }
}

/// `plan/copy`: what is planned, before it is copied.
struct PlanCopyView: PageView {
  static let template = "plan/copy"

  let copy: PlanCopyRequest
  let from: PlanWeek
  let to: PlanWeek

  private var place: PlanPlace { copy.place }
  /// Days of both that belong together, where there is something to copy.
  private var pairs: [(from: PlanDay, to: PlanDay)] { zip(from.days, to.days).filter { !$0.0.entries.isEmpty } }
  private var count: Int {
    pairs.filter { copy.extent == .all || $0.to.entries.isEmpty }.reduce(0) { $0 + $1.from.entries.count }
  }

  static let fields: Fields<PlanCopyView> = [
    "back": .text { $0.place.links.plan($0.copy.target) },
    "here": .text { $0.place.links.plan($0.place.day, "copy") },
    "title": .text(\.title),
    "target": .text(\.target),
    "key": .text(\.place.key.text),
    "scope": .text { $0.copy.isWeek ? "week" : "day" },
    "to": .text(\.copy.target.iso),
    "which": .text(\.copy.extent.rawValue),
    "week": .flag(\.copy.isWeek),
    "some": .flag { !$0.from.isEmpty },
    "any": .flag { $0.count > 0 },
    "count": .text { $0.count == 1 ? "one entry" : "\($0.count) entries" },
    "sums": .text { PlanWording(totals: $0.from.totals, currency: $0.place.currency).both },
    "taken": .flag { page in page.pairs.contains { !$0.to.entries.isEmpty } },
    "all": .flag { $0.copy.extent == .all },
    "other": .text(\.otherExtent),
    "days": .list { page in page.pairs.map { PlanCopyDayView(from: $0.from, to: $0.to, page: page) } },
  ]

  private var title: String {
    copy.isWeek ? place.days == lastWeek ? "Copy last week" : "Copy this week" : "Copy this day"
  }

  private var target: String {
    copy.isWeek ? "to \(PlanPlace(copy.target, for: place.visitor).span)" : "to \(place.format.date(copy.target))"
  }

  /// The days before those that it is copied to.
  private var lastWeek: [LocalDate] { copy.targets.compactMap { $0.adding(days: -7) } }

  /// This preview, for the other choice.
  private var otherExtent: String {
    let other: PlanCopy = copy.extent == .all ? .empty : .all
    return place.links.plan(
      place.day, "copy",
      query: [("scope", copy.isWeek ? "week" : "day"), ("to", copy.target.iso), ("which", other.rawValue)])
  }
}

/// A day of the preview.
struct PlanCopyDayView: View {
  let from: PlanDay
  let to: PlanDay
  let page: PlanCopyView

  static let fields: Fields<PlanCopyDayView> = [
    "name": .text { Names.weekday($0.to.day.weekday) },
    "names": .text { $0.from.entries.map(\.name.text).joined(separator: ", ") },
    "taken": .text { $0.to.entries.isEmpty ? nil : $0.to.entries.map(\.name.text).joined(separator: ", ") },
    "skipped": .flag { $0.page.copy.extent == .empty && !$0.to.entries.isEmpty },
  ]
}

/// `plan/clear`: asks before much is removed.
struct PlanClearView: PageView {
  static let template = "plan/clear"

  let week: PlanWeek
  let isWeek: Bool
  let place: PlanPlace

  private var count: Int { week.totals.entries }

  static let fields: Fields<PlanClearView> = [
    "what": .text { $0.isWeek ? $0.place.span : $0.place.format.date($0.place.day) },
    "count": .text { $0.count == 1 ? "one entry" : "\($0.count) entries" },
    "some": .flag { $0.count > 0 },
    "scope": .text { $0.isWeek ? "week" : "day" },
    "action": .text { $0.place.links.plan($0.place.day, "clear") },
    "back": .text { $0.place.links.plan($0.place.day) },
  ]
}
