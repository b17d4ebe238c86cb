import Platform

extension DataFolder {
  /// The folder of backups and exports that are being downloaded. It is on the same disk as the database, because /tmp
  /// may be too small.
  private var downloadFolder: String { path + "/downloads" }

  /// Makes a backup to be sent to a browser. The caller opens the file, unlinks it, and calls ``recordBackup()`` once
  /// the file is sent.
  ///
  /// - Parameter name: A unique file name without extension.
  /// - Throws: ``BackupError/store(_:)`` with ``StoreError/full`` if the backup would leave too little disk space.
  public func backUpToHandOn(as name: String) throws(BackupError) -> Backup {
    try requireData()
    removeForgotten(in: downloadFolder)
    guard freeBytes ?? .max >= databaseBytes + StoreLimits.keptFree else { throw .store(.full) }
    try orRefuse { () throws(FileError) in try FileSystem.makeFolder(downloadFolder) }
    return try makeBackup("\(downloadFolder)/\(name).db") { _ in }
  }

  /// The path of the lock of the one process that makes an export, as each export occupies a connection and disk space.
  private var exportLockPath: String { path + "/tiffin.export" }

  /// Makes an export to be sent to a browser. Only one export is made at a time.
  ///
  /// - Parameters:
  ///   - name: A unique file name with extension.
  ///   - write: Writes the file, and calls `requireSpace` at intervals to check the disk space.
  /// - Returns: The path of the file.
  /// - Throws: ``ExportError/anotherRuns`` if another export takes longer than the timeout of a write;
  ///   ``ExportError/full`` if the export would leave too little disk space.
  public func makeToHandOn(
    as name: String,
    _ write: (PrivateFileWriter, _ requireSpace: @escaping () throws(ExportError) -> Void) throws -> Void
  ) throws -> String {
    do { return try makeFile(named: name, write) } catch let error as FileError {
      if error.isDiskFull { throw ExportError.full }
      throw error.isOfReadOnlyDisk ? StoreError.readOnly : error
    }
  }

  private func makeFile(
    named name: String,
    _ write: (PrivateFileWriter, _ requireSpace: @escaping () throws(ExportError) -> Void) throws -> Void
  ) throws -> String {
    try FileSystem.makeFolder(downloadFolder)
    let lock = try FileLock(path: exportLockPath)
    // After a double tap, the second request waits for the first one's file, which the browser discards.
    guard lock.tryAcquire(for: timeout) else { throw ExportError.anotherRuns }
    defer { lock.release() }
    removeForgotten(in: downloadFolder)
    try requireSpace()
    let path = "\(downloadFolder)/\(name)"
    let file = try PrivateFileWriter(path)
    do { try write(file, requireSpace) } catch {
      file.remove()
      throw error
    }
    return path
  }

  private func requireSpace() throws(ExportError) {
    guard freeBytes ?? .max >= StoreLimits.keptFree else { throw .full }
  }

  /// Returns the file name for a downloaded backup, made from the server's local time.
  public static func downloadName() -> String { BackupName.of(ServerClock.seconds()) }

  /// Removes files that an interrupted process left behind more than an hour ago.
  ///
  /// - Parameter isMeant: Returns true if a file with that name may be removed.
  func removeForgotten(in folder: String, where isMeant: (String) -> Bool = { _ in true }) {
    let before = ServerClock.seconds() - 3_600
    for name in FolderReader.names(in: folder) ?? [] where isMeant(name) {
      let file = "\(folder)/\(name)"
      if FileSystem.lastWritten(file) ?? .max < before { _ = try? FileSystem.remove(file) }
    }
  }
}
