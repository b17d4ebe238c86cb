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

  private func answer(to vector: PasskeyVector, signature: [UInt8]? = nil) throws -> PasskeyAnswer {
    try PasskeyAnswer(
      id: Hex.bytes(vector.id), clientData: Hex.bytes(vector.get.clientData),
      authenticatorData: Hex.bytes(vector.get.authenticator),
      signature: signature ?? Hex.bytes(vector.get.signature), user: nil)
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
