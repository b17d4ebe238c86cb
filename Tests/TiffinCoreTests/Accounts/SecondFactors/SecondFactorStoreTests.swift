import TestServer
import TestSupport
import Testing

@testable import Cryptography
@testable import TiffinCore

/// Maya, who has an account, and her authenticator.
struct FactorFixture {
  let kitchen = try? Kitchen()
  let factors: SecondFactorStore
  let maya: Account

  init() throws {
    let kitchen = try #require(kitchen)
    factors = SecondFactorStore(kitchen.database, now: { [clock = kitchen.clock] in clock.seconds })
    let new = try NewAccount(username: Username("maya"), name: PersonName("Maya"), passwordHash: "first")
    maya = try kitchen.accounts.account(of: try kitchen.links.join(try kitchen.links.inviteHousehold(), as: new))
  }

  /// The code that the authenticator shows at that time.
  func code(after seconds: Int = 0) throws -> String {
    let clock = try #require(kitchen).clock
    let factor = try #require(try factors.factor(of: maya.id))
    return try #require(factor.secret.code(at: (clock.seconds + seconds) / 30))
  }

  func turnOn(codes: [String] = ["one", "two"]) throws {
    #expect(try factors.begin(for: maya.id))
    #expect(try factors.confirm(try code(), of: maya.id, codes: codes) == .right)
    try #require(kitchen).clock.pass(seconds: 60)
  }
}

@Suite struct `A second factor` {
  private let desk: FactorFixture
  private let kitchen: Kitchen
  private var maya: Account { desk.maya }
  private var factors: SecondFactorStore { desk.factors }

  init() throws {
    desk = try FactorFixture()
    kitchen = try #require(desk.kitchen)
  }

  @Test func `has no effect until one of its codes is confirmed`() throws {
    #expect(try factors.begin(for: maya.id))
    #expect(try factors.confirm("12345", of: maya.id, codes: ["one"]) == .wrong)

    #expect(try factors.factor(of: maya.id)?.isOn == false)
    #expect(try factors.use(try desk.code(), of: maya.id) == .wrong)
    #expect(try kitchen.sessions.beginPending(maya, isKept: true) == nil)
    #expect(try kitchen.sessions.begin(maya, isKept: true, device: "phone") != nil)
    #expect(try kitchen.count("recovery_code") == 0)
  }

  @Test func `is forgotten if it is not confirmed within 30 minutes`() throws {
    #expect(try factors.begin(for: maya.id))
    let code = try desk.code(after: 1_800)
    kitchen.clock.pass(seconds: 1_800)

    #expect(try factors.factor(of: maya.id) == nil)
    #expect(try factors.confirm(code, of: maya.id, codes: []) == .used)
  }

  @Test func `cannot be replaced while it is on`() throws {
    try desk.turnOn()
    let secret = try factors.factor(of: maya.id)?.secret

    #expect(try !factors.begin(for: maya.id))

    #expect(try factors.factor(of: maya.id)?.secret == secret)
    #expect(try factors.confirm(try desk.code(), of: maya.id, codes: []) == .used)
  }

  @Test func `accepts each code once, and no earlier code after it`() throws {
    try desk.turnOn()
    let (before, now) = (try desk.code(after: -30), try desk.code())

    #expect(try factors.use(now, of: maya.id) == .right)
    #expect(try factors.use(now, of: maya.id) == .used)
    #expect(try factors.use(before, of: maya.id) == .used)
    #expect(try factors.use(try desk.code(after: 30), of: maya.id) == .right)
    #expect(try factors.use("000000", of: kitchen.cook.id) == .wrong)
  }

  @Test func `accepts the current code after the clock was a day ahead`() throws {
    try desk.turnOn()
    kitchen.clock.pass(days: 1)
    #expect(try factors.use(try desk.code(), of: maya.id) == .right)
    kitchen.clock.pass(days: -1)

    #expect(try factors.use(try desk.code(), of: maya.id) == .right)
    #expect(try factors.use(try desk.code(), of: maya.id) == .used)
  }

  @Test func `does not reveal whether a code is right once it is on`() throws {
    #expect(try factors.begin(for: maya.id))
    #expect(try factors.isCurrent(try desk.code(), of: maya.id))
    #expect(try factors.confirm(try desk.code(), of: maya.id, codes: []) == .right)

    #expect(try !factors.isCurrent(try desk.code(after: 30), of: maya.id))
  }

  @Test func `accepts each recovery code once`() throws {
    try desk.turnOn()
    let code = try #require(try factors.codes(of: maya.id).first)

    #expect(try factors.use(code, of: kitchen.cook.id) == .used)
    #expect(try factors.use(code, of: maya.id) == .right)
    #expect(try factors.use(code, of: maya.id) == .used)
    #expect(try factors.codes(of: maya.id).map(\.hash) == ["two"])
    #expect(try factors.factor(of: maya.id)?.codesLeft == 1)
  }

  @Test func `accepts no old recovery codes after they are replaced`() throws {
    try desk.turnOn()

    #expect(try factors.replaceCodes(of: maya.id, by: ["three"]))

    #expect(try factors.codes(of: maya.id).map(\.hash) == ["three"])
    #expect(try !factors.replaceCodes(of: kitchen.cook.id, by: ["four"]))
  }

  @Test func `is deleted with its recovery codes and pending sign-ins`() throws {
    try desk.turnOn()
    _ = try kitchen.sessions.beginPending(maya, isKept: true)

    #expect(try factors.turnOff(for: maya.id))

    #expect(try ["second_factor", "recovery_code", "pending_sign_in"].map(kitchen.count) == [0, 0, 0])
    #expect(try !factors.turnOff(for: maya.id))
    #expect(try kitchen.sessions.begin(maya, isKept: true, device: "phone") != nil)
  }

  @Test func `is deleted with the account, and kept when its person moves to another household`() throws {
    try desk.turnOn()
    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.cook.id), by: maya.id)
    #expect(try factors.factor(of: maya.id)?.isOn == true)

    try kitchen.accounts.delete(maya.id)

    #expect(try kitchen.count("second_factor") == 0)
  }

  @Test func `can be required only by an owner who has one`() throws {
    #expect(throws: AccountError.noFactor) { try kitchen.households.requireFactor(true, by: maya.id) }
    try desk.turnOn()
    let new = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "bobs")
    let bob = try kitchen.links.join(try kitchen.links.invite(by: maya.id), as: new)
    let token = try kitchen.sessions.begin(bob, isKept: true, device: "phone")
    #expect(try kitchen.sessions.find(token)?.needsFactor == false)
    #expect(throws: AccountError.notOwner) { try kitchen.households.requireFactor(true, by: bob) }

    try kitchen.households.requireFactor(true, by: maya.id)

    #expect(try kitchen.sessions.find(token)?.needsFactor == true)
    let hers = try kitchen.sessions.begin(maya.id, isKept: true, device: "phone")
    #expect(try kitchen.sessions.find(hers)?.needsFactor == false)
    try kitchen.households.requireFactor(false, by: maya.id)
    #expect(try kitchen.sessions.find(token)?.needsFactor == false)
  }
}
