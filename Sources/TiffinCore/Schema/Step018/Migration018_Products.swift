extension Migration {
  /// A part of migration 018: the tables of products that Open Food Facts did not know when queried, and of pictures of
  /// households' own foods.
  static let products = Migration { statements, dialect throws(StoreError) in
    for statement in asking(dialect) + pictures(dialect) { try statements.run(statement) }
  }

  private static func asking(_ dialect: any SQLDialect) -> [String] {
    [
      // Known products are stored as foods instead.
      """
      CREATE TABLE product_miss (
        code \(dialect.text) PRIMARY KEY CHECK (length(code) BETWEEN 7 AND 14),
        asked_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX product_miss_by_time ON product_miss (asked_at)",
      // The requests to Open Food Facts in the last minute, by all processes together, for the rate limit.
      """
      CREATE TABLE product_read (
        id \(dialect.identity),
        read_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      """
      CREATE TABLE product_pause (
        id \(dialect.integer) PRIMARY KEY CHECK (id = 1),
        until \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
    ]
  }

  private static func pictures(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE food_picture (
        food_id \(dialect.integer) PRIMARY KEY REFERENCES food (id) ON DELETE CASCADE,
        format \(dialect.text) NOT NULL CHECK (format IN ('jpeg', 'webp')),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        small \(dialect.bytes) NOT NULL CHECK (length(small) > 0),
        large \(dialect.bytes) NOT NULL CHECK (length(large) > 0)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX food_by_deletion ON food (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }
}
