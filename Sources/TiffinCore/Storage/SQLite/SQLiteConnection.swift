import CSQLite

/// A connection to a database file with its prepared statements.
///
/// Sendable because one thread uses it at a time: the thread that took it out of ``ReaderPool``, or that holds the
/// write lock.
@safe final class SQLiteConnection: @unchecked Sendable {
  /// The size of the prepared-statement cache.
  static let mostPrepared = 1_000

  private(set) var handle: OpaquePointer?
  private var prepared: [StatementCacheKey: SQLiteStatement] = [:]
  /// The cache of values read; nil if the connection writes.
  private let known: SnapshotCache?
  /// True once the cache has been validated in this transaction.
  private var isKnownCurrent = false

  /// Opens an existing file.
  ///
  /// - Parameter path: A path, or a URI as ``stillFile(_:)`` returns it.
  init(path: String, isReadOnly: Bool) throws(StoreError) {
    _ = SQLiteSetup.isSetUp
    known = isReadOnly ? SnapshotCache() : nil
    // SQLite's own mutex is not needed, as each connection has one user at a time.
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = unsafe StoreError(lastOf: handle)
      close()
      throw error
    }
    unsafe sqlite3_extended_result_codes(handle, 1)
    // The timeout is set before the first statement: a program that closes the file as its last user locks it for a
    // moment.
    wait(milliseconds: StoreLimits.timeout * 1_000)
    unsafe csqlite_take_no_quoted_values(handle)
  }

  deinit { close() }

  /// Closes the file. The connection cannot be used afterwards.
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

  /// Sets the timeout for other programs' locks; has no effect once the connection is closed.
  func wait(milliseconds: Int) {
    guard let handle = unsafe handle else { return }
    unsafe sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  /// True between BEGIN and the end of the transaction, which an error may cause, too.
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

  /// Returns the cache of values read in earlier transactions, after emptying it if the database has changed; nil if
  /// this connection writes, or outside of a transaction, where each statement sees its own snapshot.
  func cache() throws(StoreError) -> SnapshotCache? {
    guard let known, isInTransaction else { return nil }
    if !isKnownCurrent {
      // PRAGMA data_version is private to the connection and changes after every commit of others.
      _ = try run("PRAGMA data_version", []) { row throws(StoreError) in known.forget(unlessOf: row.int(0)) }
      isKnownCurrent = true
    }
    return known
  }

  /// Rolls back the transaction; has no effect if an error has ended it already.
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
    if let known = prepared[StatementCacheKey(sql: sql)] { return known }
    guard let handle = unsafe handle else { throw .failed("closed: \(sql)") }
    let new = try unsafe SQLiteStatement(sql, on: handle)
    if prepared.count >= Self.mostPrepared { forgetPrepared() }
    prepared[StatementCacheKey(sql: sql)] = new
    return new
  }

  /// Finalizes all prepared statements except those that are running.
  private func forgetPrepared() {
    let running = prepared.filter { $0.value.isRunning }
    for (text, statement) in prepared where running[text] == nil { statement.finalize() }
    prepared = running
  }
}

/// A statement's text as a key with a cheap hash: hashing all of a long statement took as long as running a short one.
private struct StatementCacheKey: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
  }
}

/// The setup of the SQLite library, which runs once before its first use.
private enum SQLiteSetup {
  static let isSetUp = csqlite_count_no_memory() == SQLITE_OK
}
