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
}
