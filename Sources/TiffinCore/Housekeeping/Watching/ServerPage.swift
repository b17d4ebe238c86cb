/// The server as its owner sees it, as of one moment: nothing of what anybody eats.
public struct ServerPage: Sendable {
  /// How much there is.
  public let counts: ServerCounts
  /// Bytes of pictures in the database.
  public let pictureBytes: Int
  /// All people, by their households.
  public let members: [ServerMember]

  /// - Throws: ``StoreError/notFound`` for whoever is not the server's owner.
  public init(
    of folder: DataFolder, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard try HouseholdStore.isServerOwner(person, statements) else { throw .notFound }
    counts = try ServerCounts(folder, statements)
    var bytes = 0
    for table in ["photo", "recipe_picture", "food_picture", "held_picture"] {
      let size = Portable.sum("length(small) + length(large)")
      bytes += try statements.first("SELECT \(size) FROM \(table)") { row in row.int(0) } ?? 0
    }
    pictureBytes = bytes
    members = try HouseholdStore.everybody(statements)
  }
}
