import TiffinCore

/// What is done to a recipe.
enum RecipeAction: String, NoticeAction {
  typealias Subject = Recipe.ID

  case saved, restored, deleted
}

extension Notice<RecipeAction> {
  /// What a page has to know in order to say it.
  var noted: NotedRecipe.Request { (subject, action == .deleted) }
}
