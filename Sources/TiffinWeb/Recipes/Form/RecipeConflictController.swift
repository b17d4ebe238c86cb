import HTTPTypes
import TiffinCore

/// A controller that shows both versions of a recipe that was changed while it was being edited.
struct RecipeConflictController: Controller {
  let services: Services

  /// Shows the versions, and stores the picture submitted with the edit.
  func show(
    _ sent: SubmittedRecipeForm, _ content: RecipeContent, now: Recipe, _ request: Request, for visitor: Visitor
  ) throws -> Response {
    let kept = try photos.keep(sent.picture, request, for: visitor.person)
    let view = RecipeConflictView(sent, content, kept, now: now, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
