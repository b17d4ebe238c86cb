/// A migration that has been done.
public struct CompletedMigration: Sendable, Equatable {
  /// The schema before.
  public let before: Int
  /// The schema after.
  public let after: Int
  /// The path of the backup from before; nil if the database is on a server.
  public let backup: String?

  /// A sentence or two for the server's administrator.
  public var sentence: String {
    "The database was brought from schema \(before) to \(after)."
      + (backup.map { " The backup from before is \($0)." } ?? "")
  }
}
