import TiffinCore

/// What the address of a recipe asks for. What makes no sense in it is left aside.
struct RecipeDetailQuery: Sendable {
  /// The list that it is led back to.
  let place: RecipePlace
  /// Nil for as many as the recipe is for.
  let servings: Servings?
  /// What was just done.
  let notice: Notice<RecipeAction>?
}

extension RecipeDetailQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    place = try RecipePlace(list: query)
    servings = try query.text("servings").flatMap { Int($0) }.flatMap { Servings($0) }
    notice = try Notice<RecipeAction>(query)
  }
}
