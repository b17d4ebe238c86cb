/// The days that a recipe can be planned on, as of one moment.
public struct PlanRecipePage: Sendable {
  /// The recipe's name.
  public let name: RecipeName
  /// The existing plan of these days.
  public let week: PlanWeek

  /// - Throws: ``StoreError/notFound``.
  public init(
    _ id: Recipe.ID, _ days: [LocalDate], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    week = try PlanStore.week(days, for: person, statements)
    name = try RecipeStore.recipe(id, for: person, statements).content.name
  }
}
