// Recognition of recipes that the household already has.
extension RecipeStore {
  /// Returns the ID of the recipe with exactly this name; nil if there is none. The household's recipes have precedence
  /// over those of the catalogue, and older ones over newer ones.
  static func named(
    _ name: String, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID? {
    let named: [(id: Recipe.ID, name: String)] = try statements.all(
      """
      SELECT id, name FROM recipe WHERE (household_id = $1 OR household_id IS NULL) AND name_key = $2
      AND deleted_at IS NULL ORDER BY household_id IS NULL, id
      """,
      [.id(person.household), .text(SortKey.of(name))]
    ) { row in (row.id(0), row.text(1)) }
    return named.first { $0.name.utf8.elementsEqual(name.utf8) }?.id
  }

  /// Returns the recipe of the household that equals a new one: the same name, and either the same ingredients and
  /// steps or the same web page; nil if there is none.
  ///
  /// - Parameters:
  ///   - taken: The recipes added by the same import. They count only with the same ingredients, steps, rating and
  ///     notes: people store two ways to cook a dish under one name, and a copy in addition to the catalogue's recipe.
  ///   - orCatalogue: True if a recipe of the catalogue counts too. It must have the same ingredients and steps,
  ///     because changed copies are from the same web page, and the new recipe must have neither rating nor notes.
  func same(
    as content: RecipeContent, besides taken: Set<Recipe.ID>, orCatalogue: Bool = false, for person: Person
  ) throws(StoreError) -> DuplicateRecipe? {
    try database.read { statements throws(StoreError) in
      try Self.same(as: content, besides: taken, orCatalogue: orCatalogue, for: person, statements)
    }
  }

  static func same(
    as content: RecipeContent, besides taken: Set<Recipe.ID>, orCatalogue: Bool, for person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> DuplicateRecipe? {
    for known in try own(named: content.name, of: person, statements) {
      let isTaken = taken.contains(known.id)
      if !isTaken, known.isFrom(content.source) { return DuplicateRecipe(id: known.id) }
      if isTaken, !known.isMarked(as: content) { continue }
      if try known.says(content, statements) { return DuplicateRecipe(id: known.id) }
    }
    guard orCatalogue, content.isUnmarked else { return nil }
    for known in try catalogues(named: content.name, statements) where try known.says(content, statements) {
      let numbers = try recipe(known.id, for: person, statements).numbers
      return DuplicateRecipe(id: known.id, missing: content.figures.without(numbers.said))
    }
    return nil
  }

  private static func own(
    named name: RecipeName, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [SameNameRecipe] {
    try statements.all(
      "SELECT \(SameNameRecipe.columns) FROM recipe WHERE household_id = $1 AND name_key = $2 AND deleted_at IS NULL",
      [.id(person.household), .text(SortKey.of(name.text))], SameNameRecipe.init)
  }

  private static func catalogues(
    named name: RecipeName, _ statements: borrowing Statements
  ) throws(StoreError) -> [SameNameRecipe] {
    try statements.all(
      "SELECT \(SameNameRecipe.columns) FROM recipe WHERE household_id IS NULL AND name_key = $1 AND deleted_at IS NULL",
      [.text(SortKey.of(name.text))], SameNameRecipe.init)
  }
}
