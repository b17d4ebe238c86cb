import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

/// The query plans of the site's statements on PostgreSQL. Sequential scans are discouraged in these tests, because the
/// planner prefers them for small tables.
@Suite(.onServer) struct `A query on PostgreSQL` {
  /// Tables whose size does not depend on the number of people.
  private static let small: Set = ["schema_version", "server_secret"]

  /// Indexes of few rows of large ones, all of which may be meant: what is to be removed for good before long.
  private static let few: Set = [
    "food_by_deletion", "grocery_item_deleted", "meal_deleted", "person_by_leaving", "plan_entry_deleted",
    "recipe_deleted", "recipe_picture_unused",
  ]

  @Test func `scans no large table`() throws {
    // Most tables have rows, because PostgreSQL always scans an empty table.
    let walk = try RouteWalk()
    let liked = try walk.site.recipes.add(.named("Soup"), picture: nil, key: .random(), by: walk.alice.person)
    try walk.site.recipes.setFavourite(liked, true, by: walk.alice.person)
    let plan = PlanStore(walk.site.database)
    let planned = try plan.add(NewPlanEntry(.recipe(liked), on: Site.today), key: .random(), by: walk.alice.person)
    _ = try plan.eat(planned, on: Site.today, today: Site.today, now: .midnight, by: walk.alice.person)
    let server = try #require(walk.site.server)
    let large = try Set(server.tables + server.indexes).subtracting(Self.small)
    let statements = try StatementsOfSite.all().filter { !StatementsOfSite.mayReadAll($0) }.sorted()

    let plans = try server.plans(of: statements)

    #expect(statements.count > 100)
    for (sql, plan) in zip(statements, plans) {
      let read = ServerPlan(plan, few: Self.few).read.intersection(large)
      #expect(read == [], "\(sql)\n\(plan.joined(separator: "\n"))")
    }
  }

  @Test(
    arguments: [
      ("SELECT name FROM meal WHERE notes = $1", ["meal"]),
      // A scan of an index without a condition.
      ("SELECT id FROM meal ORDER BY id", ["meal", "meal_pkey"]),
      ("SELECT name FROM meal WHERE id = $1", []),
      // Scans of partial indexes.
      ("SELECT id FROM meal WHERE deleted_at IS NULL ORDER BY person_id, eaten_on", ["meal", "meal_by_date"]),
      ("SELECT id FROM person WHERE leaving_at IS NOT NULL", ["person", "person_by_leaving"]),
    ])
  func `is parsed for the tables that its plan scans`(_ sql: String, _ tables: [String]) throws {
    let server = try #require(try Site().server)

    #expect(try server.plans(of: [sql]).map { ServerPlan($0).read } == [Set(tables)])
  }
}
