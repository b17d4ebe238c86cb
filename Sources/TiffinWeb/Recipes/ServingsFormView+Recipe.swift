import TiffinCore

extension ServingsFormView {
  /// Creates the form for a recipe; nil if the recipe states its servings, or no estimate depends on them.
  ///
  /// - Parameter place: The fields that identify the page to return to.
  init?(
    _ id: Recipe.ID, _ numbers: RecipeFiguresByOrigin, from place: [(name: String, value: String)], for visitor: Visitor
  ) {
    guard numbers.areServingsWanted, let servings = numbers.servings else { return nil }
    action = visitor.links.recipe(id, "figures")
    hidden = place
    self.servings = servings.value
    isAssumed = servings.isEstimated
  }
}
