/// A recipe of the household that was imported from a given web page.
public struct RecipeOfPage: Equatable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The recipe's current name.
  public let name: RecipeName
  /// The time at which it was added, in seconds since 1970-01-01 UTC.
  public let addedAt: Int
}

extension RecipeStore {
  /// Returns the household's recipes that were imported from one of the given web pages, last added first.
  ///
  /// The addresses of all recipes are read, which is acceptable because only imports call this, after waiting for
  /// another site.
  public static func from(
    _ pages: [WebAddress], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [RecipeOfPage] {
    let known = try statements.all(
      """
      SELECT id, name, created_at, source FROM recipe
      WHERE household_id = $1 AND source IS NOT NULL AND deleted_at IS NULL ORDER BY id DESC
      """,
      [.id(person.household)]
    ) { row in
      (
        recipe: RecipeOfPage(id: row.id(0), name: RecipeName(stored: row.text(1)), addedAt: row.int(2)),
        source: WebAddress(row.text(3))
      )
    }
    return known.filter { known in pages.contains { known.source?.isSamePage(as: $0) ?? false } }.map(\.recipe)
  }
}
