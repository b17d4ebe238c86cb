import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// How a PostgreSQL server finds what the site's pages and changes ask for, where it may read whole tables only if there is
/// no other way: it would rather do so, as small as a test's tables are.
@Suite(.onServer) struct `A statement of the site on a server` {
  /// Tables that grow with the people, and so are never to be read from one end to the other.
  private static let large: Set = [
    "account", "food", "food_portion", "grocery_habit", "grocery_item", "grocery_share", "meal", "meal_food", "person",
    "photo", "plan_eaten", "plan_entry", "recipe", "recipe_contents", "recipe_favourite", "recipe_figures",
    "recipe_ingredient", "recipe_line_food", "session", "submission", "usual_meal",
  ]

  @Test func `reads no large table from one end to the other`() throws {
    let server = try #require(try Site().server)
    let statements = try StatementsOfSite.all().filter { !StatementsOfSite.mayReadAll($0) }.sorted()

    let plans = try server.plans(of: statements)

    #expect(statements.count > 100)
    for (sql, plan) in zip(statements, plans) {
      #expect(Self.large.intersection(Self.read(plan)) == [], "\(sql)\n\(plan.joined(separator: "\n"))")
    }
    let slow = try server.plans(of: ["SELECT name FROM meal WHERE notes = $1"])
    #expect(slow.map(Self.read) == [["meal"]])
  }

  /// The tables that a plan reads from one end to the other.
  private static func read(_ plan: [String]) -> [String] {
    plan.compactMap { $0.firstMatch(of: /Seq Scan on ([a-z_]+)/).map { String($0.1) } }
  }
}
