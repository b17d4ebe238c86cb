import TiffinCore

extension ServesView {
  /// Nil where the recipe says for how many it is, and where no guess hangs on that.
  ///
  /// - Parameter place: what leads back to where it stands.
  init?(_ id: Recipe.ID, _ numbers: RecipeNumbers, from place: [(name: String, value: String)], for visitor: Visitor) {
    guard numbers.areServingsWanted, let servings = numbers.servings else { return nil }
    action = visitor.links.recipe(id, "figures")
    hidden = place
    self.servings = servings.value
    isAssumed = servings.isEstimated
  }
}
