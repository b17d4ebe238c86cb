import Platform

extension SQLiteDatabase {
  /// The reasons in ``StoreError/damaged(_:)`` for not opening a database.
  enum Refusal {
    static let foreign = "another program's"
    static let empty = "empty"
  }

  /// Opens the file after checking that it is Tiffin's. With `isNew`, an empty one is accepted, too.
  static func open(
    _ path: String, turn: WriteLock, backupLock: FileLock?, isNew: Bool
  ) throws(StoreError) -> SQLiteDatabase {
    try SQLiteDatabase(path: path, turn: turn, backupLock: backupLock, isGuarded: !isNew) {
      connection throws(StoreError) in
      // The mark is checked before anything is written, so that a foreign database stays unchanged.
      let mark = try connection.command("PRAGMA application_id")
      guard mark != String(SQLiteSettings.applicationID) else { return }
      let isEmpty = try connection.command("SELECT COUNT(*) FROM sqlite_master") == "0"
      guard isEmpty && isNew else { throw StoreError.damaged(isEmpty ? Refusal.empty : Refusal.foreign) }
    }
  }
}
