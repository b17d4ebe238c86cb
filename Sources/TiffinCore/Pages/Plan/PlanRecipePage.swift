/// Days on which a recipe could be planned, as of one moment.
public struct PlanRecipePage: Sendable {
  /// What the recipe is called.
  public let name: RecipeName
  /// What is planned on those days already.
  public let week: PlanWeek

  /// - Throws: ``StoreError/notFound``.
  public init(
    _ id: Recipe.ID, _ days: [LocalDate], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    name = try RecipeStore.recipe(id, for: person, statements).content.name
    week = try PlanStore.week(days, for: person, statements)
  }
}
