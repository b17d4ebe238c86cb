import TiffinCore

/// An action on a recipe, reported on the next page.
enum RecipeNoticeAction: String, NoticeAction {
  typealias Subject = Recipe.ID

  case saved, restored, deleted
}

extension Notice<RecipeNoticeAction> {
  /// The query for the data that the notice needs.
  var noted: NoticeRecipe.Query { (subject, action == .deleted) }
}
