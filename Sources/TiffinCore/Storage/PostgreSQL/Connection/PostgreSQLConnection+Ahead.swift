import CPostgreSQL

extension PostgreSQLConnection {
  /// Runs `body` after statements that it is known to run, which together take one round trip; it finds their answers.
  ///
  /// Only for reading: what runs ahead may turn out not to be needed.
  func running<T>(_ planned: [PlannedStatement], ahead body: () throws -> T) throws -> T {
    let known = ahead.count
    defer { ahead.removeSubrange(known...) }
    let new = planned.filter { statement in !ahead.contains { $0.statement == statement } }
    // One alone takes a round trip in any case.
    if new.count > 1 { ahead += zip(new, try answers(to: new)).map { (statement: $0, answer: $1) } }
    return try body()
  }

  /// Runs statements, and before them what is pending, in one round trip.
  ///
  /// - Returns: The answer of each.
  func answers(to planned: [PlannedStatement]) throws(StoreError) -> [PostgreSQLResult] {
    // Between the beginning and the end of a pipeline nothing may be thrown.
    for statement in planned { try PostgreSQLParameters.require(statement.values) }
    try makeRoom(for: planned.count)
    guard unsafe cpostgresql_begin_pipeline(handle) else { throw lost() }
    let (parts, isSent) = try send(planned)
    var results: [PostgreSQLResult] = []
    while isSent, let result = unsafe cpostgresql_next(handle) { unsafe results.append(PostgreSQLResult(result)) }
    unsafe cpostgresql_end_pipeline(handle)
    trips += 1
    if let failed = results.first(where: { !$0.hasSucceeded }) {
      // Which of them are prepared now is not known, and remains so.
      if parts.contains(.preparation) { isSpent = true }
      throw failure(of: failed)
    }
    guard results.count == parts.count else { throw lost() }
    return zip(results, parts).filter { $0.1 == .statement }.map(\.0)
  }

  /// What a result that is to come belongs to.
  private enum Part { case command, preparation, statement }

  /// Sends what is pending, and the statements, each prepared first if it is new.
  ///
  /// - Returns: A part for each result that is to come; false if nothing could be sent.
  private func send(_ planned: [PlannedStatement]) throws(StoreError) -> (parts: [Part], isSent: Bool) {
    var parts: [Part] = []
    var isSent = true
    for command in pending {
      isSent = unsafe cpostgresql_add_command(handle, command) && isSent
      parts.append(.command)
    }
    pending.removeAll()
    for statement in planned {
      let (name, isNew) = name(of: statement.sql)
      if isNew {
        isSent = unsafe cpostgresql_add_prepare(handle, name, statement.sql) && isSent
        parts.append(.preparation)
      }
      try parameters.set(statement.values)
      let isAdded = unsafe withStatement(name, statement.values.count) { unsafe cpostgresql_add_run(handle, $0) }
      isSent = isAdded && isSent
      parts.append(.statement)
    }
    isSent = unsafe cpostgresql_sync(handle) && isSent
    return (parts, isSent)
  }
}
