extension RecipeStore {
  /// A household's choice for a line of a recipe.
  public enum RecipeLineChoice: Hashable, Sendable {
    /// A food, with the milligrams of the whole line, 1 to 1,000,000,000; nil for the estimated weight.
    case food(Food.ID, mass: Int?)
    /// A food; a weight that the household has entered before remains.
    case otherFood(Food.ID)
    /// The line counts as having no nutrients.
    case nothing
    /// The automatic match; the household's choice is removed.
    case usual
  }

  /// Stores the household's choice for an ingredient, for all its recipes. This recipe is matched again immediately,
  /// the others when the server is idle.
  ///
  /// - Parameters:
  ///   - place: The position among all ingredients and headings, from 1.
  ///   - key: The line's key when the page was shown.
  /// - Throws: ``StoreError/notFound`` unless the recipe is the household's own and still has the line, and the person
  ///   may see the food.
  public func choose(
    _ choice: RecipeLineChoice, for key: String, at place: Int, of id: Recipe.ID, by person: Person
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let recipe = try Self.recipe(id, for: person, statements)
      let ingredients = recipe.content.ingredients
      guard recipe.isOwn, !key.isEmpty, place > 0, place <= ingredients.count else { throw .notFound }
      let line = ingredients[place - 1]
      guard !line.isHeading, IngredientName(line.line.name).key == key else { throw .notFound }
      let chosen = try Self.stored(choice, for: line.line, known: key, by: person, statements)
      try IngredientChoiceRows.set(chosen, for: key, of: person.household, statements)
      try RecipeFoodUpdater(database).read(id, statements)
    }
  }

  private static func stored(
    _ choice: RecipeLineChoice, for line: IngredientLine, known key: String, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> IngredientChoice? {
    switch choice {
    case .usual: return nil
    case .nothing: return IngredientChoice(food: nil, weight: nil)
    case .otherFood(let id):
      let before = try IngredientChoiceRows.all([key], of: person.household, statements)[key]
      return IngredientChoice(food: try FoodStore.food(id, for: person, statements).id, weight: before?.weight)
    case .food(let id, let mass):
      let food = try FoodStore.food(id, for: person, statements)
      return IngredientChoice(food: food.id, weight: mass.flatMap { IngredientWeight($0, of: line) })
    }
  }
}
