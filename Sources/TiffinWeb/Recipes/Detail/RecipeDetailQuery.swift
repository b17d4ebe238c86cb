import TiffinCore

/// The query of the address of a recipe. Invalid values are ignored.
struct RecipeDetailQuery: Sendable {
  /// The page of recipes to return to.
  let place: RecipeListLocation
  /// The number of servings; nil for the recipe's own.
  let servings: Servings?
  /// The recent action on the recipe; nil if there is none.
  let notice: Notice<RecipeAction>?
  /// The recent change of the grocery list; nil if there is none.
  let shopped: GroceryNotice?
}

extension RecipeDetailQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try RecipeListLocation(list: query)
    servings = try query.servings
    let notice = try Notice<RecipeAction>(query)
    self.notice = notice
    shopped = notice == nil ? try GroceryNotice(query) : nil
  }
}
