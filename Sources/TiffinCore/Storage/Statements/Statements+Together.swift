extension Statements {
  /// Reads like the body, with as few round trips as the database allows: of the statements in it, those that do not
  /// depend on others' answers go to a server together. Those that do, and not on each other, go together where they
  /// stand in a body of their own.
  ///
  /// The body must only read, and must not mind being run twice, the first time with nothing but empty answers. Where
  /// the database is a file it just runs.
  public func together<T>(_ body: (borrowing Statements) throws -> T) throws -> T {
    guard let connection = server else { return try body(self) }
    let plan = StatementPlan(connection)
    _ = try? body(Statements(.planning(plan), tally: nil))
    return try connection.running(plan.statements) { try body(self) }
  }

  /// Says that nothing more is read, so that what follows need not be done where this is only the planning of what is
  /// read together.
  ///
  /// - Throws: ``StoreError``, to end the planning.
  public func endPlan() throws(StoreError) {
    if isPlanning { throw .failed("planned") }
  }
}
