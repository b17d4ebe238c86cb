import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite(.enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it"))
struct `A page that is read from a server` {
  /// Pages that few open, seldom, and that go from one answer to the next: how often they wait.
  private static let longer = [
    // The owner's look at everything.
    "GET /settings/server": 12,
    // This search finds nothing: it also asks for the version of the known words, and searches for near ones.
    "GET /foods": 5,
    // Lines, what the household chose for them, what is usual, a search for each of the rest, and their foods; and as
    // above.
    "GET /recipes/{id}/contents": 11,
    // Of the catalogue, which is looked at before.
    "GET /recipes/{id}/edit": 5,
    // And the foods by which amounts are weighed.
    "GET /plan/{day}/groceries": 6,
  ]

  // One site for all: nothing is changed.
  @Test func `waits four times for it at most`() throws {
    let walk = try RouteWalk()
    let pages = RouteLine.all.filter { !$0.isChange && $0.ends.alice == 200 }

    for line in pages {
      // By then all statements are prepared.
      for _ in 0..<2 { _ = try walk.go(line, by: walk.alice.browser) }
      let tally = StatementTally()

      let answer = try StatementTally.$current.withValue(tally) { try walk.go(line, by: walk.alice.browser) }

      #expect(answer.status == 200, "\(line.testDescription)")
      #expect(tally.trips <= Self.longer[line.route] ?? 4, "\(line.testDescription): \(tally.trips)")
    }
  }

  @Test(arguments: ["/diary/2026-11-20", "/meals", "/plan/2026-11-20", "/groceries"])
  func `waits three times where people look most`(path: String) throws {
    #expect((1...3).contains(try trips(for: path, RouteWalk())))
  }

  /// Words are counted first, the household's and the catalogue's.
  @Test func `waits five times for a search of recipes`() throws {
    let walk = try RouteWalk()
    _ = try walk.site.recipes.add(.named("Soup"), picture: nil, key: .random(), by: walk.alice.person)

    #expect((1...5).contains(try trips(for: "/recipes?q=soup", walk)))
  }

  private func trips(for path: String, _ walk: RouteWalk) throws -> Int {
    // By then all statements are prepared.
    for _ in 0..<2 { _ = try walk.site.request("GET", path, by: walk.alice.browser) }
    let tally = StatementTally()
    let response = try StatementTally.$current.withValue(tally) {
      try walk.site.request("GET", path, by: walk.alice.browser)
    }
    #expect(response.status == 200)
    return tally.trips
  }

  @Test(arguments: ["/diary/2026-11-20", "/meals", "/plan/2026-11-20", "/groceries"])
  func `waits once more where the use of its session is noted`(path: String) throws {
    let walk = try RouteWalk()
    let tally = StatementTally()
    // The first time for the statements to be prepared.
    for tally in [StatementTally(), StatementTally(), tally] {
      try walk.site.database.write { statements throws(StoreError) -> Void in
        try statements.run("UPDATE session SET used_at = used_at - 3600")
      }
      _ = try StatementTally.$current.withValue(tally) {
        try walk.site.request("GET", path, by: walk.alice.browser)
      }
    }

    let used = try walk.site.database.read { statements throws(StoreError) in
      try statements.first("SELECT MAX(used_at) - MIN(began_at) FROM session") { $0.int(0) }
    }
    #expect(used == 0)
    #expect((2...4).contains(tally.trips), "\(tally.trips)")
  }
}
