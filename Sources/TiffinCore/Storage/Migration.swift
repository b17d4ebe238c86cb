/// A migration of the schema. It never changes once released; later changes are new migrations.
struct Migration: Sendable {
  /// Applies the migration, within a transaction.
  let apply: @Sendable (borrowing Statements, any SQLDialect) throws(StoreError) -> Void
}

extension Migration {
  /// Returns a migration that only adds columns to a table.
  static func columns(of table: String, _ declared: @escaping @Sendable (any SQLDialect) -> [String]) -> Migration {
    Migration { statements, dialect throws(StoreError) in try add(declared(dialect), to: table, statements) }
  }

  /// Adds columns to a table, given as their declarations.
  static func add(_ columns: [String], to table: String, _ statements: borrowing Statements) throws(StoreError) {
    for column in columns { try statements.run("ALTER TABLE \(table) ADD COLUMN \(column)") }
  }
}

/// All migrations in order. The schema version is the number of migrations that a database has had. The migrations are
/// declared in the folder `Schema`.
public enum Migrations {
  static let all: [Migration] = [
    .meals, .settings, .mealOrders, .favourites, .accounts, .recipes, .plan, .groceries, .rests, .heldPictures,
    .recipeShares, .leaving, .shopping, .firstSteps, .usualMeals, .usualSums, .foods, .step018, .step019, .step020,
    .passkeys, .unusedPictures, .linkIndexes, .mealInitials, .cheapMoves, .groceryKeys, .step027,
    .noMealInitials, .step029, .step030, .languages,
  ]

  /// The schema version of this program.
  public static var latest: Int { all.count }

  /// Returns the number of migrations that a database has had; 0 if the table `schema_version` is empty.
  static func version(_ statements: borrowing Statements) throws(StoreError) -> Int {
    let version = try statements.first("SELECT COALESCE(MAX(version), 0) FROM schema_version") { row in row.int(0) }
    return version ?? 0
  }

  /// Checks that the schema is not newer than this program.
  ///
  /// - Throws: ``StoreError/readOnly`` if a later release has migrated it, as this program then does not know which
  ///   constraints rows must satisfy.
  static func requireKnown(_ statements: borrowing Statements) throws(StoreError) {
    let version = try statements.number(uncounted: "SELECT MAX(version) FROM schema_version")
    guard version <= latest else { throw .readOnly }
  }

  /// Applies the missing migrations one after the other, within the caller's transaction.
  static func run(
    _ statements: borrowing Statements, _ dialect: any SQLDialect, upTo latest: Int = latest, now: Int
  ) throws(StoreError) {
    try statements.run(
      """
      CREATE TABLE IF NOT EXISTS schema_version (
        version \(dialect.integer) PRIMARY KEY CHECK (version > 0),
        applied_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """)
    for version in try version(statements)..<max(latest, try version(statements)) {
      try all[version].apply(statements, dialect)
      try statements.run(
        "INSERT INTO schema_version (version, applied_at) VALUES ($1, $2)", [.int(version + 1), .int(now)])
    }
  }
}
