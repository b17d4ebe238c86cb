import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Sign-in failures` {
  @Test func `cause no wait the first five times`() throws {
    let desk = try SignInFixture()

    let waits = try (0..<5).map { _ in
      try desk.fail()
      return try desk.wait()
    }

    #expect(waits == [0, 0, 0, 0, 0])
  }

  @Test func `double the wait after that, up to 15 minutes`() throws {
    let desk = try SignInFixture()
    try desk.fail(5)

    let waits = try (0..<13).map { _ in
      try desk.fail()
      let wait = try desk.wait()
      desk.clock.pass(seconds: wait)
      return wait
    }

    #expect(waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
    #expect(try desk.wait() == 0)
  }

  @Test func `let the wait count down each second`() throws {
    let desk = try SignInFixture()
    try desk.fail(10)

    let waits = try (0..<18).map { _ in
      let wait = try desk.wait()
      desk.clock.pass(seconds: 1)
      return wait
    }

    #expect(waits == Array((0...16).reversed()) + [0])
  }

  @Test func `are forgotten at a rate of one an hour`() throws {
    let desk = try SignInFixture()
    try desk.failPatiently(7)

    desk.clock.pass(seconds: 2 * 3_600)
    try desk.fail()
    let early = try desk.wait()
    desk.clock.pass(seconds: 6 * 3_600)
    try desk.fail(5)
    let late = try desk.wait()

    #expect((early, late) == (1, 0))
  }

  @Test func `are all forgotten within 16 hours`() throws {
    let desk = try SignInFixture()
    try desk.fail(40)

    desk.clock.pass(seconds: 16 * 3_600)
    try desk.fail(5)

    #expect(try desk.wait() == 0)
  }

  @Test func `are counted in the same transaction as other records of the failure`() throws {
    let desk = try SignInFixture()
    try desk.fail(5)

    #expect(throws: StoreError.full) {
      try desk.throttle.failed(name: "anna", address: "192.0.2.1") { _ throws(StoreError) in throw .full }
    }
    #expect(try desk.wait() == 0)
    try desk.fail()

    #expect(try desk.wait() == 1)
  }

  @Test func `are forgotten after a successful sign-in`() throws {
    let desk = try SignInFixture()
    try desk.fail(8)

    try desk.throttle.succeeded(name: "anna", address: "192.0.2.1")
    try desk.fail(5)

    #expect(try desk.wait() == 0)
  }

  @Test(arguments: ["anna", "ANNA", " Anna ", "Ánna", "An\u{AD}na", "Anna\u{300}"])
  func `count for every spelling of a name`(name: String) throws {
    let desk = try SignInFixture()

    try desk.fail(8, name)

    #expect(try desk.wait() == 4)
  }

  @Test func `cause no wait after the clock was set back`() throws {
    let desk = try SignInFixture()
    try desk.fail(16)
    let before = try desk.wait()

    desk.clock.pass(days: -400)
    let after = try desk.wait()
    try desk.fail()

    #expect((before, after) == (900, 0))
    #expect(try desk.wait() == 900)
  }

  @Test func `are counted across all processes`() throws {
    let desk = try SignInFixture()
    let other = try desk.kitchen.another()
    defer { try? other.close() }
    let throttles = [
      desk.throttle, SignInThrottle(other.database, now: { [clock = desk.clock] in clock.seconds }),
    ]

    try inThreads(2) { index in
      for _ in 0..<4 {
        try? throttles[index].failed(name: "anna", address: "192.0.2.1")
      }
    }

    #expect(try throttles.map { try $0.wait(name: "anna", address: "192.0.2.1") } == [4, 4])
  }
}

@Suite struct `A sign-in that must wait` {
  @Test func `costs one statement and writes nothing`() throws {
    let desk = try SignInFixture()
    try desk.fail(10)
    let before = try desk.rows()
    let tally = StatementCounter()

    let wait = try StatementCounter.$current.withValue(tally) { try desk.wait() }

    #expect(wait == 16)
    #expect(tally.statements == 1)
    #expect(try desk.rows() == before)
  }

  @Test func `stores no name in plain text`() throws {
    let desk = try SignInFixture()

    try desk.fail(1, "12 bananas", from: "2001:db8::1")

    let rows = try desk.rows()
    #expect(rows.count == 5)
    let kept = /(pair|name|crowd|address|site):[A-Za-z0-9_-]{22} 1 1800000000/
    #expect(rows.allSatisfy { $0.wholeMatch(of: kept) != nil })
  }

  @Test(arguments: [
    "", "  ", String(repeating: "a", count: 100_000), "\u{0}", "a\u{0}b", "';--", "🍕", "\u{301}", "pair:x",
  ]) func `is delayed whatever text is typed as the name`(name: String) throws {
    let desk = try SignInFixture()

    try desk.fail(8, name)

    #expect(try desk.wait(name) == 4)
    #expect(try desk.wait("anna") == 0)
  }
}

@Suite struct `Rows of sign-in failures` {
  @Test func `are deleted when they are forgotten`() throws {
    let desk = try SignInFixture()
    try desk.fail(1, "anna", from: "192.0.2.1")
    try desk.fail(3, "bob", from: "192.0.2.2")

    let early = try desk.throttle.purge(atMost: 100)
    desk.clock.pass(seconds: 3_600)
    let first = try desk.throttle.purge(atMost: 100)
    let left = try desk.rows().count
    desk.clock.pass(seconds: 2 * 3_600)
    let second = try desk.throttle.purge(atMost: 100)

    #expect([early, first, second] == [false, true, true])
    #expect(left == 4)
    #expect(try desk.rows().isEmpty)
  }

  @Test func `are deleted a few at a time`() throws {
    let desk = try SignInFixture()
    try desk.fail(1, "anna")
    desk.clock.pass(days: 1)

    let turns = try (0..<5).map { _ in try desk.throttle.purge(atMost: 1) }

    #expect(turns == [true, true, true, true, false])
  }

  @Test func `are deleted even while somebody tries ever new names`() throws {
    let desk = try SignInFixture()
    for number in 0..<40 { try desk.fail(1, "name \(number)", from: "192.0.2.\(number)") }
    let before = try desk.rows().count

    desk.clock.pass(seconds: 3_600)
    for number in 0..<10 { try desk.fail(1, "other \(number)", from: "198.51.100.\(number)") }

    #expect(before == 160)
    #expect(try desk.rows().count == 40)
  }

  @Test(.onFile) func `are found by an index`() throws {
    let desk = try SignInFixture()

    let plan = try desk.kitchen.database.read { statements throws(StoreError) in
      try statements.all(
        """
        EXPLAIN QUERY PLAN SELECT subject FROM sign_in_failure WHERE last_at + failures * 3600 <= 7
        ORDER BY last_at + failures * 3600 LIMIT 20
        """
      ) { row in row.text(3) }
    }

    #expect(plan == ["SEARCH sign_in_failure USING INDEX sign_in_failure_by_end (<expr><?)"])
  }
}
