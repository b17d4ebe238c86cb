import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// How a PostgreSQL server finds what the site's pages and changes ask for, where it may read whole tables only if there is
/// no other way: it would rather do so, as small as a test's tables are.
@Suite(.onServer) struct `A statement of the site on a server` {
  /// Tables that do not grow with the people.
  private static let small: Set = ["schema_version", "server_secret"]

  @Test func `reads no large table from one end to the other`() throws {
    let site = try Site()
    let server = try #require(site.server)
    let large = try Set(server.tables).subtracting(Self.small)
    let statements = try StatementsOfSite.all().filter { !StatementsOfSite.mayReadAll($0) }.sorted()

    let plans = try server.plans(of: statements)

    #expect(statements.count > 100)
    for (sql, plan) in zip(statements, plans) {
      #expect(large.intersection(Self.read(plan)) == [], "\(sql)\n\(plan.joined(separator: "\n"))")
    }
    let slow = try server.plans(of: ["SELECT name FROM meal WHERE notes = $1"])
    #expect(slow.map(Self.read) == [["meal"]])
  }

  /// The tables that a plan reads from one end to the other.
  private static func read(_ plan: [String]) -> [String] {
    plan.compactMap { $0.firstMatch(of: /Seq Scan on ([a-z_]+)/).map { String($0.1) } }
  }
}
