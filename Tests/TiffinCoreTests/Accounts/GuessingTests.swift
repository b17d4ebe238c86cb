import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Somebody who guesses passwords` {
  @Test func `gets few tries from one address`() throws {
    let desk = try SignInFixture()
    let end = desk.clock.seconds + 86_400
    var tries = 0

    while desk.clock.seconds < end {
      try desk.failPatiently(1)
      tries += 1
    }

    #expect(tries < 130)
  }

  @Test func `gets few tries at a name from many addresses`() throws {
    let desk = try SignInFixture()
    let addresses = (1...40).map { "198.51.100.\($0)" }
    let end = desk.clock.seconds + 2 * 3_600
    var tries = 0

    while desk.clock.seconds < end {
      let waits = try addresses.map { try desk.wait("anna", from: $0) }
      for (address, wait) in zip(addresses, waits) where wait == 0 {
        guard try desk.wait("anna", from: address) == 0 else { continue }
        try desk.fail(1, "anna", from: address)
        tries += 1
      }
      desk.clock.pass(seconds: try addresses.map { try desk.wait("anna", from: $0) }.min() ?? 0)
    }

    // Three own tries of each address at once and one more in an hour, and 100 an hour of all together. Alone, each
    // address would have some 17.
    #expect(tries < 40 * (3 + 2) + 2 * 100 + 20)
  }

  @Test func `gets about 200 tries at a name in the first hour, from any number of addresses`() throws {
    let desk = try SignInFixture()
    let end = desk.clock.seconds + 3_600
    var tries = 0

    for number in 0..<4_000 where desk.clock.seconds < end {
      let address = "198.\(18 + number % 2).\(number / 250).\(1 + number % 250)"
      desk.clock.pass(seconds: try desk.wait("anna", from: address))
      try desk.fail(1, "anna", from: address)
      tries += 1
    }

    // A hundred are free, then 1, 2, 4 … 36 seconds each: some 100 in an hour.
    #expect(tries > 190 && tries < 210)
    #expect(try desk.wait("anna", from: "192.0.2.1") > 0)
    #expect(try desk.wait("anna", from: "192.0.2.1", on: .new(name: "anna", passwordHash: "$argon2id$…")) == 0)
  }

  @Test func `gets few tries at many names`() throws {
    let desk = try SignInFixture()
    let end = desk.clock.seconds + 3_600
    var tries = 0

    while desk.clock.seconds < end {
      try desk.failPatiently(1, "name \(tries)")
      tries += 1
    }

    #expect(tries < 20 + 7 + 60)
  }

  @Test func `counts as one address within an IPv6 /64 network`() throws {
    let desk = try SignInFixture()

    for number in 0..<8 { try desk.fail(1, from: "2001:db8:1:2:\(number)::\(number)") }

    #expect(try desk.wait(from: "2001:db8:1:2:ffff::1") == 4)
    #expect(try desk.wait(from: "2001:db8:1:3::1") == 0)
  }

  @Test func `is slowed down within a whole IPv6 /48 network`() throws {
    let desk = try SignInFixture()

    for number in 0..<104 { try desk.fail(1, "name \(number)", from: "2001:db8:1:\(String(number, radix: 16))::1") }

    #expect(try desk.wait("carol", from: "2001:db8:1:ffff::1") == 8)
    #expect(try desk.wait("carol", from: "2001:db8:2:ffff::1") == 0)
  }

  @Test func `gains nothing by signing in to their own account in between`() throws {
    let desk = try SignInFixture()

    for number in 0..<24 {
      try desk.fail(1, "name \(number)")
      try desk.throttle.succeeded(name: "mallory", address: "192.0.2.1")
    }

    #expect(try desk.wait("another name") == 8)
  }
}

@Suite struct `A person whose name somebody else tries` {
  /// A sign-in desk with failures from more addresses than it takes to give the name its longest wait.
  private func besieged() throws -> SignInFixture {
    let desk = try SignInFixture()
    for number in 1...30 { try desk.fail(from: "198.51.100.\(number)") }
    return desk
  }

  @Test func `signs in at once from an address that did not fail`() throws {
    let desk = try besieged()

    #expect(try desk.wait(from: "192.0.2.1") == 0)
  }

  @Test func `may mistype twice without a wait`() throws {
    let desk = try besieged()

    let waits = try (0..<3).map { _ in
      try desk.fail(from: "192.0.2.1")
      return try desk.wait(from: "192.0.2.1")
    }

    #expect(waits == [0, 0, 36])
  }

  @Test func `can try again without a wait an hour later`() throws {
    let desk = try besieged()
    try desk.fail(3, from: "192.0.2.1")

    desk.clock.pass(seconds: 3_600)
    try desk.fail(2, from: "198.51.100.1")

    #expect(try desk.wait(from: "192.0.2.1") == 0)
  }

  @Test func `does not wait on a device that has signed in before`() throws {
    let desk = try besieged()
    let device = KnownDevice.new(name: "anna", passwordHash: "$argon2id$…")
    try desk.fail(30, from: "192.0.2.1")

    let waits = try (0..<7).map { _ in
      try desk.fail(from: "192.0.2.1", on: device)
      return try desk.wait(from: "192.0.2.1", on: device)
    }

    #expect(waits == [0, 0, 0, 0, 0, 1, 2])
  }

  @Test func `starts from zero failures on a device after signing in there`() throws {
    let desk = try SignInFixture()
    let device = KnownDevice.new(name: "anna", passwordHash: "$argon2id$…")
    try desk.fail(8, on: device)

    try desk.throttle.succeeded(name: "anna", address: "192.0.2.1", device: device)

    #expect(try desk.wait(on: device) == 0)
    #expect(try desk.rows().isEmpty)
  }
}
