/// A database that enforces the quotas.
///
/// The quotas are checked where rows are added, see ``Statements/reserve(_:of:for:counting:)``.
struct QuotaDatabase: Database {
  private let base: any Database
  private let ledger: QuotaCache

  init(_ base: any Database, _ quotas: Quotas, now: @escaping @Sendable () -> Int) {
    self.base = base
    ledger = QuotaCache(quotas, now: now)
  }

  var dialect: any SQLDialect { base.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.write { statements throws(StoreError) in try body(statements.limited(by: ledger)) }
  }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try base.write(of: household) { statements throws(StoreError) in try body(statements.limited(by: ledger)) }
  }

  func writeConcurrently<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try base.writeConcurrently { statements throws(StoreError) in try body(statements.limited(by: ledger)) }
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try base.runAlone(sql, values) }

  func close() throws(StoreError) { try base.close() }
}

extension Database {
  /// Returns this database with quotas. All writes through it are counted together.
  ///
  /// - Parameter now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  public func limited(
    to quotas: Quotas, now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) -> any Database {
    QuotaDatabase(self, quotas, now: now)
  }
}
