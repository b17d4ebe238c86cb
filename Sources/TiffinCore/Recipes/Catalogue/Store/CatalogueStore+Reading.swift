/// A recipe of the catalogue, with the state that determines whether it is fetched.
public struct CatalogueItem: Hashable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The catalogue's own number for the recipe.
  public let number: String
  /// True if the recipe's details are stored.
  public let isWhole: Bool
  /// True if the details are stored, but were fetched more than a week ago.
  public let isOld: Bool

  /// True if the details should be fetched.
  public var isDue: Bool { !isWhole || isOld }
}

extension CatalogueStore {
  /// The number of seconds after which the same request is sent again.
  static let freshness = 7 * 86_400

  /// Returns a recipe of the catalogue; nil for recipes of households, and if it does not exist.
  func item(_ id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) -> CatalogueItem? {
    try items("id = $2", [.id(id)], atMost: 1, statements).first
  }

  /// Returns up to `limit` of the given recipes that belong to the catalogue and have no details.
  func parts(of ids: [Recipe.ID], atMost limit: Int) throws(StoreError) -> [CatalogueItem] {
    guard !ids.isEmpty else { return [] }
    let parameters = ids.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
    return try database.read { statements throws(StoreError) in
      try items("id IN (\(parameters)) AND refreshed_at IS NULL", ids.map { .id($0) }, atMost: limit, statements)
    }
  }

  func items(
    _ condition: String, _ values: [SQLValue], atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [CatalogueItem] {
    try statements.all(
      """
      SELECT id, catalogue_number, refreshed_at, \(PortableSQL.flag("COALESCE(refreshed_at, 0) < $1")) FROM recipe
      WHERE \(condition) AND catalogue_number IS NOT NULL LIMIT \(limit)
      """,
      [.int(now() - Self.freshness)] + values
    ) { row in
      let isWhole = row.optionalInt(2) != nil
      return CatalogueItem(id: row.id(0), number: row.text(1), isWhole: isWhole, isOld: isWhole && row.flag(3))
    }
  }

  /// Returns random recipes of the catalogue that have details.
  public func random(_ count: Int) throws(StoreError) -> [Recipe.ID] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        """
        SELECT id FROM recipe WHERE household_id IS NULL AND deleted_at IS NULL AND refreshed_at IS NOT NULL
        ORDER BY random() LIMIT $1
        """,
        [.int(count)], count: count
      ) { row in row.id(0) }
    }
  }
}
