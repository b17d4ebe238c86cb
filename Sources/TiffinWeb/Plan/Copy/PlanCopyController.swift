import HTTPTypes
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
    let query = PlanQuery(notice: Notice(.copied, PlanEntries(copies)))
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
