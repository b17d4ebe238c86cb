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
    if new.count > 1 { try run(new) }
    return try body()
  }

  private func run(_ planned: [PlannedStatement]) throws(StoreError) {
    // Between the beginning and the end of a pipeline nothing may be thrown.
    for statement in planned { try PostgreSQLParameters.require(statement.values) }
    try makeRoom(for: planned.count)
    guard unsafe cpostgresql_begin_pipeline(handle) else { throw lost() }
    let (areAnswers, isSent) = try send(planned)
    var results: [PostgreSQLResult] = []
    while isSent, let result = unsafe cpostgresql_next(handle) { unsafe results.append(PostgreSQLResult(result)) }
    unsafe cpostgresql_end_pipeline(handle)
    trips += 1
    if let failed = results.first(where: { !$0.hasSucceeded }) {
      let error = failure(of: failed)
      // Which of them are prepared now is not known.
      isSpent = !isPooled
      throw error
    }
    guard results.count == areAnswers.count else { throw lost() }
    let answers = zip(results, areAnswers).filter(\.1).map(\.0)
    ahead += zip(planned, answers).map { (statement: $0, answer: $1) }
  }

  /// Sends the BEGIN that waits, and the statements, each prepared first if it is new.
  ///
  /// - Returns: For each result that is to come, whether it is a statement's answer; false if nothing could be sent.
  private func send(_ planned: [PlannedStatement]) throws(StoreError) -> (areAnswers: [Bool], isSent: Bool) {
    var areAnswers: [Bool] = []
    var isSent = true
    if let before = takePending() {
      isSent = unsafe cpostgresql_add_command(handle, before)
      areAnswers.append(false)
    }
    for statement in planned {
      let (name, isNew) = name(of: statement.sql)
      if isNew {
        isSent = unsafe cpostgresql_add_prepare(handle, name, statement.sql) && isSent
        areAnswers.append(false)
      }
      try parameters.set(statement.values)
      let isAdded = unsafe withStatement(name, statement.values.count) { unsafe cpostgresql_add_run(handle, $0) }
      isSent = isAdded && isSent
      areAnswers.append(true)
    }
    isSent = unsafe cpostgresql_sync(handle) && isSent
    return (areAnswers, isSent)
  }
}
