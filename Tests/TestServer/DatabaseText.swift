public import TiffinCore

/// The rows of a database as text, to compare them.
public struct DatabaseText {
  private let database: any Database

  /// Creates the text of a database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// The names of all tables.
  public var tables: [String] {
    get throws {
      try read(
        TestServer.address == nil
          ? "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
          : "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")
    }
  }

  /// Returns the names of a table's columns.
  public func columns(of table: String) throws -> [String] {
    try read(
      TestServer.address == nil
        ? "SELECT name FROM pragma_table_info('\(table)')"
        : """
        SELECT attname FROM pg_attribute WHERE attrelid = CAST('\(table)' AS REGCLASS) AND attnum > 0
        AND NOT attisdropped
        """)
  }

  /// Returns a table's rows.
  public func rows(of table: String, _ condition: String = "TRUE") throws -> [String] {
    let quoted = try columns(of: table).map {
      TestServer.address == nil ? "quote(\"\($0)\")" : "quote_nullable(\"\($0)\")"
    }
    let row = quoted.joined(separator: " || ',' || ")
    return try read("SELECT \(row) FROM \"\(table)\" WHERE \(condition) ORDER BY 1").map { "\(table): \($0)" }
  }

  /// Returns the rows of all tables but some.
  public func everything(but left: Set<String> = []) throws -> [String] {
    try tables.filter { !left.contains($0) }.flatMap { try rows(of: $0) }
  }

  /// Returns the first column of a query.
  public func read(_ query: String) throws -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all(query) { row in row.text(0) }
    }
  }
}
