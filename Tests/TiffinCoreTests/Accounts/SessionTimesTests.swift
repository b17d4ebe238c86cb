import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `The session times setting` {
  @Test func `gives the idle and the absolute limit of both kinds of sessions`() throws {
    let times = try SessionTimes("30m/8h, 7d/30d")

    #expect(times.usual == SessionLimits(idle: 1_800, absolute: 28_800))
    #expect(times.kept == SessionLimits(idle: 604_800, absolute: 2_592_000))
  }

  @Test func `keeps the default for remembered sessions if it does not name them`() throws {
    #expect(try SessionTimes("15m/1d").kept == SessionTimes.standard.kept)
  }

  @Test(arguments: [
    "", "12h", "12/7", "12h/", "7d/12h", "14m/1h", "12h/401d", "12h/7d,", "1h/2h,1d/2d,1d/2d", "-1h/2h", "1w/2w",
    "99999999999999999999h/7d",
  ])
  func `is refused if a limit is invalid`(text: String) {
    #expect(throws: SessionTimesError.self) { try SessionTimes(text) }
  }

  @Test func `allows 100 sessions per person, and a further one ends the least recently used`() throws {
    let kitchen = try Kitchen()
    let others = try kitchen.sessions.begin(kitchen.stranger.id, isKept: true, device: "")
    let tokens = try (0..<100).map { _ in
      kitchen.clock.pass(seconds: 1)
      return try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "")
    }
    kitchen.clock.pass(seconds: 600)
    try kitchen.sessions.recordUse(of: try #require(try kitchen.sessions.find(tokens[0])).session)

    let last = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "")

    let found = try tokens.map { try kitchen.sessions.find($0) != nil }
    #expect(found == [true, false] + Array(repeating: true, count: 98))
    #expect(try kitchen.sessions.find(last) != nil && kitchen.sessions.find(others) != nil)
    #expect(try kitchen.sessions.all(of: kitchen.cook.id).count == 100)
  }

  @Test func `ends sessions after the idle and after the absolute limit`() throws {
    let kitchen = try Kitchen()
    let sessions = SessionStore(
      kitchen.database, times: try SessionTimes("1h/2h,1d/3d"), now: { [clock = kitchen.clock] in clock.seconds })
    let usual = try sessions.begin(kitchen.cook.id, isKept: false, device: "")
    let kept = try sessions.begin(kitchen.cook.id, isKept: true, device: "")

    kitchen.clock.seconds += 3_599
    #expect(try sessions.find(usual) != nil)
    try sessions.recordUse(of: try #require(try sessions.find(usual)).session)
    kitchen.clock.seconds += 3_599
    #expect(try sessions.find(usual) != nil)
    try sessions.recordUse(of: try #require(try sessions.find(usual)).session)
    kitchen.clock.seconds += 2
    #expect(try sessions.find(usual) == nil)

    #expect(try sessions.find(kept) != nil)
    kitchen.clock.seconds += 86_400
    #expect(try sessions.find(kept) == nil)
  }

  @Test func `keeps sessions in the table as long as they can be used`() throws {
    let kitchen = try Kitchen()
    let clock = kitchen.clock
    let times = try SessionTimes("1h/2h,200d/400d")
    _ = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "")

    clock.pass(days: 199)
    try Housekeeping(kitchen.database, sessionTimes: times, now: { clock.seconds }).finish()
    #expect(try kitchen.count("session") == 1)
    clock.pass(days: 2)
    try Housekeeping(kitchen.database, sessionTimes: times, now: { clock.seconds }).finish()
    #expect(try kitchen.count("session") == 0)
  }
}
