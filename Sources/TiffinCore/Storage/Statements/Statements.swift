import Platform

/// The access to a ``Database`` in one read or write, which runs statements; valid only inside the closure of the read
/// or write.
public struct Statements: ~Copyable {
  private let driver: StatementDriver
  private let tally: StatementCounter?
  private let ledger: QuotaCache?

  /// Wraps a driver.
  ///
  /// - Parameter ledger: The quotas to enforce; nil to enforce none.
  init(_ driver: StatementDriver, tally: StatementCounter?, ledger: QuotaCache? = nil) {
    self.driver = driver
    self.tally = tally
    self.ledger = ledger
  }

  /// Returns the same access with quotas.
  func limited(by ledger: QuotaCache) -> Statements { Statements(driver, tally: tally, ledger: ledger) }

  /// Checks a total that is already known against a quota.
  ///
  /// - Throws: ``StoreError/quota(_:most:)`` if it is exceeded.
  func require(_ count: Int, of quota: Quota) throws(StoreError) {
    if let most = ledger?.most(of: quota), count > most { throw .quota(quota, most: most) }
  }

  /// Reserves a part of a quota before rows are added.
  ///
  /// - Parameters:
  ///   - amount: The number of rows or bytes.
  ///   - owner: The person or household who will own them.
  ///   - sql: A query for the amount that the owner, `$1`, already uses. It seldom runs, see ``QuotaCache``.
  /// - Throws: ``StoreError/quota(_:most:)`` if it would be exceeded.
  func reserve<Of>(
    _ amount: Int = 1, of quota: Quota, for owner: Identifier<Of>, counting sql: String
  ) throws(StoreError) {
    guard let ledger else { return }
    try ledger.reserve(amount, of: quota, for: owner.number) { () throws(StoreError) in
      try first(sql, [.id(owner)]) { row in row.int(0) } ?? 0
    }
  }

  /// The cache of values read; nil on a server, and while writing.
  var cache: SnapshotCache? {
    get throws(StoreError) { if case .sqlite(let connection) = driver { try connection.cache() } else { nil } }
  }

  /// Runs a statement, and calls `row` with each row of its result. Returns the number of changed rows.
  @discardableResult
  public func run(
    _ sql: String, _ values: [SQLValue] = [],
    row: (borrowing Row) throws(StoreError) -> Void = { _ throws(StoreError) in }
  ) throws(StoreError) -> Int {
    guard let tally else { return try driver.run(sql, values, row: row) }
    let start = MonotonicClock.nanoseconds()
    defer { tally.count(sql, nanoseconds: MonotonicClock.nanoseconds() - start) }
    return try driver.run(sql, values, row: row)
  }

  /// Inserts one row and returns its `id`.
  ///
  /// With `RETURNING` instead, SQLite would open a savepoint for the statement, before which the word index flushes its
  /// changes, which takes as long as inserting a meal's row.
  public func insert<Of>(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Identifier<Of> {
    guard let tally else { return Identifier(try driver.insert(sql, values)) }
    let start = MonotonicClock.nanoseconds()
    defer { tally.count(sql, nanoseconds: MonotonicClock.nanoseconds() - start) }
    return Identifier(try driver.insert(sql, values))
  }

  /// Reads one number without counting the statement, for statements that are not part of a request; 0 for NULL and if
  /// there is no row.
  func number(uncounted sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int {
    var number = 0
    _ = try driver.run(sql, values) { row throws(StoreError) in number = row.optionalInt(0) ?? 0 }
    return number
  }

  /// Reads all rows; `count` is their expected number, for which memory is reserved.
  public func all<T>(
    _ sql: String, _ values: [SQLValue] = [], count: Int = 0,
    _ read: (borrowing Row) throws(StoreError) -> T
  ) throws(StoreError) -> [T] {
    var all: [T] = []
    all.reserveCapacity(count)
    try run(sql, values) { row throws(StoreError) in all.append(try read(row)) }
    return all
  }

  /// Reads the first row; nil if there is none.
  public func first<T>(
    _ sql: String, _ values: [SQLValue] = [], _ read: (borrowing Row) throws(StoreError) -> T
  ) throws(StoreError) -> T? {
    var first: T?
    try run(sql, values) { row throws(StoreError) in
      if first == nil { first = try read(row) }
    }
    return first
  }
}

/// The connection that runs statements. An enum rather than a protocol, for the same reason as ``Columns``.
enum StatementDriver {
  case sqlite(SQLiteConnection)
  case postgreSQL(PostgreSQLConnection)

  @inline(__always)
  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    switch self {
    case .sqlite(let connection): try connection.run(sql, values, row: row)
    case .postgreSQL(let connection): try connection.run(sql, values, row: row)
    }
  }

  /// Runs a statement that inserts one row, and returns its `id`.
  func insert(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int64 {
    switch self {
    case .sqlite(let connection): try connection.insert(sql, values)
    case .postgreSQL(let connection): try connection.insert(sql, values)
    }
  }
}
