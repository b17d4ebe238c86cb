/// The data of the page for choosing a day for a recipe, read in one snapshot.
public struct PlanRecipePage: Sendable {
  /// The recipe's name.
  public let name: RecipeName
  /// The existing plan of the days from which to choose.
  public let week: PlanWeek

  /// Reads the data of the page for choosing a day for a recipe.
  ///
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe.
  public init(
    _ id: Recipe.ID, _ days: [LocalDate], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    week = try PlanStore.week(days, for: person, statements)
    name = try RecipeStore.recipe(id, for: person, statements).content.name
  }
}
