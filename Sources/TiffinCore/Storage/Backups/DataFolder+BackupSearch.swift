import Platform

extension DataFolder {
  /// The folders in which backups are looked for: that of the last one, and the default one.
  public var backupFolders: [String] {
    guard let last = backupRecord?.folder, last != FileSystem.absolute(backupFolder) else { return [backupFolder] }
    return [last, backupFolder]
  }

  /// The paths of all backups in those folders, the newest first.
  public var storedBackups: [String] {
    let found = backupFolders.flatMap { folder in
      (FolderReader.names(in: folder) ?? []).filter(BackupName.isComplete).map { (name: $0, folder: folder) }
    }
    return found.sorted { $0.name > $1.name }.map { "\($0.folder)/\($0.name)" }
  }

  /// Returns the path of a backup that was named by its path, or by its file name alone.
  public func backupPath(_ given: String) -> String {
    if given.utf8.contains(UInt8(ascii: "/")) || FileSystem.size(of: given) != nil { return given }
    return backupFolders.map { "\($0)/\(given)" }.first { FileSystem.size(of: $0) != nil } ?? given
  }
}
