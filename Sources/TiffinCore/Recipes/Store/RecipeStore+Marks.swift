// Marks and values that people and households add to any visible recipe.
extension RecipeStore {
  /// Sets whether a recipe is the person's favourite. Repeating it changes nothing. If the household has a copy of the
  /// recipe, the copy is marked.
  ///
  /// - Returns: The marked recipe.
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe.
  @discardableResult
  public func setFavourite(_ id: Recipe.ID, _ isFavourite: Bool, by person: Person) throws(StoreError) -> Recipe.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      let shown = try Self.copy(of: id, for: person, statements) ?? id
      try Self.setFavourite(shown, isFavourite, by: person, statements)
      return shown
    }
  }

  static func setFavourite(
    _ id: Recipe.ID, _ isFavourite: Bool, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try requireVisible(id, for: person, statements)
    if isFavourite {
      try statements.run(
        """
        INSERT INTO recipe_favourite (household_id, person_id, recipe_id) VALUES ($1, $2, $3)
        ON CONFLICT (person_id, recipe_id) DO NOTHING
        """,
        [.id(person.household), .id(person.id), .id(id)])
    } else {
      try statements.run(
        "DELETE FROM recipe_favourite WHERE person_id = $1 AND recipe_id = $2", [.id(person.id), .id(id)])
    }
  }

  /// Changes the household's values of a recipe. If all become unknown and there is no note, the row is deleted.
  ///
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe.
  public func remember(
    of id: Recipe.ID, by person: Person, _ change: (inout RecipeFigures) -> Void
  ) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try Self.requireVisible(id, for: person, statements)
      try Self.remember(of: id, by: person, statements, change)
    }
  }

  /// Stores the household's number of servings of a recipe, if the household can still see the recipe.
  static func remember(
    _ servings: Servings, of id: Recipe.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard try isVisible(id, for: person, statements) else { return }
    try remember(of: id, by: person, statements) { $0.servings = servings }
  }

  static func remember(
    of id: Recipe.ID, by person: Person, _ statements: borrowing Statements, _ change: (inout RecipeFigures) -> Void
  ) throws(StoreError) {
    let both: [SQLValue] = [.id(person.household), .id(id)]
    let known = try statements.first(knownStatement, both) { row in RecipeRowCoder.figures(row, from: 0) }
    var figures = known ?? RecipeFigures()
    change(&figures)
    if figures.isEmpty {
      let removed = try statements.run(
        "DELETE FROM recipe_figures WHERE household_id = $1 AND recipe_id = $2 AND next_time = ''", both)
      // A row that has a note is not deleted.
      if known == nil || removed > 0 { return }
    }
    try statements.run(rememberStatement, both + RecipeRowCoder.values(figures))
  }

  static func requireVisible(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard try isVisible(id, for: person, statements) else { throw .notFound }
  }

  private static func isVisible(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.first(
      "SELECT 1 FROM recipe WHERE \(RecipeRowCoder.isVisible) AND id = $2", [.id(person.household), .id(id)]
    ) { row in row.int(0) } != nil
  }

  private static let knownStatement = """
    SELECT \(RecipeRowCoder.figureColumns.joined(separator: ", ")) FROM recipe_figures
    WHERE household_id = $1 AND recipe_id = $2
    """

  private static let rememberStatement = { (columns: [String]) in
    """
    INSERT INTO recipe_figures (household_id, recipe_id, \(columns.joined(separator: ", ")))
    VALUES ($1, $2, \(columns.indices.map { "$\($0 + 3)" }.joined(separator: ", ")))
    ON CONFLICT (household_id, recipe_id) DO UPDATE SET \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
    """
  }(RecipeRowCoder.figureColumns)
}
