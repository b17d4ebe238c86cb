import Testing
import TiffinCore

@testable import TiffinWeb

/// The statements of the site's pages and changes.
enum StatementsOfSite {
  /// The beginnings of those that may read whole tables.
  private static let whole = [
    // Totals for the server's page and for monitoring.
    "SELECT COUNT(*) FROM person", "SELECT COUNT(*) FROM session",
    "SELECT person.name, person.role, household.name",
    // The first row will do.
    "SELECT 1 FROM account LIMIT 1",
    // Has a partial index of just these rows: people whose account is being deleted.
    "SELECT id FROM person WHERE leaving_at IS NOT NULL",
    // Likewise: the households whose rows are being moved.
    "SELECT id, moves_to FROM household WHERE is_emptied = 1",
  ]

  /// True if a statement may read whole tables.
  static func mayReadAll(_ sql: String) -> Bool { whole.contains(where: sql.hasPrefix) || isSizeOfPictures(sql) }

  /// True if the statement sums up the pictures of all people; that for one person has a condition.
  private static func isSizeOfPictures(_ sql: String) -> Bool {
    sql.hasPrefix("SELECT CAST(COALESCE(SUM(length(small)") && !sql.contains(" WHERE ")
  }

  /// All statements of the routes, for allowed and refused visitors, and of housekeeping.
  static func all() throws -> Set<String> {
    let tally = StatementCounter(slow: 0, room: .max)
    let reading = try RouteWalk()
    for line in RouteLine.all {
      let walk = line.isChange ? try RouteWalk() : reading
      try StatementCounter.$current.withValue(tally) {
        for browser in [walk.carol.browser, walk.alice.browser] { _ = try walk.go(line, by: browser) }
      }
    }
    let long = try siteWithPages()
    try StatementCounter.$current.withValue(tally) {
      try Housekeeping(reading.site.database).finish()
      try readLists(of: long)
    }
    return Set(tally.slowest.map(\.sql))
  }

  /// A site with one meal more than a page of the list has.
  private static func siteWithPages() throws -> Site {
    let site = try Site()
    for number in 0...50 { try site.add(.make("Tea \(number)", .lunch)) }
    return site
  }

  /// The list of meals in each order, from its beginning and further on, and with what is looked for.
  private static func readLists(of site: Site) throws {
    for order in MealOrder.allCases {
      try site.people.change(site.person.id) { $0.mealOrder = order }
      for query in ["", "?category=lunch", "?q=tea"] {
        let next = try site.get("meals\(query)").page.first("a", where: ("rel", "next"))?["href"]
        _ = try site.request("GET", try #require(next))
      }
    }
  }
}
