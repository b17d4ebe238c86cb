import Cryptography

/// What an authenticator says, and signs: for which site, whether somebody was there, and how often it was used.
///
/// - Source: Web Authentication Level 2, 6.1.
struct AuthenticatorData: Sendable {
  /// A passkey that was just made.
  struct Credential: Sendable {
    let id: [UInt8]
    /// In COSE's form.
    let key: [UInt8]
  }

  let partyHash: [UInt8]
  /// True if somebody touched the device.
  let isPresent: Bool
  /// True if the device made sure who it was, by a finger or a PIN.
  let isVerified: Bool
  /// 0 where the authenticator does not count.
  let signCount: Int
  /// Nil in answers.
  let credential: Credential?

  /// - Throws: ``PasskeyError/malformed``.
  init(_ bytes: [UInt8]) throws(PasskeyError) {
    guard bytes.count >= 37, bytes.count <= CBORReader.sizeLimit else { throw .malformed }
    partyHash = Array(bytes[..<32])
    let flags = bytes[32]
    isPresent = flags & 0x01 != 0
    isVerified = flags & 0x04 != 0
    signCount = bytes[33..<37].reduce(0) { $0 << 8 | Int($1) }
    var rest = bytes[37...]
    credential = flags & 0x40 != 0 ? try Self.credential(&rest) : nil
    if flags & 0x80 != 0 {
      guard case .map? = try? CBORReader.value(of: rest) else { throw .malformed }
    } else if !rest.isEmpty {
      throw .malformed
    }
  }

  /// Takes the passkey: 16 bytes that name the device's model, the id with its length, and the key.
  private static func credential(_ rest: inout ArraySlice<UInt8>) throws(PasskeyError) -> Credential {
    guard rest.count >= 18 else { throw .malformed }
    let model = rest.dropFirst(16)
    let count = model.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    let id = model.dropFirst(2).prefix(count)
    guard (1...Passkey.idLimit).contains(count), id.count == count else { throw .malformed }
    let behind = rest[id.endIndex...]
    guard let (_, keyCount) = try? CBORReader.prefix(of: behind) else { throw .malformed }
    rest = behind.dropFirst(keyCount)
    return Credential(id: Array(id), key: Array(behind.prefix(keyCount)))
  }

  /// - Parameter mustVerify: True if it has to be certain who holds the device, not only that somebody does.
  /// - Throws: ``PasskeyError`` unless it was made for that site, with somebody there.
  func check(for party: RelyingParty, mustVerify: Bool) throws(PasskeyError) {
    guard Sodium.isEqual(partyHash, party.hash) else { throw .wrongParty }
    guard isPresent else { throw .notPresent }
    if mustVerify, !isVerified { throw .notVerified }
  }
}
