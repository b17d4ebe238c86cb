import TiffinCore

/// Undoes a recent action on entries of the plan.
struct PlanUndoController: Sendable {
  let plan: PlanStore

  init(_ services: Services) {
    plan = services.stores.plan
  }

  /// Removes entries that were added or copied.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entries = PlanEntries(try request.form().text("entries") ?? "")
    try plan.remove(entries.ids, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.removed, entries)), part: "main"))
  }

  /// Restores removed entries.
  func restore(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let entries = PlanEntries(try request.form().text("entries") ?? "")
    try plan.restore(entries.ids, by: visitor.person)
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: Notice(.restored, entries)), part: "main"))
  }
}
