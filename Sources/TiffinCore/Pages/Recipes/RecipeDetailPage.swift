/// The data of the page of a recipe, read in one snapshot.
public struct RecipeDetailPage: Sendable {
  /// The recipe as stored, which may be incomplete if it is from the catalogue.
  public let recipe: Recipe
  /// The household's own copy of a catalogue recipe; nil if there is none.
  public let copy: Recipe.ID?
  /// The number, last day and rating of the person's meals with the recipe's name; nil if there are none.
  public let eaten: TimesEaten?
  /// The recipe that was just changed, for the notice; nil if there is none, or if it no longer exists.
  public let noted: NoticeRecipe?

  /// Reads the data of a recipe's page.
  ///
  /// - Parameter noted: The recipe that was just changed, and true if it was deleted.
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe.
  public init(
    _ id: Recipe.ID, noted: NoticeRecipe.Query?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let recipe = try RecipeStore.recipe(id, for: person, statements)
    self.recipe = recipe
    copy = recipe.isOwn ? nil : try RecipeStore.copy(of: id, for: person, statements)
    eaten = try MealStore.timesEaten(named: SortKey.of(recipe.content.name.text), by: person.id, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in
      try NoticeRecipe(noted, for: person, statements) { $0 == id ? recipe.content.name : nil }
    }
  }
}
