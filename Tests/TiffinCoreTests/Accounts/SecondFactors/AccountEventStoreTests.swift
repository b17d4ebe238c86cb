import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Account events` {
  private let desk: FactorFixture
  private let kitchen: Kitchen
  private let events: AccountEventStore

  init() throws {
    desk = try FactorFixture()
    let kitchen = try #require(desk.kitchen)
    self.kitchen = kitchen
    events = AccountEventStore(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
  }

  private func latest(of person: Person.ID? = nil) throws -> [String] {
    try kitchen.database.read { statements throws(StoreError) in
      try events.latest(of: person ?? desk.maya.id, statements).map { "\($0.kind.rawValue) \($0.count) \($0.device)" }
    }
  }

  @Test func `are listed newest first, with repeated events in one line`() throws {
    try events.record(.signedIn, of: desk.maya.id, device: "phone")
    for _ in 0..<3 { try events.record(.wrongPassword, of: desk.maya.id, device: "desk") }
    try events.record(.wrongPassword, of: desk.maya.id, device: "phone")

    #expect(try latest() == ["wrongPassword 1 phone", "wrongPassword 3 desk", "signedIn 1 phone"])
    #expect(try latest(of: kitchen.cook.id) == [])
  }

  @Test func `are kept for 90 days, and are deleted with the account`() throws {
    try events.record(.signedIn, of: desk.maya.id, device: "phone")
    kitchen.clock.pass(days: 89)
    #expect(try latest().count == 1)
    try events.record(.factorOn, of: desk.maya.id, device: "phone")
    kitchen.clock.pass(days: 1)
    #expect(try latest() == ["factorOn 1 phone"])

    try Housekeeping(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds }).finish()
    #expect(try kitchen.count("account_event") == 1)
    try kitchen.accounts.delete(desk.maya.id)

    #expect(try kitchen.count("account_event") == 0)
  }

  @Test func `are limited to 200 rows, and a page shows 50`() throws {
    for number in 0..<210 { try events.record(.signedIn, of: desk.maya.id, device: "browser \(number)") }

    #expect(try kitchen.count("account_event") == 200)
    #expect(try latest().count == 50)
    #expect(try latest().first == "signedIn 1 browser 209")
  }

  @Test func `are not displaced by strangers' failures`() throws {
    let kinds: [AccountEvent.Kind] = [.wrongPassword, .wrongCode, .passkeyRefused]
    try events.record(.passwordChanged, of: desk.maya.id, device: "phone")
    for number in 0..<210 { try events.record(kinds[number % 3], of: desk.maya.id, device: "browser \(number)") }

    #expect(try latest().count == 21)
    #expect(try latest().first == "passkeyRefused 1 browser 209")
    #expect(try latest().last == "passwordChanged 1 phone")
  }

  @Test func `are kept as long as a session still has to show them`() throws {
    let sessions = SessionStore(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
    let old = try sessions.begin(desk.maya.id, isKept: true, device: "phone")
    let new = try sessions.begin(desk.maya.id, isKept: true, device: "thief")
    try events.recordSignIn(of: desk.maya.id, by: new, isNew: true, device: "thief")

    for number in 0..<250 { try events.record(.signedIn, of: desk.maya.id, device: "thief \(number)") }

    let session = try #require(try sessions.find(old)).session
    let told = try kitchen.database.read { statements throws(StoreError) in try events.alert(of: session, statements) }
    #expect(told?.kind == .newDevice)
    #expect(try kitchen.count("account_event") == 201)
  }
}
