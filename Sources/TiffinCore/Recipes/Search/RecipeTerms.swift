/// What recipes can be narrowed by.
public struct RecipeTerms: Equatable, Sendable {
  /// "Dessert", sorted; the household's own and the catalogue's.
  public let categories: [RecipeText]
  /// "British", sorted.
  public let cuisines: [RecipeText]
}

extension RecipeStore {
  /// The most of each.
  static let mostTerms = 200

  /// Categories and cuisines that the household's recipes have, and those of the catalogue.
  public func terms(for person: Person) throws(StoreError) -> RecipeTerms {
    try database.read { statements throws(StoreError) in
      RecipeTerms(
        categories: try Self.terms("category", for: person, statements),
        cuisines: try Self.terms("cuisine", for: person, statements))
    }
  }

  /// Goes from one to the next in the index: a household has many recipes, and few of these.
  private static func terms(
    _ kind: String, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [RecipeText] {
    let next = """
      SELECT \(kind)_key FROM recipe WHERE household_id = $1 AND deleted_at IS NULL AND \(kind)_key > own.term
      ORDER BY \(kind)_key LIMIT 1
      """
    let texts = try statements.all(
      """
      WITH RECURSIVE own (term) AS (
        SELECT '' UNION ALL SELECT (\(next)) FROM own WHERE own.term IS NOT NULL
      )
      SELECT (
        SELECT \(kind) FROM recipe
        WHERE household_id = $1 AND deleted_at IS NULL AND \(kind)_key = own.term ORDER BY name_key, id LIMIT 1
      ) FROM own WHERE own.term <> '' UNION ALL SELECT name FROM catalogue_term WHERE kind = '\(kind)' LIMIT \(mostTerms)
      """,
      [.id(person.household)], count: 40
    ) { row in row.text(0) }
    var known: [String: RecipeText] = [:]
    for text in texts {
      let key = SortKey.of(text)
      if known[key] == nil { known[key] = RecipeText(stored: text) }
    }
    return known.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }
}
