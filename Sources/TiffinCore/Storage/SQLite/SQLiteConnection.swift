import CSQLite

/// A connection to a database file, and the statements that stay prepared on it.
///
/// Sendable since it is one thread's at a time: that of whoever took it out of ``Readers``, or of the write turn.
@safe final class SQLiteConnection: @unchecked Sendable {
  /// The most statements that stay prepared: all that Tiffin has, and some lists of different lengths.
  static let mostPrepared = 1_000

  private(set) var handle: OpaquePointer?
  private var prepared: [StatementText: SQLiteStatement] = [:]
  /// Nil if it writes.
  private let known: SnapshotCache?
  /// True once what was read before this transaction has been found unchanged, or forgotten.
  private var isKnownCurrent = false

  /// Opens a file that exists.
  ///
  /// - Parameter path: A path, or a URI as ``stillFile(_:)`` returns it.
  init(path: String, isReadOnly: Bool) throws(StoreError) {
    _ = SQLiteLibrary.isSetUp
    known = isReadOnly ? SnapshotCache() : nil
    // Without a lock of SQLite's own, which would guard what has only one user.
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = unsafe StoreError(lastOf: handle)
      close()
      throw error
    }
    unsafe sqlite3_extended_result_codes(handle, 1)
    // Before the first statement: a program that closes the file as its last user locks it for a moment.
    wait(milliseconds: StoreLimits.patience * 1_000)
    unsafe csqlite_take_no_quoted_values(handle)
  }

  deinit { close() }

  /// Closes the file. Nothing works afterwards.
  func close() {
    for statement in prepared.values { statement.finalize() }
    prepared = [:]
    unsafe sqlite3_close_v2(handle)
    unsafe handle = nil
  }

  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    try statement(sql).run(values, row: row)
    return unsafe Int(sqlite3_changes(handle))
  }

  func insert(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int64 {
    try statement(sql).run(values) { _ throws(StoreError) in }
    return unsafe sqlite3_last_insert_rowid(handle)
  }

  /// Waits so long for another program's lock from now on; nothing once it is closed.
  func wait(milliseconds: Int) {
    guard let handle = unsafe handle else { return }
    unsafe sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  /// True between BEGIN and its end, which may be an error's doing.
  var isInTransaction: Bool { unsafe handle.map { unsafe sqlite3_get_autocommit($0) == 0 } ?? false }

  /// Runs `body` between BEGIN and COMMIT; rolls back if it throws.
  func transaction<T>(_ begin: String, _ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    isKnownCurrent = false
    try command(begin)
    do {
      let value = try body()
      try command("COMMIT")
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// What was read in earlier transactions and nobody has changed since; nil if this connection writes, and outside of a
  /// transaction, where each statement sees a moment of its own.
  func cache() throws(StoreError) -> SnapshotCache? {
    guard let known, isInTransaction else { return nil }
    if !isKnownCurrent {
      // The number is this connection's own, and another after every commit of others.
      _ = try run("PRAGMA data_version", []) { row throws(StoreError) in known.forget(unlessOf: row.int(0)) }
      isKnownCurrent = true
    }
    return known
  }

  /// Undoes the transaction; nothing if an error has ended it already.
  func rollBack() {
    if isInTransaction { _ = try? command("ROLLBACK") }
  }

  /// Runs a statement without values and returns the first column of its last row; empty if there is no row.
  @discardableResult
  func command(_ sql: String) throws(StoreError) -> String {
    var answer = ""
    try statement(sql).run([]) { row throws(StoreError) in answer = row.text(0) }
    return answer
  }

  private func statement(_ sql: String) throws(StoreError) -> SQLiteStatement {
    if let known = prepared[StatementText(sql: sql)] { return known }
    guard let handle = unsafe handle else { throw .failed("closed: \(sql)") }
    let new = try unsafe SQLiteStatement(sql, on: handle)
    if prepared.count >= Self.mostPrepared { forgetPrepared() }
    prepared[StatementText(sql: sql)] = new
    return new
  }

  /// Forgets all statements but those whose rows are being read.
  private func forgetPrepared() {
    let running = prepared.filter { $0.value.isRunning }
    for (text, statement) in prepared where running[text] == nil { statement.finalize() }
    prepared = running
  }
}

/// A statement's text as a key that is cheap to look up: hashing all of a long statement cost as much as running a short
/// one.
private struct StatementText: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
  }
}

/// SQLite as a library, set up once before its first use.
private enum SQLiteLibrary {
  static let isSetUp = csqlite_count_no_memory() == SQLITE_OK
}
