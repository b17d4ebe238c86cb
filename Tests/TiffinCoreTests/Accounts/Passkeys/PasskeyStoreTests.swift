import TestServer
import TestSupport
import Testing

@testable import Cryptography
@testable import TiffinCore

/// Maya, her passkeys, and the site that asks.
struct PasskeyFixture {
  let desk: FactorFixture
  let kitchen: Kitchen
  let store: PasskeyStore
  let challenges: PasskeyChallenges
  let site: RelyingParty
  var maya: Account { desk.maya }

  init() throws {
    desk = try FactorFixture()
    kitchen = try #require(desk.kitchen)
    let now: @Sendable () -> Int = { [clock = kitchen.clock] in clock.seconds }
    store = PasskeyStore(kitchen.database, now: now)
    challenges = PasskeyChallenges(.random(), now: now)
    site = try #require(RelyingParty(origin: "https://food.example", host: "food.example", isSecure: true))
  }

  /// - Returns: True if it is the person's first factor.
  @discardableResult
  func add(
    _ passkey: inout SoftPasskey, to person: Person.ID? = nil, asked purpose: PasskeyChallenges.Purpose = .adding,
    codes: [String] = ["one", "two"]
  ) throws -> Bool {
    let person = person ?? maya.id
    return try add(passkey.made(for: challenges.ask(purpose, of: person)), to: person, codes: codes)
  }

  @discardableResult
  func add(_ sent: String, to person: Person.ID? = nil, codes: [String] = []) throws -> Bool {
    try store.add(
      try NewPasskey(sent), named: try #require(PasskeyName("Phone")), of: person ?? maya.id, asked: challenges,
      for: site, codes: codes)
  }

  /// Answers as a second factor.
  func use(_ passkey: SoftPasskey, of person: Person.ID? = nil, to challenge: String? = nil) throws {
    let person = person ?? maya.id
    let sent = passkey.answer(to: challenge ?? challenges.ask(.factor, of: person))
    try store.use(try PasskeyAssertion(sent), of: person, asked: challenges, for: site)
  }

  /// Answers without a password.
  func signIn(_ passkey: SoftPasskey, to challenge: String? = nil) throws -> PasskeyOwner {
    let sent = passkey.answer(to: challenge ?? challenges.ask(.signIn))
    return try store.owner(of: try PasskeyAssertion(sent), asked: challenges, for: site)
  }
}

@Suite struct `A passkey` {
  private let desk: PasskeyFixture
  private var kitchen: Kitchen { desk.kitchen }
  private var maya: Account { desk.maya }
  private var factors: SecondFactorStore { desk.desk.factors }
  private var phone = SoftPasskey()

  init() throws { desk = try PasskeyFixture() }

  @Test mutating func `turns the second factor on, with recovery codes`() throws {
    #expect(try desk.add(&phone))

    let factor = try #require(try factors.factor(of: maya.id))
    #expect(factor.isOn && factor.authenticatorSince == nil && factor.passkeyCount == 1 && factor.codesLeft == 2)
    #expect(factor.newSecret == nil)
    #expect(try desk.store.all(of: maya.id).map(\.name.text) == ["Phone"])
    let pending = try #require(try kitchen.sessions.beginPending(maya, isKept: true))
    #expect(try kitchen.sessions.begin(maya, isKept: true, device: "phone") == nil)
    #expect(try factors.use("000000", of: maya.id) == .wrong)
    try desk.use(phone)
    #expect(try kitchen.sessions.begin(try #require(try kitchen.sessions.pending(pending)), device: "phone") != nil)
    #expect(try desk.store.all(of: maya.id).map(\.used) == [kitchen.clock.seconds])
  }

  @Test mutating func `signs in without a password`() throws {
    try desk.add(&phone)

    let owner = try desk.signIn(phone)

    #expect(owner.account.id == maya.id)
    let token = try #require(try kitchen.sessions.begin(owner, isKept: true, device: "phone"))
    #expect(try kitchen.sessions.find(token)?.person.id == maya.id)
    _ = try desk.store.remove(try #require(try desk.store.all(of: maya.id).first).id, of: maya.id)
    #expect(try kitchen.sessions.begin(owner, isKept: true, device: "phone") == nil)
  }

  @Test mutating func `works beside an authenticator, and either can be removed`() throws {
    try desk.desk.turnOn(codes: ["a", "b", "c"])
    #expect(try !desk.add(&phone))
    #expect(try factors.codes(of: maya.id).count == 3)

    try factors.removeAuthenticator(of: maya.id)

    let left = try #require(try factors.factor(of: maya.id))
    #expect(left.isOn && left.authenticatorSince == nil && left.codesLeft == 3)
    #expect(try factors.begin(for: maya.id))
    let again = try #require(try factors.factor(of: maya.id))
    let secret = try #require(again.newSecret)
    let code = try #require(secret.code(at: kitchen.clock.seconds / 30))
    #expect(try factors.use(code, of: maya.id) == .wrong)
    #expect(try factors.confirm(code, of: maya.id, codes: ["none"]) == .right)
    #expect(try factors.codes(of: maya.id).count == 3)
    let id = try #require(try desk.store.all(of: maya.id).first).id
    #expect(try desk.store.remove(id, of: maya.id).text == "Phone")
    #expect(try factors.factor(of: maya.id)?.isOn == true)
    try factors.removeAuthenticator(of: maya.id)
    #expect(try factors.factor(of: maya.id) == nil)
  }

  @Test mutating func `turns the second factor off when the last passkey is removed`() throws {
    try desk.add(&phone)
    let id = try #require(try desk.store.all(of: maya.id).first).id
    #expect(throws: StoreError.notFound) { try desk.store.remove(id, of: kitchen.cook.id) }

    _ = try desk.store.remove(id, of: maya.id)

    #expect(try ["second_factor", "recovery_code", "passkey"].map(kitchen.count) == [0, 0, 0])
  }

  @Test mutating func `is deleted with the factor and with the account`() throws {
    try desk.add(&phone)
    #expect(try factors.turnOff(for: maya.id))
    #expect(try kitchen.count("passkey") == 0)
    try desk.add(&phone)

    try kitchen.accounts.delete(maya.id)

    #expect(try ["second_factor", "passkey"].map(kitchen.count) == [0, 0])
  }

  @Test mutating func `is one of at most 20 per account`() throws {
    for number in 1...20 {
      var other = SoftPasskey("number \(number)")
      try desk.add(&other)
    }

    #expect(throws: PasskeyError.tooMany) { try desk.add(&phone) }
    #expect(try desk.store.all(of: maya.id).count == 20)
  }
}

@Suite struct `A passkey's name` {
  @Test(arguments: [
    ("Maya's phone", "Maya's phone"), ("  iPhone\n", "iPhone"), ("a\u{0}b\tc", "abc"),
    (String(repeating: "ö", count: 40), String(repeating: "ö", count: 30)),
  ])
  func `is one short line`(typed: String, name: String) {
    #expect(PasskeyName(typed)?.text == name)
  }

  @Test(arguments: ["", "  \n", "\u{200B}"]) func `is never empty`(typed: String) {
    #expect(PasskeyName(typed) == nil)
  }
}
