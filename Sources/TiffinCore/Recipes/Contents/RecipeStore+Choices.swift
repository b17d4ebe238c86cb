extension RecipeStore {
  /// What a line of a recipe is to be taken for.
  public enum LineChoice: Hashable, Sendable {
    /// That food. Milligrams of the whole line, within 1 and 1,000,000,000; nil leaves them to Tiffin.
    case food(Food.ID, mass: Int?)
    /// That food, with the weight that the household said before.
    case otherFood(Food.ID)
    /// It counts for nothing.
    case nothing
    /// What Tiffin itself finds.
    case usual
  }

  /// Remembers for the household what an ingredient is, in all its recipes: this one is computed at once, the others at
  /// a quiet moment.
  ///
  /// - Parameters:
  ///   - place: the line's among all ingredients, from 1.
  ///   - key: by which the line was known when it was shown.
  /// - Throws: ``StoreError/notFound`` unless the recipe is the household's own and has that line still, and the food is
  ///   one that the household may see.
  public func choose(
    _ choice: LineChoice, for key: String, at place: Int, of id: Recipe.ID, by person: Person
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let recipe = try Self.recipe(id, for: person, statements)
      let ingredients = recipe.content.ingredients
      guard recipe.isOwn, !key.isEmpty, place > 0, place <= ingredients.count else { throw .notFound }
      let line = ingredients[place - 1]
      guard !line.isHeading, IngredientName(line.line.name).key == key else { throw .notFound }
      let chosen = try Self.stored(choice, for: line.line, known: key, by: person, statements)
      try ChoiceRows.set(chosen, for: key, of: person.household, statements)
      try ContentsPass(database).read(id, statements)
    }
  }

  /// Reads some recipes again that wait for it, first those of which a food changed. The others follow at a quiet moment.
  public func readContents() throws(StoreError) {
    _ = try ContentsPass(database).readSome(atMost: 20)
  }

  private static func stored(
    _ choice: LineChoice, for line: IngredientLine, known key: String, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> IngredientChoice? {
    switch choice {
    case .usual: return nil
    case .nothing: return IngredientChoice(food: nil, weight: nil)
    case .otherFood(let id):
      let before = try ChoiceRows.all([key], of: person.household, statements)[key]
      return IngredientChoice(food: try FoodStore.food(id, for: person, statements).id, weight: before?.weight)
    case .food(let id, let mass):
      let food = try FoodStore.food(id, for: person, statements)
      return IngredientChoice(food: food.id, weight: mass.flatMap { IngredientWeight($0, of: line) })
    }
  }
}
