import TiffinCore

/// Takes back what was just done to entries of the plan.
struct PlanUndoController: Sendable {
  let plan: PlanStore

  init(_ services: Services) {
    plan = services.stores.plan
  }

  /// What was added or copied goes.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entries = PlanEntries(try request.form().text("entries") ?? "")
    try plan.remove(entries.ids, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.removed, entries)), part: "main"))
  }

  /// What was removed comes back.
  func restore(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entries = PlanEntries(try request.form().text("entries") ?? "")
    try plan.restore(entries.ids, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.restored, entries)), part: "main"))
  }
}
