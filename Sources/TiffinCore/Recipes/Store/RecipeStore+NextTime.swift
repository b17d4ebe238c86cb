extension RecipeStore {
  /// Stores the household's note for the next time, and replaces an earlier note; nil removes it. If the text is the
  /// same as before, the note keeps its day. If the household has its own copy of the recipe, the copy gets the note.
  ///
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe.
  public func note(_ note: NextTimeNote?, of id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try Self.note(note, of: id, by: person, statements)
    }
  }

  /// Stores or removes the note as ``note(_:of:by:)`` does, as a part of another change.
  static func note(
    _ note: NextTimeNote?, of id: Recipe.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try requireVisible(id, for: person, statements)
    let shown = try copy(of: id, for: person, statements) ?? id
    guard let note else { return try removeNote(of: shown, in: person.household, statements) }
    try write(note, of: shown, "recipe_figures.next_time <> excluded.next_time", by: person, statements)
  }

  /// Stores a note, unless the household already has a note on this recipe.
  static func addNote(
    _ note: NextTimeNote?, of id: Recipe.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let note else { return }
    try write(note, of: id, "recipe_figures.next_time = ''", by: person, statements)
  }

  private static func write(
    _ note: NextTimeNote, of id: Recipe.ID, _ condition: String, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO recipe_figures (household_id, recipe_id, next_time, noted_on) VALUES ($1, $2, $3, $4)
      ON CONFLICT (household_id, recipe_id) DO UPDATE SET next_time = excluded.next_time, noted_on = excluded.noted_on
      WHERE \(condition)
      """,
      [.id(person.household), .id(id), .text(note.text), .text(note.day?.iso)])
  }

  private static func removeNote(
    of id: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE recipe_figures SET next_time = '', noted_on = NULL WHERE household_id = $1 AND recipe_id = $2",
      [.id(household), .id(id)])
    let isEmpty = RecipeRowCoder.figureColumns.map { "\($0) IS NULL" }.joined(separator: " AND ")
    try statements.run(
      "DELETE FROM recipe_figures WHERE household_id = $1 AND recipe_id = $2 AND next_time = '' AND \(isEmpty)",
      [.id(household), .id(id)])
  }

  /// Moves a household's note, if there is one, from one recipe to another, and replaces the other recipe's note.
  static func moveNote(
    from one: Recipe.ID, to other: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let moved = try statements.run(
      """
      INSERT INTO recipe_figures (household_id, recipe_id, next_time, noted_on)
      SELECT household_id, $1, next_time, noted_on FROM recipe_figures
      WHERE recipe_id = $2 AND household_id = $3 AND next_time <> ''
      ON CONFLICT (household_id, recipe_id) DO UPDATE SET next_time = excluded.next_time, noted_on = excluded.noted_on
      """,
      [.id(other), .id(one), .id(household)])
    if moved > 0 { try removeNote(of: one, in: household, statements) }
  }
}
