import TiffinCore

@testable import TiffinWeb

/// What the site's pages and changes ask of a database.
enum StatementsOfSite {
  /// The beginnings of those that may read whole tables.
  private static let whole = [
    // What the server's owner and monitoring are told of everything.
    "SELECT COUNT(*) FROM person", "SELECT COUNT(*) FROM session", "SELECT CAST(COALESCE(SUM(length(small)",
    "SELECT person.name, person.role, household.name",
    // Links that wait to be opened, for some days: never many.
    "DELETE FROM one_time_link",
    // The first row will do.
    "SELECT 1 FROM account LIMIT 1",
    // By an index of nothing else: those who are leaving.
    "SELECT id FROM person WHERE leaving_at IS NOT NULL",
  ]

  /// Whether a statement may read whole tables.
  static func mayReadAll(_ sql: String) -> Bool { whole.contains(where: sql.hasPrefix) }

  /// All that run for the routes, for who may and who may not, and in housekeeping.
  static func all() throws -> Set<String> {
    let tally = StatementTally(slow: 0, room: .max)
    let reading = try RouteWalk()
    for line in RouteLine.all {
      let walk = line.isChange ? try RouteWalk() : reading
      try StatementTally.$current.withValue(tally) {
        for browser in [walk.carol.browser, walk.alice.browser] { _ = try walk.go(line, by: browser) }
      }
    }
    try StatementTally.$current.withValue(tally) { try Housekeeping(reading.site.database).finish() }
    return Set(tally.slowest.map(\.sql))
  }
}
