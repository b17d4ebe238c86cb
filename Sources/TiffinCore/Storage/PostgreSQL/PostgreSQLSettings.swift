/// The settings of connections to a server.
struct PostgreSQLSettings: Sendable {
  /// The address as libpq reads it: `postgresql://…`, perhaps with several hosts.
  let address: String
  /// The seconds that a statement waits for a lock, and a thread for a free connection.
  var timeout = StoreLimits.timeout
  /// The maximum number of connections per process.
  var connections = 16
  /// The idle timeout of connections, in seconds.
  var rest: Double = 60
  /// The time limit of a statement in seconds; statements of pages take far less. Nil for commands, which change whole
  /// tables.
  var statementLimit: Int? = 30

  /// The connection timeout per host in seconds if there are several hosts, because another host may answer. A timeout
  /// in the address has precedence.
  private static let hostPatience = 2

  /// Returns the connection timeout in seconds as text for libpq, which uses at least two seconds.
  func connectTimeout(hasOthers: Bool) -> String { String(hasOthers ? Self.hostPatience : max(2, timeout)) }

  /// The timeout of an answer in milliseconds, longer than the server's limits for statements; nil for commands, which
  /// have none.
  var answerLimit: Int? { statementLimit.map { (max(timeout, $0) + max(1, timeout)) * 1_000 } }

  /// The statement that sets up each connection.
  var statement: String { all(" ").joined(separator: "; ") }
  /// The statements that set up each transaction if a pooler such as PgBouncer may assign it any of its connections.
  var statementsOfTransaction: [String] { all(" LOCAL ") }

  private func all(_ extent: String) -> [String] {
    limits(extent) + (statementLimit == nil ? [] : Self.byIndex.map { "SET\(extent)\($0)" })
  }

  /// Settings for pages, whose queries are all made to use an index. By default the server chooses between an index and
  /// a scan of the table by its latest statistics, and plans each query anew: the same search of foods then took one
  /// millisecond or seven. With scans disabled, even the scan of a table with one row would seem so expensive that it
  /// would be compiled, hence `jit = off`.
  private static let byIndex = ["plan_cache_mode = force_generic_plan", "enable_seqscan = off", "jit = off"]

  private func limits(_ extent: String) -> [String] {
    [
      "SET\(extent)lock_timeout = \(max(1, timeout * 1_000))",
      "SET\(extent)statement_timeout = '\(statementLimit.map { max(timeout, $0) } ?? 0)s'",
      // A command that copies a household reads its photos for minutes before it goes on writing.
      "SET\(extent)idle_in_transaction_session_timeout = '\(statementLimit == nil ? 0 : 60)s'",
    ]
  }
}
