import HTTPTypes
import Templating
import TiffinCore

/// A controller that copies a day or a week of the plan.
struct PlanCopyController: Controller {
  let services: Services

  /// Shows a preview of the entries that copying would add.
  func preview(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ day: LocalDate
  ) throws -> Response {
    try page(try PlanCopyRequest(request.query, day, for: visitor), for: visitor, statements)
  }

  func copy(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let copy = try PlanCopyRequest(form, day, for: visitor)
    if try form.text("show") != nil { return .seeOther(copy.preview(to: copy.typed, copy.extent)) }
    guard copy.errors.isEmpty else { return try pages.database.snapshot { try page(copy, for: visitor, $0) } }
    let copies = try plan.copy(
      copy.days, to: copy.target, copy.extent, key: try form.submissionKey, by: visitor.person)
    let query = PlanQuery(notice: Notice(.copied, PlanEntryIDs(copies)))
    return .seeOther(visitor.links.plan(copy.target, query, part: "main"))
  }

  private func page(
    _ copy: PlanCopyRequest, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> Response {
    let isRefused = !copy.errors.isEmpty
    let page = try PlanCopyPage(copy.days, to: isRefused ? nil : copy.targets, for: visitor.person, statements)
    let view = PlanCopyView(copy: copy, from: page.from, to: page.to)
    return try pages.html(view, for: visitor, statements, refused: isRefused ? copy.errors : nil)
  }
}

/// The entries to copy, before they are copied, for the template `plan/copy`.
struct PlanCopyView: PageView {
  static let template = "plan/copy"

  let copy: PlanCopyRequest
  let from: PlanWeek
  /// The entries already planned for the target; nil if the target is invalid.
  let to: PlanWeek?

  private var place: PlanContext { copy.place }
  /// The days with entries to copy.
  private var days: [PlanCopyDayView] {
    let targets = to?.days ?? []
    return from.days.enumerated().filter { !$1.entries.isEmpty }.map { index, day in
      PlanCopyDayView(
        from: day, taken: targets.indices.contains(index) ? targets[index].entries : [], extent: copy.extent)
    }
  }
  /// The totals of the entries that will be copied.
  private var totals: PlanTotals { days.filter { !$0.isSkipped }.reduce(.none) { $0 + $1.from.totals } }

  static let fields: Fields<PlanCopyView> = [
    "refused": .view { $0.copy.errors.isEmpty ? nil : RefusedFormView($0.copy.errors) },
    "back": .text { $0.place.links.plan($0.copy.from) },
    "here": .text { $0.place.links.plan($0.place.day, "copy") },
    "title": .text(\.title),
    "target": .text(\.target),
    "key": .text(\.place.key.text),
    "scope": .text { $0.copy.isWeek ? "week" : "day" },
    "from": .text(\.copy.from.iso),
    "to": .view { FieldView(id: "to", value: $0.copy.typed, error: $0.copy.errors["to"]) },
    "which": .text(\.copy.extent.rawValue),
    "week": .flag(\.copy.isWeek),
    "some": .flag { !$0.from.isEmpty },
    "any": .flag { $0.totals.entries > 0 && !($0.copy.isWeek && $0.to == nil) },
    "count": .text { $0.totals.entries == 1 ? "one entry" : "\($0.totals.entries) entries" },
    "sums": .text(\.sums),
    "taken": .flag { page in page.days.contains { !$0.taken.isEmpty } },
    "all": .flag { $0.copy.extent == .all },
    "other": .text(\.otherExtent),
    "days": .list(\.days),
  ]

  private var sums: String? {
    PlanTotalsWording(totals: totals, currency: place.currency).both
  }

  private var title: String {
    guard copy.isWeek else { return "Copy \(place.format.date(place.day))" }
    if place.days.contains(place.visitor.today) { return "Copy this week" }
    let isLast = place.visitor.today.adding(days: -7).map(place.days.contains) ?? false
    return isLast ? "Copy last week" : "Copy \(place.span)"
  }

  /// The target in words; nil if it is invalid.
  private var target: String? {
    if to == nil { return nil }
    if !copy.isWeek { return "to \(place.format.date(copy.target))" }
    return "to \(PlanContext(copy.target, for: place.visitor).span)"
  }

  /// The address of this preview with the other ``PlanCopyDestination``: to all days, or only to days without entries.
  private var otherExtent: String {
    let other: PlanCopyDestination = copy.extent == .all ? .empty : .all
    return copy.preview(to: copy.target.iso, other)
  }
}

/// A day of the preview.
struct PlanCopyDayView: View {
  let from: PlanDay
  /// The entries already planned for the target day.
  let taken: [PlanEntry]
  let extent: PlanCopyDestination

  var isSkipped: Bool { extent == .empty && !taken.isEmpty }

  static let fields: Fields<PlanCopyDayView> = [
    "name": .text { CalendarNames.weekday($0.from.day.weekday) },
    "names": .text { $0.from.entries.map(\.name.text).joined(separator: ", ") },
    "taken": .text { $0.taken.isEmpty ? nil : $0.taken.map(\.name.text).joined(separator: ", ") },
    "skipped": .flag(\.isSkipped),
  ]
}
