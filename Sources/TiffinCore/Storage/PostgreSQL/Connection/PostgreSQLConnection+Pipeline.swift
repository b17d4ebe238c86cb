import CPostgreSQL

extension PostgreSQLConnection {
  /// Runs the pending commands and then a statement, in one round trip.
  func answerWithPending(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> PostgreSQLResult {
    // Nothing may be thrown between the beginning and the end of a pipeline.
    try PostgreSQLParameters.require(values)
    try makeRoom()
    guard unsafe cpostgresql_begin_pipeline(handle) else { throw lost() }
    let (parts, isSent) = try send(sql, values)
    var results: [PostgreSQLResult] = []
    while isSent, let result = unsafe cpostgresql_next(handle) { unsafe results.append(PostgreSQLResult(result)) }
    unsafe cpostgresql_end_pipeline(handle)
    trips += 1
    if let failed = results.first(where: { !$0.hasSucceeded }) {
      // It is unknown whether the statement is prepared now, so the connection is not reused.
      if parts.contains(.preparation) { isSpent = true }
      throw failure(of: failed)
    }
    guard results.count == parts.count, let answer = results.last else { throw lost() }
    return answer
  }

  /// The part of a pipeline that a result belongs to.
  private enum PipelinePart { case command, preparation, statement }

  /// Sends the pending commands and the statement, which is prepared first if it is new.
  ///
  /// - Returns: The expected results in order; `isSent` is false if sending failed.
  private func send(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> (parts: [PipelinePart], isSent: Bool) {
    var parts: [PipelinePart] = []
    var isSent = true
    for command in pending {
      isSent = unsafe cpostgresql_add_command(handle, command) && isSent
      parts.append(.command)
    }
    pending.removeAll()
    let (name, isNew) = name(of: sql)
    if isNew {
      isSent = unsafe cpostgresql_add_prepare(handle, name, sql) && isSent
      parts.append(.preparation)
    }
    try parameters.set(values)
    isSent = unsafe withStatement(name, values.count) { unsafe cpostgresql_add_run(handle, $0) } && isSent
    parts.append(.statement)
    isSent = unsafe cpostgresql_sync(handle) && isSent
    return (parts, isSent)
  }
}
