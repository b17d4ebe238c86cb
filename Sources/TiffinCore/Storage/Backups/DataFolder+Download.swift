import Platform

extension DataFolder {
  /// The folder of backups that are being handed on: on the disk of the data, which has room for them, unlike /tmp.
  private var downloadFolder: String { path + "/downloads" }

  /// Makes a backup that is handed on at once. Whoever does so opens the file, removes its name, and calls
  /// ``noteBackup()`` once it is taken.
  ///
  /// - Parameter name: Another one for each.
  /// - Throws: ``BackupError/store(_:)`` with ``StoreError/full`` if it would leave too little room on the disk.
  public func backUpToHandOn(as name: String) throws(BackupError) -> Backup {
    try requireData()
    removeForgotten(in: downloadFolder)
    guard freeBytes ?? .max >= databaseBytes + StoreLimits.keptFree else { throw .store(.full) }
    try orRefuse { () throws(FileError) in try FileSystem.makeFolder(downloadFolder) }
    return try makeBackup("\(downloadFolder)/\(name).db") { _ in }
  }

  /// The lock of the one process that makes an export: each takes a connection for as long as it lasts, and some of the
  /// disk.
  private var exportLockPath: String { path + "/tiffin.export" }

  /// Makes a file that is handed on at once, in the same way, one at a time.
  ///
  /// - Parameters:
  ///   - name: Another one for each.
  ///   - write: Writes its bytes, and asks now and then whether there is room for more.
  /// - Returns: Its path.
  /// - Throws: ``ExportError/anotherRuns`` if another one is made for longer than a write waits, ``ExportError/full`` if it
  ///   would leave too little room on the disk.
  public func makeToHandOn(
    as name: String, _ write: (NewFile, _ requireRoom: @escaping () throws(ExportError) -> Void) throws -> Void
  ) throws -> String {
    do { return try makeFile(named: name, write) } catch let error as FileError {
      if error.isForWantOfRoom { throw ExportError.full }
      throw error.isOfReadOnlyDisk ? StoreError.readOnly : error
    }
  }

  private func makeFile(
    named name: String, _ write: (NewFile, _ requireRoom: @escaping () throws(ExportError) -> Void) throws -> Void
  ) throws -> String {
    try FileSystem.makeFolder(downloadFolder)
    let lock = try FileLock(path: exportLockPath)
    // A tap that comes twice waits for the first one's file, which nobody takes.
    guard lock.tryAcquire(for: patience) else { throw ExportError.anotherRuns }
    defer { lock.release() }
    removeForgotten(in: downloadFolder)
    try requireRoom()
    let path = "\(downloadFolder)/\(name)"
    let file = try NewFile(path)
    do { try write(file, requireRoom) } catch {
      file.remove()
      throw error
    }
    return path
  }

  private func requireRoom() throws(ExportError) {
    guard freeBytes ?? .max >= StoreLimits.keptFree else { throw .full }
  }

  /// The name under which people keep it, made of the time.
  public static func downloadName() -> String { BackupName.of(ServerClock.seconds()) }

  /// Removes what a process left that ended in the middle of it.
  ///
  /// - Parameter isMeant: Whether a name is that of such a file.
  func removeForgotten(in folder: String, where isMeant: (String) -> Bool = { _ in true }) {
    let before = ServerClock.seconds() - 3_600
    for name in FolderReader.names(in: folder) ?? [] where isMeant(name) {
      let file = "\(folder)/\(name)"
      if FileSystem.lastWritten(file) ?? .max < before { _ = try? FileSystem.remove(file) }
    }
  }
}
