extension RecipeStore {
  /// Stores a recipe and returns its ID, unless the household already has the recipe; returns nil in that case.
  ///
  /// - Parameters:
  ///   - note: The note for the next time; it is also stored for a recipe that the household already has without a
  ///     note.
  ///   - taken: The recipes added by the same import, see ``same(as:besides:orCatalogue:for:)``.
  ///   - orCatalogue: True if the household already has the recipes of the catalogue.
  ///   - bringing: The import that can be undone; nil if there is none.
  func take(
    _ content: RecipeContent, note: NextTimeNote? = nil, picture: RecipePicture.ID?, besides taken: Set<Recipe.ID>,
    orCatalogue: Bool,
    of bringing: ImportJob.ID?, by person: Person
  ) throws(StoreError) -> Recipe.ID? {
    try database.write(of: person.household) { statements throws(StoreError) in
      if let bringing { try ImportJobStore.requireTaking(bringing, statements) }
      let same = try Self.same(as: content, besides: taken, orCatalogue: orCatalogue, for: person, statements)
      if let same {
        try Self.complete(same, note: note, by: person, statements)
        return nil
      }
      let id = try insert(content, picture: picture, copyOf: nil, by: person, statements)
      try Self.addNote(note, of: id, by: person, statements)
      guard let bringing else { return id }
      try statements.run(
        "INSERT INTO bringing_recipe (bringing_id, recipe_id, revision) SELECT $1, id, revision FROM recipe WHERE id = $2",
        [.id(bringing), .id(id)])
      return id
    }
  }

  /// Adds the household's values for a recipe of the catalogue that lacks them, and a note if the household has none.
  /// Both remain when the import is undone.
  func complete(
    _ same: DuplicateRecipe, note: NextTimeNote? = nil, of bringing: ImportJob.ID?, by person: Person
  ) throws(StoreError) {
    if same.missing.isEmpty, note == nil { return }
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      if let bringing { try ImportJobStore.requireTaking(bringing, statements) }
      try Self.complete(same, note: note, by: person, statements)
    }
  }

  private static func complete(
    _ same: DuplicateRecipe, note: NextTimeNote?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try addNote(note, of: same.id, by: person, statements)
    if same.missing.isEmpty { return }
    try remember(of: same.id, by: person, statements) { $0 = $0.completed(by: same.missing) }
  }
}
