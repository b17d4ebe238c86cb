import HTTPTypes
import TiffinCore

/// A controller that shows both versions of an entry that another member changed or removed while it was being edited.
struct PlanConflictController: Controller {
  let services: Services

  /// Shows both versions.
  ///
  /// - Parameters:
  ///   - change: The change that the form requests.
  ///   - now: The current entry; if it was removed, the entry before the removal.
  func show(
    _ form: FormData, _ change: PlanChange, now: PlanEntry, isRemoved: Bool, for visitor: Visitor
  ) throws -> Response {
    let view = PlanConflictView(
      form, change, now: now, isRemoved: isRemoved, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
