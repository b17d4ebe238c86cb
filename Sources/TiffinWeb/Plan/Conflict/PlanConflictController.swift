import HTTPTypes
import TiffinCore

/// A controller that shows both versions of an entry that another member changed or removed while it was being changed.
struct PlanConflictController: Controller {
  let services: Services

  /// Shows both versions.
  ///
  /// - Parameters:
  ///   - change: the change that the form requests.
  ///   - now: the current entry; the entry as it was, if it was removed.
  func show(
    _ form: FormData, _ change: PlanChange, now: PlanEntry, isRemoved: Bool, for visitor: Visitor
  ) throws -> Response {
    let view = PlanConflictView(
      form, change, now: now, isRemoved: isRemoved, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
