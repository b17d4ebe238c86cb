import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// The query plans of the site's statements on SQLite.
@Suite(.onFile) struct `A query on SQLite` {
  @Test func `scans no table, except for a few listed statements`() throws {
    let site = try Site()
    let tables = try Set(site.tables)
    let statements = try StatementsOfSite.all().sorted()

    let plans = try site.plans(of: statements)

    #expect(statements.count > 100 && tables.isSuperset(of: ["meal", "recipe", "grocery_item"]))
    for (sql, plan) in zip(statements, plans) where !StatementsOfSite.mayReadAll(sql) {
      #expect(tables.intersection(Self.scanned(plan, by: sql)) == [], "\(sql)\n\(plan.joined(separator: "\n"))")
    }
  }

  @Test func `is recognised as a scan under a table alias too`() throws {
    let sql = "SELECT early.name FROM meal AS early WHERE early.notes = $1"

    let plans = try Site().plans(of: [sql])

    #expect(plans.map { Self.scanned($0, by: sql) } == [["meal"]])
  }

  /// The tables of "SCAN meal" and "SCAN m USING INDEX …", where the statement says "meal AS m".
  private static func scanned(_ plan: [String], by sql: String) -> [String] {
    let names = sql.matches(of: /([a-z_]+) AS ([a-z_]+)/).map { (String($0.2), String($0.1)) }
    let tables = Dictionary(names) { first, _ in first }
    return plan.compactMap { line in
      guard !line.contains("VIRTUAL TABLE"), let match = line.firstMatch(of: /SCAN ([a-z_]+)/) else { return nil }
      return tables[String(match.1)] ?? String(match.1)
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
