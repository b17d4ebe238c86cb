// What people and households say about recipes that need not be theirs.
extension RecipeStore {
  /// Marks a recipe as the person's favourite or not; setting the same again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func setFavourite(_ id: Recipe.ID, _ isFavourite: Bool, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      try Self.requireVisible(id, for: person, statements)
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
  }

  /// Keeps what the household knows of a recipe, in place of what it knew before; nothing at all forgets it.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func remember(_ figures: RecipeFigures, of id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      try Self.requireVisible(id, for: person, statements)
      if figures.isEmpty {
        try statements.run(
          "DELETE FROM recipe_figures WHERE household_id = $1 AND recipe_id = $2", [.id(person.household), .id(id)])
      } else {
        try statements.run(Self.rememberStatement, [.id(person.household), .id(id)] + RecipeRow.values(figures))
      }
    }
  }

  static func requireVisible(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let row = try statements.first(
      "SELECT 1 FROM recipe WHERE \(RecipeRow.isVisible) AND id = $2", [.id(person.household), .id(id)]
    ) { row in row.int(0) }
    if row == nil { throw .notFound }
  }

  private static let rememberStatement = { (columns: [String]) in
    """
    INSERT INTO recipe_figures (household_id, recipe_id, \(columns.joined(separator: ", ")))
    VALUES ($1, $2, \(columns.indices.map { "$\($0 + 3)" }.joined(separator: ", ")))
    ON CONFLICT (household_id, recipe_id) DO UPDATE SET \(columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
    """
  }(RecipeRow.figureColumns)
}
