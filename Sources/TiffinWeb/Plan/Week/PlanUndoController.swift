import TiffinCore

/// A controller that undoes recent actions on entries of the plan.
struct PlanUndoController: Controller {
  let services: Services

  /// Removes entries that were just added or copied.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entries = PlanEntryIDs(try request.form().text("entries") ?? "")
    try plan.remove(entries.ids, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.removed, entries)), part: "main"))
  }

  /// Restores removed entries.
  func restore(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let entries = PlanEntryIDs(try form.text("entries") ?? "")
    var query = PlanQuery(notice: Notice(.restored, entries))
    if let batch = try form.text("batch").flatMap({ SubmissionKey($0) }) {
      query.removedShares = RemovedPlanShares(
        broughtBack: try plan.restore(entries.ids, withGroceries: batch, by: visitor.person))
    } else {
      try plan.restore(entries.ids, by: visitor.person)
    }
    return .seeOther(visitor.links.plan(day, query, part: "main"))
  }
}
