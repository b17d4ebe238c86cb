/// The sizes of the database and of the free space.
extension DataFolder {
  /// Returns the size of the database in bytes, with the log of a SQLite file.
  func databaseBytes(_ statements: borrowing Statements) throws(StoreError) -> Int {
    guard server != nil else { return databaseBytes }
    return try statements.number(uncounted: "SELECT pg_database_size(current_database())")
  }

  /// The bytes that can still be written; nil if unknown, as on a server.
  var freeBytes: Int? { server == nil ? FileSystem.freeBytes(at: path) : nil }
}
