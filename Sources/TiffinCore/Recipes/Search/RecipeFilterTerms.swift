/// The terms by which lists of recipes can be filtered.
public struct RecipeFilterTerms: Equatable, Sendable {
  /// The sorted categories of the household and the catalogue, such as "Dessert".
  public let categories: [RecipeFieldText]
  /// The sorted cuisines of the household and the catalogue, such as "British".
  public let cuisines: [RecipeFieldText]
  /// The household's sorted tags, such as "quick", without duplicates that differ only in case and accents.
  public let tags: [RecipeFieldText]
  /// The number of the household's recipes.
  public let ownCount: Int
}

extension RecipeStore {
  /// The maximum number of terms of each kind.
  static let mostTerms = 200

  /// Returns the terms of the recipes that a person can see; the terms are cached.
  public static func terms(for person: Person, _ statements: borrowing Statements) throws(StoreError)
    -> RecipeFilterTerms
  {
    try statements.cached(RecipeFilterTermsKey(household: person.household)) { () throws(StoreError) in
      let tags = try statements.all(
        "SELECT tags FROM recipe WHERE household_id = $1 AND deleted_at IS NULL", [.id(person.household)]
      ) { row in row.text(0) }
      return RecipeFilterTerms(
        categories: try terms("category", for: person, statements),
        cuisines: try terms("cuisine", for: person, statements),
        tags: Array(sorted(tags.flatMap(RecipeRowCoder.tags)).prefix(mostTerms)), ownCount: tags.count)
    }
  }

  /// Returns the texts sorted by key, without duplicates that differ only in case and accents.
  private static func sorted(_ texts: [String]) -> [RecipeFieldText] {
    var known: [String: RecipeFieldText] = [:]
    for text in texts {
      let key = SortKey.of(text)
      if known[key] == nil { known[key] = RecipeFieldText(stored: text) }
    }
    return known.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  /// Returns the terms of a kind with an index skip scan, because a household has many recipes, but few terms.
  private static func terms(
    _ kind: String, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [RecipeFieldText] {
    func next(after term: String) -> String {
      """
      SELECT \(kind)_key FROM recipe WHERE household_id = $1 AND deleted_at IS NULL AND \(kind)_key > \(term)
      ORDER BY \(kind)_key LIMIT 1
      """
    }
    let texts = try statements.all(
      """
      WITH RECURSIVE own (term) AS (
        SELECT (\(next(after: "''"))) UNION ALL SELECT (\(next(after: "own.term"))) FROM own WHERE own.term IS NOT NULL
      )
      SELECT (
        SELECT \(kind) FROM recipe
        WHERE household_id = $1 AND deleted_at IS NULL AND \(kind)_key = own.term ORDER BY name_key, id LIMIT 1
      ) FROM own WHERE own.term IS NOT NULL UNION ALL SELECT name FROM catalogue_term WHERE kind = '\(kind)' LIMIT \(mostTerms)
      """,
      [.id(person.household)], count: 40
    ) { row in row.text(0) }
    return sorted(texts)
  }
}

private struct RecipeFilterTermsKey: CacheKey {
  typealias Value = RecipeFilterTerms
  let household: Household.ID
}
