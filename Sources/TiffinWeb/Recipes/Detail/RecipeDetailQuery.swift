import TiffinCore

/// The query of a recipe's address. Invalid values are ignored.
struct RecipeDetailQuery: Sendable {
  /// The list to lead back to.
  let place: RecipePlace
  /// Nil for the recipe's own number.
  let servings: Servings?
  /// What was just done.
  let notice: Notice<RecipeAction>?
  /// What was just put on the grocery list, or taken off it.
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
