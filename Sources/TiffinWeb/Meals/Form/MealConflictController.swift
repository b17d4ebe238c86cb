import HTTPTypes
import TiffinCore

/// A controller that shows both versions of a meal that was changed while it was being edited.
struct MealConflictController: Controller {
  let services: Services

  /// Shows both versions.
  ///
  /// - Parameters:
  ///   - mine: The meal as the form would have saved it.
  ///   - now: The stored meal.
  func show(
    _ sent: SubmittedMealForm, _ mine: MealContent, _ now: Meal, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = MealConflictView(sent, mine, kept, now: now, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
