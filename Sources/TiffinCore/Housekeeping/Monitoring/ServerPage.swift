/// The data of the page about the server for its owner, read in one snapshot. It contains nothing about people's meals.
public struct ServerPage: Sendable {
  /// The counts and sizes.
  public let counts: ServerCounts
  /// The bytes of pictures in the database.
  public let pictureBytes: Int
  /// The failure of the last backup; nil if it succeeded, or there was none.
  public let backupFailure: BackupFailure?
  /// The failure of the program that gets each backup; nil if its last run succeeded, or there was none.
  public let hookFailure: BackupFailure?
  /// All people on the server, ordered by household.
  public let members: [ServerPerson]

  /// Reads the data of the page about the server.
  ///
  /// - Throws: ``StoreError/notFound`` unless the person is the server's owner.
  public init(
    of folder: DataFolder, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard try HouseholdMemberStore.isServerOwner(person, statements) else { throw .notFound }
    counts = try ServerCounts(folder, statements)
    var bytes = 0
    for table in ["photo", "recipe_picture", "food_picture", "held_picture"] {
      let size = PortableSQL.sum("length(small) + length(large)")
      bytes += try statements.first("SELECT \(size) FROM \(table)") { row in row.int(0) } ?? 0
    }
    pictureBytes = bytes
    backupFailure = folder.failure(of: .backup)
    hookFailure = folder.failure(of: .hook)
    members = try HouseholdMemberStore.everybody(statements)
  }
}
