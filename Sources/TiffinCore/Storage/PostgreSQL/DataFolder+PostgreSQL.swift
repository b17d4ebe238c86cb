import Platform

/// Installations on a server. The folder then holds only what a machine remembers for itself.
extension DataFolder {
  /// The row of `server_secret` that marks a schema as Tiffin's: the installation's id.
  private static let mark = "installation"

  /// Makes the schema of this program in an empty database.
  func create(at address: String) throws(InstallationError) -> Installation {
    let database = try server(address, isGuarded: false)
    try requireUTF8(database)
    let isMade = try orStoreError { () throws(StoreError) in
      try database.write { statements throws(StoreError) in
        guard try statements.all(database.dialect.tables, [], { $0.text(0) }).isEmpty else { return false }
        try Migrations.run(statements, database.dialect, now: ServerClock.seconds())
        try statements.run(
          "INSERT INTO server_secret (name, value) VALUES ($1, $2)", [.text(Self.mark), .text(Installation.newID())])
        return true
      }
    }
    let installation = try find(at: address)
    guard isMade else { throw .alreadySetUp(folder: "The PostgreSQL database") }
    return installation
  }

  /// Finds the installation, of this schema or an earlier one.
  func find(at address: String) throws(InstallationError) -> Installation {
    let database = try server(address, isGuarded: true)
    let (tables, id) = try orStoreError { () throws(StoreError) in
      try database.read { statements throws(StoreError) in
        let tables = try statements.all(database.dialect.tables, [], { $0.text(0) })
        let isOurs = tables.contains("schema_version") && tables.contains("server_secret")
        let id =
          isOurs
          ? try statements.first("SELECT value FROM server_secret WHERE name = $1", [.text(Self.mark)]) { $0.text(0) }
          : nil
        return (tables, id)
      }
    }
    guard let id else { throw tables.isEmpty ? .serverEmpty : .serverForeign }
    return Installation(id: id, database: database, folder: self)
  }

  private func requireUTF8(_ database: PostgreSQLDatabase) throws(InstallationError) {
    let encoding = try orStoreError { () throws(StoreError) in
      try database.read { statements throws(StoreError) in
        try statements.first("SELECT current_setting('server_encoding')") { $0.text(0) }
      }
    }
    guard encoding == "UTF8" else { throw .serverEncoding(encoding ?? "") }
  }

  private func server(_ address: String, isGuarded: Bool) throws(InstallationError) -> PostgreSQLDatabase {
    try refusing { () throws(FileError) in try FileSystem.makeFolder(path) }
    var settings = PostgreSQLSettings(address: address, patience: patience)
    if !isForPages { settings.statementLimit = nil }
    return PostgreSQLDatabase(settings, isGuarded: isGuarded)
  }

  private func orStoreError<T>(_ body: () throws(StoreError) -> T) throws(InstallationError) -> T {
    do { return try body() } catch { throw explained(error) }
  }
}
