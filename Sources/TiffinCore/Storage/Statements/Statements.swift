import Platform

/// The statements that a ``Database``'s read or write can run; valid only inside of it.
public struct Statements: ~Copyable {
  private let driver: StatementDriver
  private let tally: StatementTally?
  private let ledger: QuotaLedger?

  /// Wraps a driver.
  ///
  /// - Parameter ledger: What limits how much is added; nil for no limits.
  init(_ driver: StatementDriver, tally: StatementTally?, ledger: QuotaLedger? = nil) {
    self.driver = driver
    self.tally = tally
    self.ledger = ledger
  }

  /// The same statements, with limits to what is added.
  func limited(by ledger: QuotaLedger) -> Statements { Statements(driver, tally: tally, ledger: ledger) }

  /// Makes sure that there may be so many of a kind whose number is known.
  ///
  /// - Throws: ``StoreError/quota(_:most:)``.
  func require(_ count: Int, of quota: Quota) throws(StoreError) {
    if let most = ledger?.most(of: quota), count > most { throw .quota(quota, most: most) }
  }

  /// Makes sure that there may be more of a kind, before it is added.
  ///
  /// - Parameters:
  ///   - amount: Rows, or bytes.
  ///   - owner: The person or household whose it will be.
  ///   - sql: Counts all there is of the owner, `$1`. Seldom needed, see ``QuotaLedger``.
  /// - Throws: ``StoreError/quota(_:most:)``.
  func take<Of>(
    _ amount: Int = 1, of quota: Quota, for owner: Identifier<Of>, counting sql: String
  ) throws(StoreError) {
    guard let ledger else { return }
    try ledger.take(amount, of: quota, for: owner.number) { () throws(StoreError) in
      try first(sql, [.id(owner)]) { row in row.int(0) } ?? 0
    }
  }

  /// What was read already and has not changed; nil where that cannot be told, and while writing.
  var cache: SnapshotCache? {
    get throws(StoreError) { if case .sqlite(let connection) = driver { try connection.cache() } else { nil } }
  }

  /// Runs a statement and passes on its rows, one after the other. Returns the number of changed rows.
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
  /// `RETURNING` does the same, but SQLite then keeps a way back of its own for the statement, before which the word
  /// index writes all it has: that costs a save as much as its meal's row.
  public func insert<Of>(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Identifier<Of> {
    guard let tally else { return Identifier(try driver.insert(sql, values)) }
    let start = MonotonicClock.nanoseconds()
    defer { tally.count(sql, nanoseconds: MonotonicClock.nanoseconds() - start) }
    return Identifier(try driver.insert(sql, values))
  }

  /// Reads one number, without counting the statement: no request asked for it. 0 for NULL and for no row.
  func number(uncounted sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int {
    var number = 0
    _ = try driver.run(sql, values) { row throws(StoreError) in number = row.optionalInt(0) ?? 0 }
    return number
  }

  /// Reads all rows into values; `count` is the expected number.
  public func all<T>(
    _ sql: String, _ values: [SQLValue] = [], count: Int = 0,
    _ read: (borrowing Row) throws(StoreError) -> T
  ) throws(StoreError) -> [T] {
    var all: [T] = []
    all.reserveCapacity(count)
    try run(sql, values) { row throws(StoreError) in all.append(try read(row)) }
    return all
  }

  /// Reads the first row into a value; nil if there is none.
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

/// The connection that runs them. Cases rather than a protocol, for the same reason as ``Columns``.
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
