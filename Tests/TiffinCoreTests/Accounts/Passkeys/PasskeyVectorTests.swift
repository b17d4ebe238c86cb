import TestSupport
import Testing

@testable import Cryptography
@testable import TiffinCore

@Suite struct `A passkey from the WebAuthn test vectors` {
  private static let vectors: [PasskeyVector] = [.es256, .selfAttested, .rs256, .ed25519]
  private let site: RelyingParty

  init() throws {
    site = try #require(RelyingParty(origin: "https://example.org", host: "example.org", isSecure: true))
  }

  @Test(arguments: vectors) func `is accepted, and its assertion too`(vector: PasskeyVector) throws {
    let new = try NewPasskey(
      clientData: Hex.bytes(vector.create.clientData), attestation: Hex.bytes(vector.create.attestation))
    try new.check(Hex.bytes(vector.create.challenge), for: site)
    #expect(new.id == Hex.bytes(vector.id) && new.algorithm == vector.algorithm && new.signCount == 0)

    let answer = try answer(to: vector)

    let passkey = new.stored()
    #expect(try answer.check(Hex.bytes(vector.get.challenge), for: site, by: [passkey], mustVerify: false) == passkey)
  }

  @Test(arguments: vectors) func `is refused if a bit of the signature is flipped`(vector: PasskeyVector) throws {
    let new = try NewPasskey(
      clientData: Hex.bytes(vector.create.clientData), attestation: Hex.bytes(vector.create.attestation))
    var signature = Hex.bytes(vector.get.signature)
    signature[signature.count - 1] ^= 1
    let answer = try answer(to: vector, signature: signature)

    #expect(throws: PasskeyError.wrongSignature) {
      try answer.check(Hex.bytes(vector.get.challenge), for: site, by: [new.stored()], mustVerify: false)
    }
  }

  @Test func `is refused if it was made in another site's frame`() throws {
    let framed = PasskeyVector.framed
    let new = try NewPasskey(clientData: Hex.bytes(framed.clientData), attestation: Hex.bytes(framed.attestation))

    #expect(throws: PasskeyError.crossOrigin) { try new.check(Hex.bytes(framed.challenge), for: site) }
  }

  @Test func `is refused with another passkey's key`() throws {
    let other = try NewPasskey(
      clientData: Hex.bytes(PasskeyVector.selfAttested.create.clientData),
      attestation: Hex.bytes(PasskeyVector.selfAttested.create.attestation))
    let passkey = other.stored(as: Hex.bytes(PasskeyVector.es256.id))

    #expect(throws: PasskeyError.wrongSignature) {
      try answer(to: .es256).check(
        Hex.bytes(PasskeyVector.es256.get.challenge), for: site, by: [passkey], mustVerify: false)
    }
  }

  private func answer(to vector: PasskeyVector, signature: [UInt8]? = nil) throws -> PasskeyAssertion {
    try PasskeyAssertion(
      id: Hex.bytes(vector.id), clientData: Hex.bytes(vector.get.clientData),
      authenticatorData: Hex.bytes(vector.get.authenticator),
      signature: signature ?? Hex.bytes(vector.get.signature), user: nil)
  }
}

@Suite struct `An RSA key of a passkey` {
  /// Writes a key with that modulus in COSE's form: kind 3 (RSA), RS256, and 65,537.
  private func cose(_ modulus: [UInt8]) -> [UInt8] {
    let length = [UInt8(modulus.count >> 8), UInt8(modulus.count & 0xFF)]
    return [0xA4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59] + length + modulus + [0x21, 0x43, 0x01, 0x00, 0x01]
  }

  /// A number of so many bits that no prime below 20,000 divides, if it ends in that byte.
  private func modulus(bits: Int, endingIn last: UInt8) -> [UInt8] {
    let count = (bits + 7) / 8
    return [1 << UInt8((bits - 1) % 8)] + [UInt8](repeating: 0xA5, count: count - 2) + [last]
  }

  @Test(arguments: [(2_048, 0x15), (3_072, 0x15), (4_095, 0x1B), (4_096, 0x09)])
  func `may have 2,048 to 4,096 bits`(bits: Int, last: UInt8) throws {
    #expect(try PasskeyPublicKey(cose(modulus(bits: bits, endingIn: last))).algorithm == .rs256)
  }

  @Test(arguments: [(2_040, 0x0B), (4_097, 0x01), (4_104, 0x15), (8_192, 0x15)])
  func `is refused with fewer than 2,048 or more than 4,096 bits`(bits: Int, last: UInt8) {
    #expect(throws: PasskeyError.wrongAlgorithm) { try PasskeyPublicKey(cose(modulus(bits: bits, endingIn: last))) }
  }
}

enum Hex {
  static func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}

extension NewPasskey {
  /// The passkey as the store returns it.
  func stored(as id: [UInt8]? = nil) -> Passkey {
    Passkey(
      id: Passkey.ID(1), credential: id ?? self.id, user: user, key: key, signCount: signCount, name: .unnamed,
      added: 0, used: nil)
  }
}
