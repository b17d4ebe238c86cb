/// The source of a share: a line of a recipe on a day, or an addition by hand.
struct GrocerySource: Hashable {
  /// The number of the recipe's ID; 0 for shares added by hand.
  let recipe: Int
  /// The ISO date of cooking; empty for shares added by hand, and for recipes without a day.
  let day: String
  /// The ``GroceryRecipe/Line/mark`` of the recipe's line; empty for shares added by hand.
  let line: String

  static let hand = GrocerySource(recipe: 0, day: "", line: "")

  var values: [SQLValue] { [.int(recipe), .text(day), .text(line)] }

  func isFor(_ recipe: Recipe.ID, on day: LocalDate?) -> Bool {
    self.recipe == Int(recipe.number) && self.day == day?.iso ?? ""
  }
}

extension GrocerySource {
  init(_ recipe: GroceryRecipe, _ line: GroceryRecipe.Line) {
    self.init(recipe: Int(recipe.id.number), day: recipe.day?.iso ?? "", line: line.mark)
  }
}
