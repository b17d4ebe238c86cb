import Platform

/// The statistics of an installation: numbers of rows, sizes, the version of the schema and the last backup.
public struct InstallationStatistics: Sendable {
  /// The numbers of rows, each with a name such as "meals", in the order in which they are shown.
  public let counts: [(name: String, count: Int)]
  /// The size of the database in bytes, including the write-ahead log of an SQLite file.
  public let bytes: Int
  /// The bytes of pictures in the database.
  public let pictureBytes: Int
  /// The free bytes on the disk; nil if unknown.
  public let freeBytes: Int?
  /// The version of the schema: the number of migrations that were applied to the database.
  public let schema: Int
  /// The time of the last backup, in seconds since 1970; nil if there was none.
  public let lastBackup: Int?

  private static let queries = [
    ("households", "household"), ("people", "person"), ("accounts", "account"), ("sessions", "session"),
    ("meals", "meal WHERE deleted_at IS NULL"), ("photos", "photo"),
    ("recipes", "recipe WHERE household_id IS NOT NULL AND deleted_at IS NULL"),
    ("recipes of the catalogue", "recipe WHERE household_id IS NULL"),
    ("planned dishes", "plan_entry WHERE deleted_at IS NULL"),
    ("groceries", "grocery_item WHERE deleted_at IS NULL"),
  ]

  /// Reads the statistics in one snapshot.
  public init(_ installation: Installation) throws(StoreError) {
    let folder = installation.folder
    (counts, pictureBytes, schema, bytes) = try installation.database.read { statements throws(StoreError) in
      var counts: [(String, Int)] = []
      for (name, rows) in Self.queries {
        counts.append((name, try statements.number(uncounted: "SELECT COUNT(*) FROM \(rows)")))
      }
      var bytes = 0
      for table in ["photo", "recipe_picture", "food_picture", "held_picture"] {
        let sizes = "SELECT COALESCE(length(small) + length(large), 0) FROM \(table)"
        try statements.run(sizes) { row throws(StoreError) in bytes += row.int(0) }
      }
      let schema = try Migrations.version(statements)
      return (counts, bytes, schema, try folder.databaseBytes(statements))
    }
    freeBytes = folder.freeBytes
    lastBackup = folder.lastBackup
  }
}
