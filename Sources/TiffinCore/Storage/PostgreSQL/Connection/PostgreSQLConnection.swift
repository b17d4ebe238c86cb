import CPostgreSQL

/// A connection to a server, and the statements that stay prepared on it.
///
/// Sendable since it is one thread's at a time: that of whoever took it out of ``PostgreSQLPool``.
@safe final class PostgreSQLConnection: @unchecked Sendable {
  /// The most statements that stay prepared; lists of several lengths are statements of their own.
  private static let mostPrepared = 1_000

  private let handle: OpaquePointer
  private var prepared: [String: String] = [:]
  private var parameters = PostgreSQLParameters()
  /// A BEGIN that goes along with the first statement after it.
  private var pending: String?
  /// True if what failed last may be done again from the start: nothing of it was kept.
  private(set) var mayRepeat = false

  /// - Throws: ``StoreError/unreachable(_:)`` if the server cannot be reached or takes nobody more.
  init(_ settings: PostgreSQLSettings) throws(StoreError) {
    if let problem = unsafe cpostgresql_load() { throw .failed(unsafe String(cString: problem)) }
    guard let handle = unsafe cpostgresql_connect(settings.address, settings.connectTimeout) else {
      throw .failed("no memory for a connection")
    }
    unsafe self.handle = handle
    guard isOpen else { throw .unreachable("PostgreSQL cannot be used: \(failure)") }
    try command(settings.statement)
  }

  deinit { unsafe cpostgresql_close(handle) }

  var isOpen: Bool { unsafe cpostgresql_is_open(handle) }

  /// True if it leads to a server that takes no changes any more, or stops.
  private(set) var isStale = false

  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    let name = try prepare(sql)
    try parameters.set(values)
    let before = pending
    pending = nil
    let result = try unsafe checked(
      parameters.withPointers { pointers, lengths, formats in
        unsafe cpostgresql_run(handle, before, name, Int32(values.count), pointers, lengths, formats)
      })
    try result.forEach(row)
    return result.changes
  }

  func insert(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int64 {
    var id: Int64 = 0
    _ = try run("\(sql) RETURNING id", values) { row throws(StoreError) in id = Int64(row.int(0)) }
    return id
  }

  /// Runs statements without values and returns the first column of the last one's first row, as text; empty if there is
  /// no row.
  @discardableResult
  func command(_ sql: String) throws(StoreError) -> String {
    var answer = ""
    var isFirst = true
    try unsafe checked(cpostgresql_command(handle, sql)).forEach { row throws(StoreError) in
      if isFirst { answer = row.text(0) }
      isFirst = false
    }
    return answer
  }

  /// Runs `body` in one snapshot. BEGIN goes along with its first statement, and nobody waits for the end.
  func reading<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    mayRepeat = false
    pending = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    defer { pending = nil }
    do {
      let value = try body()
      if isInTransaction { _ = unsafe cpostgresql_send(handle, "COMMIT") }
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` between statements that begin a transaction and COMMIT; rolls back if it throws.
  ///
  /// - Parameter check: Gets the last answer of `begin`.
  func writing<T>(
    _ begin: String, check: (String) throws(StoreError) -> Void, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    mayRepeat = false
    let value: T
    do throws(StoreError) {
      try check(try command(begin))
      value = try body()
      // COMMIT of what has failed would be a ROLLBACK without an error.
      if unsafe cpostgresql_has_failed(handle) { throw .failed("goes on after a statement that failed") }
    } catch {
      rollBack()
      throw error
    }
    try commit()
    return value
  }

  private func commit() throws(StoreError) {
    do {
      try command("COMMIT")
    } catch {
      // Whether it is kept is known only if the server said so.
      if !isOpen { mayRepeat = false }
      rollBack()
      throw error
    }
  }

  private var isInTransaction: Bool { unsafe cpostgresql_is_in_transaction(handle) }

  private func rollBack() {
    let mayRepeat = mayRepeat
    if isOpen && isInTransaction { _ = try? command("ROLLBACK") }
    self.mayRepeat = mayRepeat
  }

  private func prepare(_ sql: String) throws(StoreError) -> String {
    if let name = prepared[sql] { return name }
    if prepared.count >= Self.mostPrepared { try forget() }
    let name = "s\(prepared.count)"
    _ = try unsafe checked(cpostgresql_prepare(handle, name, sql))
    prepared[sql] = name
    return name
  }

  private func forget() throws(StoreError) {
    try command("DEALLOCATE ALL")
    prepared = [:]
  }

  private func checked(_ handle: OpaquePointer?) throws(StoreError) -> PostgreSQLResult {
    guard let handle = unsafe handle else {
      (isStale, mayRepeat) = (true, true)
      throw .unreachable("PostgreSQL: \(failure)")
    }
    let result = unsafe PostgreSQLResult(handle)
    guard result.hasSucceeded else {
      // A server that only reads now has handed over to another one; one that stops says so before the connection goes.
      isStale = ["25006", "57P01", "57P02", "57P03"].contains(result.state)
      // A broken connection, a failed serialization, or a deadlock.
      mayRepeat = !isOpen || isStale || ["40001", "40P01"].contains(result.state)
      throw result.error
    }
    return result
  }

  private var failure: String {
    unsafe String(cString: cpostgresql_failure(handle)).split(whereSeparator: \.isNewline).joined(separator: "; ")
  }
}
