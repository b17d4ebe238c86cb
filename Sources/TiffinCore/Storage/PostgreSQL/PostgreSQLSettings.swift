/// How to reach a server, and how long to wait for it.
struct PostgreSQLSettings: Sendable {
  /// An address as libpq reads it: `postgresql://…`, with several hosts if need be.
  let address: String
  /// Seconds that a write waits for its turn, and anybody for a connection.
  var patience = StoreLimits.patience
  /// The most connections of a process.
  var connections = 16
  /// Seconds after which a connection that nobody needed is closed.
  var rest: Double = 60
  /// Seconds that a statement may take: all of a page's take far less. Nil for commands, which change whole tables.
  var statementLimit: Int? = 30

  /// Seconds that one of several hosts is waited for, unless the address says otherwise: another one may answer.
  private static let hostPatience = 2

  /// As text, since that is how libpq takes it; less than two are none there.
  func connectTimeout(hasOthers: Bool) -> String { String(hasOthers ? Self.hostPatience : max(2, patience)) }

  /// Milliseconds to wait for an answer, more than the server lets any statement take. Nil for commands: no limit.
  var answerLimit: Int? { statementLimit.map { (max(patience, $0) + max(1, patience)) * 1_000 } }

  /// What every connection begins with.
  var statement: String { all(" ").joined(separator: "; ") }
  /// What every transaction begins with where it may get any of a pooler's connections.
  var statementsOfTransaction: [String] { all(" LOCAL ") }

  private func all(_ extent: String) -> [String] {
    limits(extent) + (statementLimit == nil ? [] : Self.byIndex.map { "SET\(extent)\($0)" })
  }

  /// Whatever a page asks for is found by an index, whatever its values. Left to itself a server chooses between that and
  /// a look at a whole table by how rows were counted last, and makes a plan for each question: the same search of foods
  /// took it one millisecond or seven. What it still has to read whole, as small as a table's one row, would then seem so
  /// dear that it would be compiled.
  private static let byIndex = ["plan_cache_mode = force_generic_plan", "enable_seqscan = off", "jit = off"]

  private func limits(_ extent: String) -> [String] {
    [
      "SET\(extent)lock_timeout = \(max(1, patience * 1_000))",
      "SET\(extent)statement_timeout = '\(statementLimit.map { max(patience, $0) } ?? 0)s'",
      // A command that copies a household reads its photos for minutes before it goes on to write.
      "SET\(extent)idle_in_transaction_session_timeout = '\(statementLimit == nil ? 0 : 60)s'",
    ]
  }
}
