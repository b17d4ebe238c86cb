import TestSupport
import Testing

@testable import Cryptography
@testable import TiffinCore

/// Each verification step of the standard, tested by data that only this step refuses.
///
/// - Source: Web Authentication Level 2, 7.1 and 7.2.
@Suite struct `A new passkey is refused` {
  private let desk: PasskeyFixture
  private var phone = SoftPasskey()

  init() throws { desk = try PasskeyFixture() }

  @Test mutating func `if it answers another kind of request`() throws {
    phone.type = "webauthn.get"
    #expect(throws: PasskeyError.wrongType) { try desk.add(&phone) }
  }

  @Test mutating func `if its challenge was not issued here`() throws {
    let other = PasskeyChallenges(.random(), now: { [clock = desk.kitchen.clock] in clock.seconds })
    let sent = phone.made(for: other.ask(.adding, of: desk.maya.id))
    #expect(throws: PasskeyError.wrongChallenge) { try desk.add(sent) }
    #expect(throws: PasskeyError.wrongChallenge) { try desk.add(phone.made(for: "AAAA")) }
  }

  @Test mutating func `if its challenge is for another purpose or another person`() throws {
    #expect(throws: PasskeyError.wrongChallenge) { try desk.add(&phone, asked: .factor) }
    let sent = phone.made(for: desk.challenges.ask(.adding, of: desk.kitchen.cook.id))
    #expect(throws: PasskeyError.wrongChallenge) { try desk.add(sent) }
  }

  @Test mutating func `after ten minutes, or if the clock was set back`() throws {
    let sent = phone.made(for: desk.challenges.ask(.adding, of: desk.maya.id))
    desk.kitchen.clock.pass(seconds: 600)
    #expect(throws: PasskeyError.expired) { try desk.add(sent) }
    let later = phone.made(for: desk.challenges.ask(.adding, of: desk.maya.id))
    desk.kitchen.clock.pass(seconds: -61)
    #expect(throws: PasskeyError.expired) { try desk.add(later) }
  }

  @Test mutating func `if it is sent twice`() throws {
    let sent = phone.made(for: desk.challenges.ask(.adding, of: desk.maya.id))
    try desk.add(sent)
    _ = try desk.store.remove(try #require(try desk.store.all(of: desk.maya.id).first).id, of: desk.maya.id)

    #expect(throws: PasskeyError.answered) { try desk.add(sent) }
  }

  @Test(arguments: [
    "http://food.example", "https://food.example:8443", "https://evil.example", "https://food.example.evil.example",
  ])
  mutating func `if it comes from another origin`(origin: String) throws {
    phone.origin = origin
    #expect(throws: PasskeyError.wrongOrigin) { try desk.add(&phone) }
  }

  @Test mutating func `if it comes from a frame of another site`() throws {
    phone.isFramed = true
    #expect(throws: PasskeyError.crossOrigin) { try desk.add(&phone) }
  }

  @Test mutating func `if it is for another site`() throws {
    phone.party = "example"
    #expect(throws: PasskeyError.wrongParty) { try desk.add(&phone) }
  }

  @Test mutating func `if nobody was present`() throws {
    phone.flags = 4
    #expect(throws: PasskeyError.notPresent) { try desk.add(&phone) }
  }

  @Test mutating func `if its algorithm was not offered`() throws {
    // -9 is another COSE algorithm.
    phone.algorithm = 0x28
    #expect(throws: PasskeyError.wrongAlgorithm) { try desk.add(&phone) }
  }

  @Test(arguments: [513, 640, 1_000]) mutating func `if its key has more than 4,096 bits`(bytes: Int) throws {
    phone.modulus = Array(repeating: 0xC5, count: bytes)
    #expect(throws: PasskeyError.wrongAlgorithm) { try desk.add(&phone) }
  }

  @Test mutating func `by its challenge and site before its key is read`() throws {
    phone.modulus = Array(repeating: 0xC5, count: 640)
    #expect(throws: PasskeyError.wrongChallenge) { try desk.add(phone.made(for: "AAAA")) }
    phone.party = "example"
    #expect(throws: PasskeyError.wrongParty) { try desk.add(&phone) }
  }

  @Test mutating func `if it is already registered`() throws {
    try desk.add(&phone)
    #expect(throws: PasskeyError.known) { try desk.add(&phone) }
    #expect(try desk.store.all(of: desk.maya.id).count == 1)
  }

  @Test(arguments: ["", ".", "AAAA", "AAAA.AAAA", "A.A", "e30.oA", "e30.oA.oA"])
  func `if it is malformed`(sent: String) throws {
    #expect(throws: PasskeyError.malformed) { try desk.add(sent) }
  }

  @Test mutating func `if bytes are left over or missing`() throws {
    let sent = phone.made(for: desk.challenges.ask(.adding, of: desk.maya.id))
    #expect(throws: PasskeyError.malformed) { try desk.add(sent + "AA") }
    #expect(throws: PasskeyError.malformed) { try desk.add(String(sent.dropLast(4))) }
    // The extensions flag is set, and no extensions follow.
    phone.flags = 0x85
    #expect(throws: PasskeyError.malformed) { try desk.add(&phone) }
  }
}

@Suite struct `A passkey assertion is refused` {
  private let desk: PasskeyFixture
  private var phone = SoftPasskey()

  init() throws {
    desk = try PasskeyFixture()
    phone.count = 7
    try desk.add(&phone)
    phone.count = 8
  }

  @Test mutating func `if it answers another kind of request`() {
    phone.type = "webauthn.create"
    #expect(throws: PasskeyError.wrongType) { try desk.use(phone) }
  }

  @Test func `if its challenge is for another purpose or person, or is unknown`() {
    let maya = desk.maya.id
    #expect(throws: PasskeyError.wrongChallenge) { try desk.use(phone, to: desk.challenges.ask(.adding, of: maya)) }
    #expect(throws: PasskeyError.wrongChallenge) { try desk.use(phone, to: desk.challenges.ask(.signIn)) }
    #expect(throws: PasskeyError.wrongChallenge) { try desk.signIn(phone, to: desk.challenges.ask(.factor, of: maya)) }
    #expect(throws: PasskeyError.wrongChallenge) {
      try desk.use(phone, to: desk.challenges.ask(.factor, of: desk.kitchen.cook.id))
    }
    #expect(throws: PasskeyError.wrongChallenge) { try desk.use(phone, to: "AAAA") }
  }

  @Test func `after ten minutes`() {
    let challenge = desk.challenges.ask(.signIn)
    desk.kitchen.clock.pass(seconds: 600)
    #expect(throws: PasskeyError.expired) { try desk.signIn(phone, to: challenge) }
  }

  @Test mutating func `if it is sent twice`() throws {
    let challenge = desk.challenges.ask(.factor, of: desk.maya.id)
    try desk.use(phone, to: challenge)
    phone.count = 9
    #expect(throws: PasskeyError.answered) { try desk.use(phone, to: challenge) }
    #expect(try desk.kitchen.count("passkey_answered") == 2)
    desk.kitchen.clock.pass(seconds: 660)
    try desk.use(phone)
    #expect(try desk.kitchen.count("passkey_answered") == 1)
  }

  @Test mutating func `if it comes from another origin or frame, or is for another site`() {
    var other = phone
    other.origin = "https://evil.example"
    #expect(throws: PasskeyError.wrongOrigin) { try desk.use(other) }
    other = phone
    other.isFramed = true
    #expect(throws: PasskeyError.crossOrigin) { try desk.use(other) }
    other = phone
    other.party = "evil.example"
    #expect(throws: PasskeyError.wrongParty) { try desk.use(other) }
  }

  @Test mutating func `if nobody was present`() {
    phone.flags = 4
    #expect(throws: PasskeyError.notPresent) { try desk.use(phone) }
  }

  @Test mutating func `without user verification if no password was given`() throws {
    phone.flags = 1
    #expect(throws: PasskeyError.notVerified) { try desk.signIn(phone) }
    try desk.use(phone)
  }

  @Test mutating func `if the passkey is unknown or another person's`() throws {
    var unknown = phone
    unknown.id = [1, 2, 3]
    #expect(throws: PasskeyError.unknown) { try desk.signIn(unknown) }
    #expect(throws: PasskeyError.unknown) { try desk.use(unknown) }
    #expect(throws: PasskeyError.unknown) { try desk.use(phone, of: desk.kitchen.cook.id) }
  }

  @Test mutating func `if its user handle is not the person's, or is missing when no password was given`() throws {
    phone.user = Array("somebody else".utf8)
    #expect(throws: PasskeyError.wrongUser) { try desk.use(phone) }
    phone.user = nil
    #expect(throws: PasskeyError.wrongUser) { try desk.signIn(phone) }
    try desk.use(phone)
  }

  @Test mutating func `if its signature is wrong`() {
    phone.isForged = true
    #expect(throws: PasskeyError.wrongSignature) { try desk.use(phone) }
    #expect(throws: PasskeyError.wrongSignature) { try desk.signIn(phone) }
  }

  @Test(arguments: [0, 6, 7]) mutating func `if its counter does not increase`(count: UInt32) throws {
    phone.count = count
    #expect(throws: PasskeyError.countedBack) { try desk.use(phone) }
    phone.count = 8
    try desk.use(phone)
    #expect(throws: PasskeyError.countedBack) { try desk.use(phone) }
  }

  @Test func `but not if its counter stays zero`() throws {
    var key = SoftPasskey("key")
    try desk.add(&key)
    for _ in 1...3 { try desk.use(key) }
  }

  @Test(arguments: ["", "....", "AAAA.AAAA.AAAA.AAAA.", "AAAA.e30.AAAA.AAAA.AAAA.AAAA"])
  func `if it is malformed`(sent: String) {
    #expect(throws: PasskeyError.malformed) { try PasskeyAssertion(sent) }
  }
}

@Suite struct `The relying party of a passkey` {
  @Test(arguments: [
    ("food.example", true, "food.example"), ("food.example:8443", true, "food.example"),
    ("localhost:8080", false, "localhost"), ("tiffin.localhost", false, "tiffin.localhost"), ("nas", true, "nas"),
  ])
  func `is the host if browsers accept it`(host: String, isSecure: Bool, id: String) {
    #expect(RelyingParty(origin: "an origin", host: host, isSecure: isSecure)?.id == id)
  }

  @Test(arguments: [
    ("food.example", false), ("127.0.0.1", true), ("127.0.0.1:8080", false), ("[::1]:8080", true), ("", true),
  ])
  func `does not exist for an IP address or a host without HTTPS`(host: String, isSecure: Bool) {
    #expect(RelyingParty(origin: "an origin", host: host, isSecure: isSecure) == nil)
  }
}
