import Platform

extension BackupRetention {
  /// True if the rule is the rotation.
  var isRotation: Bool {
    if case .rotation = self { true } else { false }
  }
}

extension DataFolder {
  /// Checks that the disk has room for another backup. Under the rotation, removes old backups first where that helps.
  func makeRoom(in folder: String, _ retention: BackupRetention) throws(BackupError) {
    let needed = retention.isRotation ? neededBytes(forBackupIn: folder) : databaseBytes
    guard let free = FileSystem.freeBytes(at: folder), free < needed else { return }
    let removed =
      retention.isRotation
      ? BackupRotation(room: nil).removals(from: Self.backups(in: folder), toFree: needed - free) : []
    guard !removed.isEmpty else { throw .noRoom(folder: folder, needed: needed, free: free) }
    try orRefuse { () throws(FileError) in
      for file in removed { try FileSystem.remove("\(folder)/\(file.name)") }
    }
  }

  /// Removes old backups.
  ///
  /// - Parameter newest: The name of the new backup.
  func removeOld(in folder: String, newest: String, _ retention: BackupRetention) throws(FileError) {
    let files = Self.backups(in: folder)
    let removed: [String]
    switch retention {
    case .all: removed = []
    case .newest(let count): removed = Self.names(files.map(\.name), without: count, newest: newest)
    case .rotation(let share):
      let room = share == 0 ? nil : FileSystem.diskBytes(at: folder).map { $0 / 100 * share }
      removed = BackupRotation(room: room).removals(from: files, newest: newest).map(\.name)
    }
    for name in removed { try FileSystem.remove("\(folder)/\(name)") }
  }

  /// Returns all names but the newest `count`. Names later than the new one come from a clock that was ahead; their age
  /// is unknown, so they count as the oldest.
  private static func names(_ names: [String], without count: Int, newest: String) -> [String] {
    let names = names.sorted()
    return Array((names.filter { $0 > newest } + names.filter { $0 <= newest }).dropLast(max(1, count)))
  }
}
