import Cryptography

/// The data that an authenticator signs: the site, the presence and verification of a user, and the signature counter.
///
/// - Source: Web Authentication Level 2, 6.1.
struct AuthenticatorData: Sendable {
  /// A new passkey.
  struct Credential: Sendable {
    let id: [UInt8]
    /// The public key in COSE format.
    let key: [UInt8]
  }

  let partyHash: [UInt8]
  /// True if a user touched the device.
  let isPresent: Bool
  /// True if the device verified its user by fingerprint, face or PIN.
  let isVerified: Bool
  /// The signature counter; 0 if the authenticator does not count.
  let signCount: Int
  /// The new passkey; nil in answers.
  let credential: Credential?

  /// Parses authenticator data.
  ///
  /// - Throws: ``PasskeyError/malformed`` if they are not in the standard's format.
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

  /// Parses the passkey at the start of `rest` and removes it: 16 bytes for the device's model, the length of the
  /// credential ID in two bytes, the ID, and the key.
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

  /// Checks the site and the user's presence.
  ///
  /// - Parameter mustVerify: True if the device must have verified its user; presence is always required.
  /// - Throws: ``PasskeyError/wrongParty``, ``PasskeyError/notPresent`` or ``PasskeyError/notVerified``.
  func check(for party: RelyingParty, mustVerify: Bool) throws(PasskeyError) {
    guard Sodium.isEqual(partyHash, party.hash) else { throw .wrongParty }
    guard isPresent else { throw .notPresent }
    if mustVerify, !isVerified { throw .notVerified }
  }
}
