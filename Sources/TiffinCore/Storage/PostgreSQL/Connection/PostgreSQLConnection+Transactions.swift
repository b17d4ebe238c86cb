import CPostgreSQL

extension PostgreSQLConnection {
  /// The statement that begins a write. Writes take locks and then read what others committed before; the isolation
  /// level is stated because a role may have another default.
  private static let begin = "BEGIN ISOLATION LEVEL READ COMMITTED"

  /// Runs `body` in one snapshot. BEGIN is sent with its first statement, and the answer to COMMIT is not awaited.
  func reading<T>(_ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    try beginning(with: ["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"] + limits, body)
  }

  /// Runs `body` in a transaction, in which a statement fails after waiting for a lock for one millisecond. The answer
  /// to COMMIT is not awaited.
  func noting(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    try beginning(with: [Self.begin] + limits + ["SET LOCAL lock_timeout = 1"], body)
  }

  private func beginning<T>(
    with first: [String], _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    mayRepeat = false
    pending = first
    defer { pending = [] }
    do {
      let value = try body()
      if isInTransaction { _ = unsafe cpostgresql_send(handle, "COMMIT") }
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` in a transaction that begins with the statements `first`; rolls back if `body` or `check` throws.
  ///
  /// - Parameter check: Called with the value that the last statement of `first` returned.
  func writing<T>(
    _ first: String, check: (String) throws(StoreError) -> Void, _ body: () throws(StoreError) -> T
  ) throws(StoreError) -> T {
    mayRepeat = false
    let value: T
    do throws(StoreError) {
      try check(try command(([Self.begin] + limits + [first]).joined(separator: "; ")))
      value = try body()
      // COMMIT after a failed statement would be a ROLLBACK without an error.
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
      // If the connection broke, it is unknown whether the server committed.
      if !isOpen || hasLostServer { mayRepeat = false }
      rollBack()
      throw error
    }
  }

  private var isInTransaction: Bool { unsafe cpostgresql_is_in_transaction(handle) }

  private func rollBack() {
    // A spent connection is closed, which also ends its transaction.
    if isSpent { return }
    let mayRepeat = mayRepeat
    if isOpen && isInTransaction { _ = try? command("ROLLBACK") }
    self.mayRepeat = mayRepeat
  }
}
