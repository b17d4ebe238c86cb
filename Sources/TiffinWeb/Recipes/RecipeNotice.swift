import TiffinCore

/// What was just done to a recipe, for the page that follows to say.
struct RecipeNotice: Sendable {
  /// Each is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case saved, restored, deleted
  }

  let action: Action
  let recipe: Recipe.ID

  /// What a page has to know in order to say it.
  var noted: NotedRecipe.Request { (recipe, action == .deleted) }

  /// As it stands in an address.
  var text: String { "\(action.rawValue)=\(recipe.number)" }
}

extension RecipeNotice {
  /// Nil when the query tells of nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (action, recipe) = try query.action(Action.self, to: Recipe.self) else { return nil }
    self.init(action: action, recipe: recipe)
  }
}
