import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite(.enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it"))
struct `A page on PostgreSQL` {
  /// The most that a page waits: with a tenth of a millisecond for a journey on one machine, half of the 3 ms that a page
  /// may take.
  private static let most = 15

  // One site for all lines, because nothing is changed.
  @Test func `takes at most fifteen round trips`() throws {
    let walk = try RouteWalk()
    let pages = RouteLine.all.filter { !$0.isChange && $0.ends.alice == 200 }

    for line in pages {
      // All statements are prepared afterwards.
      for _ in 0..<2 { _ = try walk.go(line, by: walk.alice.browser) }
      let tally = StatementCounter()

      let answer = try StatementCounter.$current.withValue(tally) { try walk.go(line, by: walk.alice.browser) }

      #expect(answer.status == 200, "\(line.testDescription)")
      #expect(tally.trips <= Self.most, "\(line.testDescription): \(tally.trips)")
    }
  }

  @Test(arguments: ["/diary/2026-11-20", "/meals", "/plan/2026-11-20", "/groceries"])
  func `takes at most seven round trips if it is one of the four most used pages`(path: String) throws {
    #expect((1...7).contains(try trips(for: path, RouteWalk())))
  }

  private func trips(for path: String, _ walk: RouteWalk) throws -> Int {
    // All statements are prepared afterwards.
    for _ in 0..<2 { _ = try walk.site.request("GET", path, by: walk.alice.browser) }
    let tally = StatementCounter()
    let response = try StatementCounter.$current.withValue(tally) {
      try walk.site.request("GET", path, by: walk.alice.browser)
    }
    #expect(response.status == 200)
    return tally.trips
  }

  @Test(arguments: ["/diary/2026-11-20", "/meals", "/plan/2026-11-20", "/groceries"])
  func `takes one more round trip to record the session's use`(path: String) throws {
    let walk = try RouteWalk()
    let tally = StatementCounter()
    // The first two times prepare the statements.
    for tally in [StatementCounter(), StatementCounter(), tally] {
      try walk.site.database.write { statements throws(StoreError) -> Void in
        try statements.run("UPDATE session SET used_at = used_at - 3600")
      }
      _ = try StatementCounter.$current.withValue(tally) {
        try walk.site.request("GET", path, by: walk.alice.browser)
      }
    }

    let used = try walk.site.database.read { statements throws(StoreError) in
      try statements.first("SELECT MAX(used_at) - MIN(began_at) FROM session") { $0.int(0) }
    }
    #expect(used == 0)
    #expect(tally.trips == (try trips(for: path, walk)) + 1)
  }
}
