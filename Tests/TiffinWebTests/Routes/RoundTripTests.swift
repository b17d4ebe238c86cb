import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite(.enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it"))
struct `A page that is read from a server` {
  @Test(arguments: ["/diary/2026-11-20", "/meals", "/plan/2026-11-20", "/groceries"])
  func `waits three times for it at most`(path: String) throws {
    let walk = try RouteWalk()
    // By then all statements are prepared.
    for _ in 0..<2 { _ = try walk.site.request("GET", path, by: walk.alice.browser) }
    let tally = StatementTally()

    let response = try StatementTally.$current.withValue(tally) {
      try walk.site.request("GET", path, by: walk.alice.browser)
    }

    #expect(response.status == 200)
    #expect((1...3).contains(tally.trips), "\(tally.trips)")
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
