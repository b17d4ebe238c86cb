import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A sign-in that waits for a code` {
  private let desk: FactorFixture
  private let kitchen: Kitchen
  private var maya: Account { desk.maya }
  private var sessions: SessionStore { kitchen.sessions }

  init() throws {
    desk = try FactorFixture()
    kitchen = try #require(desk.kitchen)
    try desk.turnOn()
  }

  @Test func `is not a session, and the password alone does not begin one`() throws {
    let token = try #require(try sessions.beginPending(maya, isKept: true))

    #expect(try sessions.find(token) == nil)
    #expect(try sessions.begin(maya, isKept: true, device: "phone") == nil)
    #expect(try kitchen.count("session") == 0)
  }

  @Test func `becomes exactly one session`() throws {
    let token = try #require(try sessions.beginPending(maya, isKept: true))
    let pending = try #require(try sessions.pending(token))
    #expect(pending.account.username.text == "maya" && pending.isKept)

    let session = try #require(try sessions.begin(pending, device: "phone"))

    #expect(try sessions.find(session)?.person.id == maya.id)
    #expect(try sessions.begin(pending, device: "phone") == nil)
    #expect(try sessions.pending(token) == nil)
  }

  @Test func `ends after ten minutes or when the password changes`() throws {
    let late = try #require(try sessions.beginPending(maya, isKept: true))
    kitchen.clock.pass(seconds: 600)
    #expect(try sessions.pending(late) == nil)
    let token = try #require(try sessions.beginPending(maya, isKept: true))
    #expect(try kitchen.count("pending_sign_in") == 1)
    let pending = try #require(try sessions.pending(token))

    _ = try sessions.changePassword(of: maya, to: "second", isKept: true, device: "desk")

    #expect(try sessions.pending(token) == nil)
    #expect(try sessions.begin(pending, device: "thief") == nil)
    #expect(try sessions.beginPending(maya, isKept: true) == nil)
  }

  @Test func `allows few codes across all addresses`() throws {
    let throttle = kitchen.throttle
    for number in 0..<6 {
      #expect(try throttle.begin(codeOf: maya.id, address: "192.0.2.\(number)", device: nil) == 0)
    }
    var wait = try throttle.begin(codeOf: maya.id, address: "192.0.2.99", device: nil)
    #expect(wait == 1)
    for number in 0..<20 where wait > 0 {
      kitchen.clock.pass(seconds: wait)
      #expect(try throttle.begin(codeOf: maya.id, address: "198.51.100.\(number)", device: nil) == 0)
      wait = try throttle.begin(codeOf: maya.id, address: "198.51.100.\(number)", device: nil)
    }

    #expect(wait == 900)
    #expect(try throttle.begin(codeOf: kitchen.cook.id, address: "192.0.2.99", device: nil) == 0)
    let hers = KnownDevice.new(name: "maya", passwordHash: "first")
    #expect(try throttle.begin(codeOf: maya.id, address: "192.0.2.99", device: hers) == 0)
    try throttle.succeeded(codeOf: maya.id, address: "192.0.2.99", device: nil)
    #expect(try throttle.begin(codeOf: maya.id, address: "192.0.2.99", device: nil) == 0)
  }

  @Test func `allows no more codes if many threads try at once`() throws {
    let (throttle, maya) = (kitchen.throttle, maya.id)
    let tried = Atomic<Int>(0)

    try inThreads(8) { number in
      for _ in 0..<5 {
        let wait = try? throttle.begin(codeOf: maya, address: "192.0.2.\(number)", device: nil)
        if wait == 0 { tried.add(1, ordering: .relaxed) }
      }
    }

    // Five without a wait, and one that begins it.
    #expect(tried.load(ordering: .relaxed) == 6)
  }
}
