import CPostgreSQL

/// A connection to a server with its prepared statements.
///
/// Sendable because one thread uses it at a time: the thread that took it out of ``PostgreSQLPool``.
@safe final class PostgreSQLConnection: @unchecked Sendable {
  /// The maximum number of prepared statements. Lists of different lengths are different statements.
  static let mostPrepared = 1_000

  let handle: OpaquePointer
  /// The statements that set the timeouts at the beginning of each transaction; empty if the timeouts were set for the
  /// whole connection.
  private(set) var limits: [String] = []
  /// True if a pooler such as PgBouncer assigns each transaction another connection to the server: then settings and
  /// prepared statements must not outlast a transaction.
  private(set) var isPooled = false
  private var prepared: [String: String] = [:]
  var parameters = PostgreSQLParameters()
  /// The commands to be sent with the next statement: BEGIN, and the limits of the transaction.
  var pending: [String] = []
  /// The number of round trips.
  var trips = 0
  /// True if the last transaction that failed may be retried from its beginning, because nothing of it was committed.
  var mayRepeat = false

  /// Connects to a server that is not read-only.
  ///
  /// - Parameter hosts: The hosts to try; nil for those of the address.
  /// - Throws: ``StoreError/unreachable(_:)`` if no such server can be reached, or if it accepts no more connections.
  init(_ settings: PostgreSQLSettings, hosts: PostgreSQLHosts? = nil) throws(StoreError) {
    try Self.load()
    guard let handle = unsafe Self.handle(settings, hosts) else { throw .failed("no memory for a connection") }
    unsafe self.handle = handle
    guard isOpen else { throw .unreachable("PostgreSQL cannot be used: \(failure)") }
    isPooled = try command("SELECT pg_backend_pid()") != String(unsafe cpostgresql_process(handle))
    if isPooled { limits = settings.statementsOfTransaction } else { try command(settings.statement) }
  }

  static func load() throws(StoreError) {
    if let problem = unsafe cpostgresql_load() { throw .failed(unsafe String(cString: problem)) }
  }

  private static func handle(_ settings: PostgreSQLSettings, _ hosts: PostgreSQLHosts?) -> OpaquePointer? {
    let hosts = hosts.flatMap { $0.areSeveral ? $0 : nil }
    return unsafe settings.connectTimeout(hasOthers: hosts != nil).withCString { seconds in
      unsafe (hosts?.names ?? "").withCString { names in
        unsafe (hosts?.ports ?? "").withCString { ports in
          let wish = unsafe cpostgresql_wish(
            seconds: seconds, hosts: hosts == nil ? nil : names, ports: hosts == nil ? nil : ports,
            timeout: settings.answerLimit.map(Int32.init) ?? -1)
          return unsafe cpostgresql_connect(settings.address, wish)
        }
      }
    }
  }

  /// The host of the connection.
  var host: PostgreSQLHosts.Host {
    let name = unsafe cpostgresql_host(handle).map { unsafe String(cString: $0) }
    let port = unsafe cpostgresql_port(handle).map { unsafe String(cString: $0) }
    return PostgreSQLHosts.Host(name: name ?? "", port: port ?? "")
  }

  deinit { unsafe cpostgresql_close(handle) }

  var isOpen: Bool { unsafe cpostgresql_is_open(handle) }

  /// True if the connection's server cannot be reached, is shutting down, or has become read-only: other connections to
  /// it are then useless, too.
  private(set) var hasLostServer = false
  /// True if the connection is in an unknown state and must not be reused.
  var isSpent = false

  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    let result = try pending.isEmpty ? answer(sql, values) : answerWithPending(sql, values)
    try result.forEach(row)
    return result.changes
  }

  private func answer(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> PostgreSQLResult {
    let name = isPooled ? sql : try prepare(sql)
    try parameters.set(values)
    trips += 1
    return try unsafe checked(withStatement(name, values.count) { unsafe cpostgresql_run(handle, $0) })
  }

  func insert(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Int64 {
    var id: Int64 = 0
    _ = try run("\(sql) RETURNING id", values) { row throws(StoreError) in id = Int64(row.int(0)) }
    return id
  }

  /// Runs statements without values and returns the first column of the last one's first row, as text; empty if there
  /// is no row.
  @discardableResult
  func command(_ sql: String) throws(StoreError) -> String {
    trips += 1
    var answer = ""
    var isFirst = true
    try unsafe checked(cpostgresql_command(handle, sql)).forEach { row throws(StoreError) in
      if isFirst { answer = row.text(0) }
      isFirst = false
    }
    return answer
  }

  /// Passes a statement with its parameters to `body`; both are valid only inside of it.
  ///
  /// - Parameter name: The name of the prepared statement, or the statement itself if none are prepared.
  func withStatement<T>(_ name: String, _ count: Int, _ body: (cpostgresql_statement) -> T) -> T {
    defer { parameters.shrink() }
    return unsafe parameters.withPointers { pointers, lengths, formats in
      unsafe name.withCString { name in
        unsafe body(
          cpostgresql_statement(
            name: name, is_text: isPooled, count: Int32(count), values: pointers, lengths: lengths, formats: formats))
      }
    }
  }

  private func prepare(_ sql: String) throws(StoreError) -> String {
    if let name = prepared[sql] { return name }
    try makeRoom()
    let name = "s\(prepared.count)"
    trips += 1
    _ = try unsafe checked(cpostgresql_prepare(handle, name, sql))
    prepared[sql] = name
    return name
  }

  /// Returns the name under which a statement is or will be prepared; the statement itself if none are prepared.
  func name(of sql: String) -> (name: String, isNew: Bool) {
    if isPooled { return (sql, false) }
    if let name = prepared[sql] { return (name, false) }
    let name = "s\(prepared.count)"
    prepared[sql] = name
    return (name, true)
  }

  /// Deallocates all prepared statements if the cache is full.
  func makeRoom() throws(StoreError) {
    guard prepared.count >= Self.mostPrepared else { return }
    try command("DEALLOCATE ALL")
    prepared = [:]
  }

  private func checked(_ handle: OpaquePointer?) throws(StoreError) -> PostgreSQLResult {
    guard let handle = unsafe handle else { throw lost() }
    let result = unsafe PostgreSQLResult(handle)
    guard result.hasSucceeded else { throw failure(of: result) }
    return result
  }

  /// Marks the connection as unusable, and returns the error for a missing answer.
  func lost() -> StoreError {
    (hasLostServer, isSpent, mayRepeat) = (true, true, true)
    return .unreachable("PostgreSQL: \(failure)")
  }

  func failure(of result: PostgreSQLResult) -> StoreError {
    // A server that has become read-only was demoted to a standby; one that shuts down says so before the connection
    // breaks.
    if ["25006", "57P01", "57P02", "57P03"].contains(result.state) { hasLostServer = true }
    // Repeating may help after a broken connection, a serialization failure, or a deadlock.
    mayRepeat = !isOpen || hasLostServer || ["40001", "40P01"].contains(result.state)
    return result.error
  }

  private var failure: String {
    let lines = unsafe String(cString: cpostgresql_failure(handle)).split(whereSeparator: \.isNewline)
    return lines.joined(separator: "; ")
  }
}
