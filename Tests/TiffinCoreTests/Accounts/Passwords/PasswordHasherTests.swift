import TestSupport
import Testing

@testable import Cryptography
@testable import TiffinCore

@Suite struct `Password hashing` {
  private let hasher = PasswordHasher(cost: .minimum, slots: PasswordSlots(threads: 64))

  @Test func `uses 64 MiB and two passes of Argon2id`() throws {
    let hasher = PasswordHasher(slots: PasswordSlots(threads: 1))

    let hash = try hasher.hash(try Password("12 bananas", for: []))

    #expect(hash.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    #expect(hash.utf8.count < 128)
    #expect(try hasher.verify("12 bananas", against: hash) == .right(rehash: nil))
    #expect(try hasher.verify("13 bananas", against: hash) == .wrong)
  }

  @Test func `gives a different hash each time`() throws {
    let password = try Password("12 bananas", for: [])

    let hashes = Set(try (0..<3).map { _ in try hasher.hash(password) })

    #expect(hashes.count == 3)
    #expect(try hashes.allSatisfy { try hasher.verify("12 bananas", against: $0) == .right(rehash: nil) })
  }

  @Test(arguments: [
    "12 bananas ", " 12 bananas", "12 Bananas", "12 banana", "", "12 bananas\u{0}", "12 bananas\n", "12 banan\u{E1}s",
  ]) func `depends on every byte`(typed: String) throws {
    let hash = try hasher.hash(try Password("12 bananas", for: []))

    #expect(try hasher.verify(typed, against: hash) == .wrong)
  }

  @Test func `distinguishes Unicode forms that look the same`() throws {
    let hash = try hasher.hash(try Password("caf\u{E9} au lait", for: []))

    #expect(try hasher.verify("cafe\u{301} au lait", against: hash) == .wrong)
    #expect(try hasher.verify("caf\u{E9} au lait", against: hash) == .right(rehash: nil))
  }

  @Test func `uses the longest password completely`() throws {
    let longest = String(repeating: "🍕", count: 127)
    let hash = try hasher.hash(try Password(longest + "a", for: []))

    #expect(try hasher.verify(longest + "a", against: hash) == .right(rehash: nil))
    #expect(try hasher.verify(longest + "b", against: hash) == .wrong)
  }

  @Test func `rejects passwords that are too long to be chosen`() throws {
    let hash = try hasher.hash(try Password("12 bananas", for: []))

    #expect(try hasher.verify("12 bananas" + String(repeating: "a", count: 1_100), against: hash) == .wrong)
    #expect(try hasher.verify(String(repeating: "a", count: 1 << 20), against: nil) == .wrong)
  }

  @Test(arguments: [
    "", "nonsense", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$", String(repeating: "$", count: 200), "a\u{0}b",
  ]) func `rejects every password if the hash is malformed`(hash: String) throws {
    #expect(try hasher.verify("12 bananas", against: hash) == .wrong)
  }

  @Test func `gives a new hash when the cost has increased`() throws {
    let dearer = PasswordHasher(cost: PasswordCost(passes: 2, memory: 16_384), slots: PasswordSlots(threads: 1))
    let hash = try hasher.hash(try Password("12 bananas", for: []))

    let verification = try dearer.verify("12 bananas", against: hash)

    guard case .right(let rehash?) = verification else {
      Issue.record("\(verification)")
      return
    }
    #expect(rehash.hasPrefix("$argon2id$v=19$m=16,t=2,p=1$"))
    #expect(try dearer.verify("12 bananas", against: rehash) == .right(rehash: nil))
    #expect(try dearer.verify("13 bananas", against: hash) == .wrong)
  }

  @Test func `throws an error if it gets no memory`() throws {
    // More than any program can address.
    let greedy = PasswordHasher(cost: PasswordCost(passes: 1, memory: 1 << 50), slots: PasswordSlots(threads: 1))
    let password = try Password("12 bananas", for: [])
    let hash = try hasher.hash(password)

    #expect(throws: PasswordHasherError.noMemory) { try greedy.hash(password) }
    #expect(throws: PasswordHasherError.noMemory) { try greedy.verify("12 bananas", against: hash) }
  }
}

@Suite(.serialized) struct `Checking a password without an account` {
  private let cost = PasswordCost(passes: 1, memory: 4 << 20)

  @Test func `rejects the password`() throws {
    let hasher = PasswordHasher(cost: .minimum, slots: PasswordSlots(threads: 1))

    #expect(try hasher.verify("12 bananas", against: nil) == .wrong)
    #expect(try hasher.verify("", against: nil) == .wrong)
  }

  @Test func `uses a hash with the same cost`() throws {
    let argon2 = Argon2(cost: cost)
    let hash = try argon2.hash("12 bananas".utf8.map(CChar.init(bitPattern:)))

    let nobody = argon2.impossibleHash()

    #expect(nobody.split(separator: "$").map(\.utf8.count) == hash.split(separator: "$").map(\.utf8.count))
    #expect(nobody.split(separator: "$").dropLast(2) == hash.split(separator: "$").dropLast(2))
    #expect(!argon2.isOutdated(nobody))
  }

  @Test func `takes as long as with an account`() throws {
    let hasher = PasswordHasher(cost: cost, slots: PasswordSlots(threads: 1))
    let hash = try hasher.hash(try Password("12 bananas", for: []))
    let long = String(repeating: "a", count: 2_000)

    let seconds = try processorSeconds(of: [
      { _ = try hasher.verify("13 bananas", against: hash) },
      { _ = try hasher.verify("13 bananas", against: nil) },
      { _ = try hasher.verify(long, against: hash) },
    ])

    // Other tests share the caches; without hashing the ratio would be a hundredth.
    let (somebody, nobody, tooLong) = (seconds[0], seconds[1], seconds[2])
    #expect(somebody > 0)
    #expect(0.6...1.7 ~= nobody / somebody, "\(seconds)")
    #expect(0.6...1.7 ~= tooLong / somebody, "\(seconds)")
  }
}
