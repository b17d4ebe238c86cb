/// What runs statements inside a ``Database``'s read or write, and only there.
public struct Statements: ~Copyable {
  private let driver: any StatementDriver
  private let tally: StatementTally?

  /// For drivers.
  init(_ driver: any StatementDriver, tally: StatementTally?) {
    self.driver = driver
    self.tally = tally
  }

  /// Runs a statement and hands over its rows, one after the other. Returns how many rows it changed.
  @discardableResult
  public func run(
    _ sql: String, _ values: [SQLValue] = [],
    row: (borrowing Row) throws(StoreError) -> Void = { _ throws(StoreError) in }
  ) throws(StoreError) -> Int {
    tally?.count()
    return try driver.run(sql, values, row: row)
  }

  /// All rows, each made into a value; `count` is how many are expected.
  public func all<T>(
    _ sql: String, _ values: [SQLValue] = [], count: Int = 0,
    _ read: (borrowing Row) throws(StoreError) -> T
  ) throws(StoreError) -> [T] {
    var all: [T] = []
    all.reserveCapacity(count)
    try run(sql, values) { row throws(StoreError) in all.append(try read(row)) }
    return all
  }

  /// The first row made into a value; nil when there is none.
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

/// One kind of database's way of running a statement.
protocol StatementDriver {
  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int
}
