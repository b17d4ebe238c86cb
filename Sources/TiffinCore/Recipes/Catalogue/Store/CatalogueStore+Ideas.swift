/// The ideas that were last shown to a person.
struct StoredIdeas: Equatable {
  /// The recipes in order.
  let recipes: [Recipe.ID]
  /// The time at which they were chosen, in seconds since 1970-01-01 UTC.
  let foundAt: Int
}

extension CatalogueStore {
  /// Returns the ideas last shown to a person; nil if there are none.
  func ideas(of person: Person.ID) throws(StoreError) -> StoredIdeas? {
    try database.read { statements throws(StoreError) in try Self.ideas(of: person, statements) }
  }

  /// Returns the ideas last shown to a person, read in the caller's snapshot; nil if there are none.
  static func ideas(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> StoredIdeas? {
    let rows: [(recipe: Recipe.ID, foundAt: Int)] = try statements.all(
      "SELECT recipe_id, found_at FROM recipe_idea WHERE person_id = $1 ORDER BY place", [.id(person)], count: 20
    ) { row in (row.id(0), row.int(1)) }
    return rows.first.map { StoredIdeas(recipes: rows.map(\.recipe), foundAt: $0.foundAt) }
  }

  /// Replaces a person's ideas.
  func keep(_ ideas: StoredIdeas, of person: Person.ID) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      try statements.run("DELETE FROM recipe_idea WHERE person_id = $1", [.id(person)])
      for (index, recipe) in ideas.recipes.enumerated() {
        try statements.run(
          """
          INSERT INTO recipe_idea (household_id, person_id, place, recipe_id, found_at)
          SELECT household_id, id, $1, $2, $3 FROM person WHERE id = $4
          """,
          [.int(index + 1), .id(recipe), .int(ideas.foundAt), .id(person)])
      }
    }
  }
}
