import Platform

/// Installations with a database on a server. The folder then holds only local files of this machine.
extension DataFolder {
  /// The name of the row in `server_secret` that marks a schema as Tiffin's and holds the installation's ID.
  private static let mark = "installation"

  /// Creates the schema of this program in an empty database.
  ///
  /// - Throws: ``InstallationError/alreadySetUp(folder:)`` or ``InstallationError/serverForeign`` if the database has
  ///   tables.
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

  /// Opens the installation, with this program's schema or an earlier one.
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
    var settings = PostgreSQLSettings(address: address, timeout: timeout)
    if !isForPages { settings.statementLimit = nil }
    return PostgreSQLDatabase(settings, isGuarded: isGuarded)
  }

  private func orStoreError<T>(_ body: () throws(StoreError) -> T) throws(InstallationError) -> T {
    do { return try body() } catch { throw explained(error) }
  }
}
