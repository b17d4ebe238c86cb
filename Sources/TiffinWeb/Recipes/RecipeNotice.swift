import TiffinCore

/// A recent action on a recipe, reported by the page that follows.
struct RecipeNotice: Sendable {
  /// Each case is a name in the page's query.
  enum Action: String, CaseIterable, Sendable {
    case saved, restored, deleted
  }

  let action: Action
  let recipe: Recipe.ID

  /// The request for the data of the notice.
  var noted: NotedRecipe.Request { (recipe, action == .deleted) }

  /// The notice as in an address.
  var text: String { "\(action.rawValue)=\(recipe.number)" }
}

extension RecipeNotice {
  /// Nil if the query reports nothing.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let (action, recipe) = try query.action(Action.self, to: Recipe.self) else { return nil }
    self.init(action: action, recipe: recipe)
  }
}
