import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// How SQLite finds what the site's pages and changes ask for. A server's plans say little of tables as small as a test's.
@Suite(.onFile) struct `A statement of the site` {
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

  @Test func `reads no table from one end to the other`() throws {
    let site = try Site()
    let tables = try Set(site.tables)
    let statements = try Self.statements().sorted()

    let plans = try site.plans(of: statements)

    #expect(statements.count > 100 && tables.isSuperset(of: ["meal", "recipe", "grocery_item"]))
    for (sql, plan) in zip(statements, plans) where !Self.whole.contains(where: sql.hasPrefix) {
      #expect(tables.intersection(Self.scanned(plan)) == [], "\(sql)\n\(plan.joined(separator: "\n"))")
    }
  }

  /// All that run for the routes, for who may and who may not.
  private static func statements() throws -> Set<String> {
    let tally = StatementTally(slow: 0, room: .max)
    let reading = try RouteWalk()
    for line in RouteLine.all {
      let walk = line.isChange ? try RouteWalk() : reading
      try StatementTally.$current.withValue(tally) {
        for browser in [walk.carol.browser, walk.alice.browser] { _ = try walk.go(line, by: browser) }
      }
    }
    return Set(tally.slowest.map(\.sql))
  }

  /// The tables of "SCAN meal" and "SCAN m USING INDEX …".
  private static func scanned(_ plan: [String]) -> [String] {
    plan.compactMap { line in
      guard !line.contains("VIRTUAL TABLE"), let match = line.firstMatch(of: /SCAN ([a-z_]+)/) else { return nil }
      return String(match.1)
    }
  }
}

extension Site {
  fileprivate var tables: [String] {
    get throws {
      try database.read { statements throws(StoreError) in
        try statements.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'") {
          $0.text(0)
        }
      }
    }
  }

  fileprivate func plans(of statements: [String]) throws -> [[String]] {
    try statements.map { sql in
      let values = Array(repeating: SQLValue.null, count: SQLParameters.count(in: sql))
      return try database.read { statements throws(StoreError) in
        try statements.all("EXPLAIN QUERY PLAN \(sql)", values) { $0.text(3) }
      }
    }
  }
}
