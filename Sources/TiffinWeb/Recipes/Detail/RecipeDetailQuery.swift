import TiffinCore

/// The query of a recipe's address. Invalid values are ignored.
struct RecipeDetailQuery: Sendable {
  /// The list to lead back to.
  let place: RecipePlace
  /// The number of servings; nil for the recipe's own.
  let servings: Servings?
  /// The recent action on the recipe.
  let notice: Notice<RecipeAction>?
  /// The recent change to the grocery list.
  let shopped: GroceryNotice?
}

extension RecipeDetailQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try RecipePlace(list: query)
    servings = try query.servings
    let notice = try Notice<RecipeAction>(query)
    self.notice = notice
    shopped = notice == nil ? try GroceryNotice(query) : nil
  }
}
