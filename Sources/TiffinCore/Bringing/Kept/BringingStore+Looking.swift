extension BringingStore {
  /// Looks into a file, and holds it until it is taken: for a day, one for each household.
  ///
  /// - Throws: ``BringingError`` for a file that is not read, ``StoreError``.
  public func hold(_ bytes: [UInt8], named name: String, by person: Person) throws -> KeptBringing.ID {
    let brought = try BroughtRecipes(in: BroughtFiles(name: name, bytes: bytes))
    let found = try look(into: brought, for: person)
    return try insert(found, app: brought.app, bytes, named: name, by: person)
  }

  private func insert(
    _ found: FoundRecipes, app: String, _ bytes: [UInt8], named name: String, by person: Person
  ) throws(StoreError) -> KeptBringing.ID {
    let moment = now()
    return try database.write(of: person.household) { statements throws(StoreError) in
      try statements.run(
        "DELETE FROM bringing WHERE household_id = $1 AND state = 'found'", [.id(person.household)])
      let id: KeptBringing.ID? = try statements.first(
        """
        INSERT INTO bringing
          (household_id, app, file_name, state, begun_at, worked_at, total, known, names, broken_count, broken, upload)
        VALUES ($1, $2, $3, 'found', $4, $4, $5, $6, $7, $8, $9, $10) RETURNING id
        """,
        [
          .id(person.household), .text(app), .text(PlainText.line(name, limit: 200)), .int(moment), .int(found.total),
          .int(found.known), .text(found.names.joined(separator: "\n")), .int(found.brokenCount),
          .text(found.broken.joined(separator: "\n")), .blob(bytes),
        ]
      ) { row in row.id(0) }
      guard let id else { throw .failed("no id for a bringing") }
      return id
    }
  }

  private func look(into brought: BroughtRecipes, for person: Person) throws -> FoundRecipes {
    let recipes = RecipeStore(database, now: now)
    var found = FoundRecipes()
    try brought.forEach { recipe in
      switch recipe {
      case .failure(let broken): found.add(broken)
      case .success(let recipe):
        if let content = try? RecipeContent(recipe, for: person) {
          found.add(recipe, isKnown: try recipes.has(content, besides: [], for: person))
        } else {
          found.add(BrokenRecipe(name: recipe.recipe.name, reason: .tooLarge))
        }
      }
    }
    return found
  }
}
