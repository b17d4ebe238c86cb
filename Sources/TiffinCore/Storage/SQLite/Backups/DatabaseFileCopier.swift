import Platform

/// The process of copying a database into one file that is checked and on disk at the end.
struct DatabaseFileCopier {
  /// The bytes after which the copy is flushed to the disk. A single flush at the end would delay other processes'
  /// writes.
  private static let bytesAtOnce = 4 << 20

  let source: DatabaseFile
  /// The path of the copy, which is an existing empty file at first.
  let path: String

  /// Copies and checks the database.
  ///
  /// - Returns: The number of rows by table.
  func make(_ report: (BackupStep) -> Void) throws(BackupError) -> [String: Int] {
    do throws(StoreError) {
      // The rows are counted and copied in one snapshot.
      let expected = try source.connection.transaction("BEGIN DEFERRED") { () throws(StoreError) in
        let counts = try source.counts()
        try copy(report)
        return counts
      }
      try makeOneFile()
      report(.checking)
      let found = try check()
      guard found == expected else { throw .failed("the copy has other rows than the database") }
      try sync()
      return found
    } catch {
      throw BackupError(error)
    }
  }

  private func copy(_ report: (BackupStep) -> Void) throws(StoreError) {
    let copy = try SQLiteConnection(path: path, isReadOnly: false)
    defer { copy.close() }
    // No journal is needed: a file left by a power cut has a temporary name and is discarded.
    for setting in ["journal_mode = off", "synchronous = off", "cache_size = 128"] {
      try copy.command("PRAGMA \(setting)")
    }
    let pageSize = Int(try source.connection.command("PRAGMA page_size")) ?? 4_096
    var sent = 0
    try source.connection.copyAll(to: copy) { pages, all throws(StoreError) in
      report(.copying(bytes: pages * pageSize, of: all * pageSize))
      guard pages * pageSize - sent >= Self.bytesAtOnce else { return }
      sent = pages * pageSize
      try sync()
    }
  }

  /// Converts the copy to a single file, which can be moved without a log beside it.
  private func makeOneFile() throws(StoreError) {
    let copy = try SQLiteConnection(path: path, isReadOnly: false)
    defer { copy.close() }
    let mode = try copy.command("PRAGMA journal_mode = delete")
    guard mode == "delete" else { throw .failed("the copy's journal mode is \(mode)") }
  }

  private func check() throws(StoreError) -> [String: Int] {
    let file = try DatabaseFile(reading: path)
    defer { file.connection.close() }
    if let fault = try file.faults().first { throw .damaged(fault) }
    return try file.counts()
  }

  private func sync() throws(StoreError) {
    do { try FileSystem.sync(path) } catch { throw .failed(error.text) }
  }
}
