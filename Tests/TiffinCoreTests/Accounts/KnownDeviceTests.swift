import Testing

@testable import TiffinCore

@Suite struct `A device that has signed in before` {
  private let hash = "$argon2id$v=19$m=65536,t=2,p=1$salt$hash"

  @Test func `is recognised by its mark`() throws {
    let device = KnownDevice.new(name: "Anna", passwordHash: hash)

    let again = try #require(KnownDevice(device.mark, name: "anna", passwordHash: hash))

    #expect(again.id == device.id)
    #expect(device.mark.wholeMatch(of: /[A-Za-z0-9_-]{44}/) != nil)
  }

  @Test func `gets a different mark each time`() {
    let marks = Set((0..<100).map { _ in KnownDevice.new(name: "anna", passwordHash: hash).mark })

    #expect(marks.count == 100)
  }

  @Test func `is not recognised for another name or after a password change`() {
    let mark = KnownDevice.new(name: "anna", passwordHash: hash).mark

    #expect(KnownDevice(mark, name: "bob", passwordHash: hash) == nil)
    #expect(KnownDevice(mark, name: "anna", passwordHash: hash + "2") == nil)
    #expect(KnownDevice(mark, name: "anna", passwordHash: nil) == nil)
    #expect(KnownDevice(mark, name: "anna", passwordHash: "") == nil)
  }

  @Test func `has passed a second factor only if its mark names that factor`() throws {
    let mark = KnownDevice.new(name: "anna", passwordHash: hash, factorSince: 1_800_000_000).mark
    let plain = KnownDevice.new(name: "anna", passwordHash: hash).mark

    let known = try #require(KnownDevice(mark, name: "anna", passwordHash: hash))
    let before = try #require(KnownDevice(plain, name: "anna", passwordHash: hash))
    let forged = try #require(KnownDevice(plain + mark.suffix(22), name: "anna", passwordHash: hash))

    #expect(mark.wholeMatch(of: /[A-Za-z0-9_-]{66}/) != nil)
    #expect(known.hasPassed(factorSince: 1_800_000_000))
    #expect(!known.hasPassed(factorSince: 1_800_000_001))
    #expect(!before.hasPassed(factorSince: 1_800_000_000))
    #expect(!forged.hasPassed(factorSince: 1_800_000_000))
    #expect(KnownDevice(mark, name: "bob", passwordHash: hash) == nil)
  }

  @Test func `cannot be forged`() {
    let mark = KnownDevice.new(name: "anna", passwordHash: hash).mark
    let other = KnownDevice.new(name: "anna", passwordHash: hash).mark

    let wrong: [String] = [
      "", String(mark.prefix(22)), String(mark.dropLast()), mark + "A", String(mark.prefix(22) + other.suffix(22)),
      String(repeating: "A", count: 44), KnownDevice.new(name: "anna", passwordHash: "").mark,
    ]

    #expect(wrong.allSatisfy { KnownDevice($0, name: "anna", passwordHash: hash) == nil })
  }

  @Test func `is not recognised for a name without an account`() {
    let mark = KnownDevice.new(name: "nobody", passwordHash: "").mark

    #expect(KnownDevice(mark, name: "nobody", passwordHash: nil) == nil)
  }

  @Test func `hides its mark when it is printed`() {
    let device = KnownDevice.new(name: "anna", passwordHash: hash)
    var dumped = ""

    dump(device, to: &dumped)

    #expect("\(device)" == "KnownDevice")
    #expect(!dumped.contains(device.id))
  }
}
