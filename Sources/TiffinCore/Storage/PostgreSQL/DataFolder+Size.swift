/// How much there is, on this disk or on the server.
extension DataFolder {
  /// Bytes of the database, with its log where it is a file.
  func databaseBytes(_ statements: borrowing Statements) throws(StoreError) -> Int {
    guard server != nil else { return databaseBytes }
    return try statements.number(uncounted: "SELECT pg_database_size(current_database())")
  }

  /// Bytes that can still be written; nil if unknown, as on a server.
  var freeBytes: Int? { server == nil ? FileSystem.freeBytes(at: path) : nil }
}
