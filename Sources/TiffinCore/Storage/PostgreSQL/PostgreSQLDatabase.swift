import Dispatch
import Platform

/// A database on a PostgreSQL server, which may be shared by processes on several machines.
final class PostgreSQLDatabase: Database {
  /// The other writes that a write excludes.
  private enum ExcludedWrites {
    case all
    case household(Int64)
    case nobody
  }

  /// The maximum number of retries after a broken connection or a conflict.
  private static let repetitions = 3

  /// The seconds after which nothing is retried.
  private let timeout: Int

  private let pool: PostgreSQLPool
  private let isGuarded: Bool

  let dialect: any SQLDialect = PostgreSQLDialect()

  /// Creates the database without connecting.
  ///
  /// - Parameter isGuarded: True to refuse writes once a later release has migrated the schema; false for an empty
  ///   database, which has none.
  init(_ settings: PostgreSQLSettings, isGuarded: Bool) {
    pool = PostgreSQLPool(settings)
    timeout = settings.timeout
    self.isGuarded = isGuarded
  }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementCounter.current
    tally?.begin()
    return try repeating { connection throws(StoreError) in
      let before = connection.trips
      defer { tally?.count(trips: connection.trips - before) }
      return try connection.reading { () throws(StoreError) in
        try body(Statements(.postgreSQL(connection), tally: tally))
      }
    }
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(.all, body)
  }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try write(.household(household.number), body)
  }

  func writeConcurrently<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(.nobody, body)
  }

  /// Runs the statement in one round trip, without waiting for a connection.
  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    let tally = StatementCounter.current
    tally?.begin()
    let isOurs = "NOT EXISTS (SELECT 1 FROM schema_version WHERE version > \(Migrations.latest))"
    try pool.use(within: 0) { connection throws(StoreError) -> Void in
      let before = connection.trips
      defer { tally?.count(trips: connection.trips - before) }
      try connection.noting { () throws(StoreError) in
        try Statements(.postgreSQL(connection), tally: tally).run(isGuarded ? "\(sql) AND \(isOurs)" : sql, values)
      }
    }
  }

  func close() throws(StoreError) {
    pool.close()
  }

  private func write<T>(
    _ excluded: ExcludedWrites, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let tally = StatementCounter.current
    tally?.begin()
    let begin = isGuarded ? Self.begin(excluded) : Self.beginOfSchema
    let start = MonotonicClock.nanoseconds()
    var runs = 0
    defer { tally?.endWriting(runs: runs, gaveUp: runs == 0) }
    return try repeating { connection throws(StoreError) in
      let before = connection.trips
      defer { tally?.count(trips: connection.trips - before) }
      return try connection.writing(begin, check: check) { () throws(StoreError) in
        runs += 1
        if runs == 1 { tally?.beginWriting(after: MonotonicClock.nanoseconds() - start) }
        return try body(Statements(.postgreSQL(connection), tally: tally))
      }
    }
  }

  /// Returns the statements that begin a write in one round trip: its locks, always in the same order, and a query for
  /// the schema version.
  ///
  /// PostgreSQL grants the locks of a table in the order of requests, whereas shared locks of a row are granted ahead
  /// of a waiting exclusive one. The query of the version itself holds the weakest table lock until the end.
  private static func begin(_ excluded: ExcludedWrites) -> String {
    let lock = "LOCK TABLE schema_version IN"
    let locks =
      switch excluded {
      case .all: "\(lock) EXCLUSIVE MODE; "
      case .household(let id): "\(lock) ROW SHARE MODE; SELECT 1 FROM household WHERE id = \(id) FOR UPDATE; "
      case .nobody: ""
      }
    return "\(locks)SELECT MAX(version) FROM schema_version"
  }

  /// The statement that begins the creation of the schema. It excludes other processes that create the schema, by a
  /// lock with an arbitrary number, because there is no row to lock yet.
  private static let beginOfSchema = "SELECT pg_advisory_xact_lock(1416001134)"

  /// Checks that the schema is not newer than this program.
  ///
  /// - Throws: ``StoreError/readOnly`` if a later release has migrated it, as this program then does not know which
  ///   constraints rows must satisfy.
  private func check(_ version: String) throws(StoreError) {
    guard isGuarded, let version = Int(version) else { return }
    guard version <= Migrations.latest else { throw .readOnly }
  }

  private func repeating<T>(
    _ body: (PostgreSQLConnection) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    var left = Self.repetitions
    let end = DispatchTime.now() + .seconds(timeout)
    while true {
      var mayRepeat = false
      do throws(StoreError) {
        return try pool.use { connection throws(StoreError) in
          defer { mayRepeat = connection.mayRepeat }
          return try body(connection)
        }
      } catch {
        guard mayRepeat, left > 0, .now() < end else { throw error }
        left -= 1
      }
    }
  }
}
