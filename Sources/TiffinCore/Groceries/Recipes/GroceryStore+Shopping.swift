/// The result of shopping for recipes.
public struct GroceryShoppingResult: Equatable, Sendable {
  /// The numbers of ingredients added and changed, or that the list was full.
  public let addition: GroceryAdditionResult
  /// The counts of the open lines to which ingredients were added.
  public let arrival: AddedBatchCounts
}

extension GroceryStore {
  /// Adds the ingredients of a recipe to the list, in one transaction.
  ///
  /// - Parameters:
  ///   - servings: The wanted servings; nil for the recipe's own.
  ///   - chosen: The positions of the wanted ingredients, from 1; nil for all.
  ///   - day: The day of cooking; nil without a day.
  /// - Returns: The recipe, and the result.
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe.
  public func shop(
    for id: Recipe.ID, _ servings: Servings? = nil, chosen: Set<Int>? = nil, on day: LocalDate? = nil,
    by person: Person
  ) throws(StoreError) -> (recipe: Recipe, shopping: GroceryShoppingResult) {
    let batch = SubmissionKey.random()
    return try database.write(of: person.household) { statements throws(StoreError) in
      let recipe = try RecipeStore.recipe(id, for: person, statements)
      let wanted = GroceryRecipe(recipe, for: servings ?? recipe.usualServings, chosen: chosen, on: day)
      return (recipe, try shop(for: [wanted], batch: batch, by: person, statements))
    }
  }

  /// Adds recipes' ingredients to the list, within another write.
  ///
  /// - Parameters:
  ///   - batch: The key with which ``undoAdding(_:by:)`` undoes the addition.
  ///   - isOverHand: True if the recipes' amounts replace quantities set by hand.
  func shop(
    for recipes: [GroceryRecipe], batch: SubmissionKey, isOverHand: Bool = false, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryShoppingResult {
    let addition = try add(recipes, batch: batch, isOverHand: isOverHand, by: person, statements)
    return GroceryShoppingResult(addition: addition, arrival: try Self.arrival(of: batch, for: person, statements))
  }
}

extension GroceryRecipe {
  /// Creates the items of a recipe's lines for a number of servings.
  init(_ recipe: Recipe, for servings: Servings, chosen: Set<Int>? = nil, on day: LocalDate?) {
    self.init(
      id: recipe.id, name: recipe.content.name.text, ingredients: recipe.content.ingredients, chosen: chosen,
      factor: recipe.factor(for: servings), day: day)
  }
}

extension Recipe {
  /// The number of servings to shop for by default.
  public var usualServings: Servings { numbers.servings?.value ?? .usual }

  /// Returns the factor by which the quantities for that number of servings are multiplied.
  public func factor(for wanted: Servings) -> Quantity {
    Quantity(wanted.count, over: usualServings.count) ?? .one
  }
}
