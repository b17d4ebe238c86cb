import Cryptography

/// The site that passkeys are made for.
public struct RelyingParty: Equatable, Sendable {
  /// The name by which authenticators know it: the host, without a port.
  public let id: String
  /// The address in front of its paths, as browsers write it: `https://food.example:8443`.
  public let origin: String

  /// Nil where browsers offer no passkeys: on pages that are not encrypted, unless they come from this very machine, and
  /// at addresses without a name.
  ///
  /// - Parameters:
  ///   - origin: Scheme, host and port, in lower case.
  ///   - host: The host with or without its port.
  ///   - isSecure: True for https.
  /// - Source: Web Authentication Level 2, 5.1.3, step 7; Secure Contexts, 3.1.
  public init?(origin: String, host: String, isSecure: Bool) {
    let name = String(decoding: host.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    let isHere = name == "localhost" || name.hasSuffix(".localhost")
    guard !name.isEmpty, !Self.isAddress(name), isSecure || isHere else { return nil }
    id = name
    self.origin = origin
  }

  /// SHA-256 of the id, by which an authenticator says for whom it answers.
  var hash: [UInt8] { Sodium.hash(Array(id.utf8)) }

  /// True for an IP address: one of version 6 begins with a bracket, and of one of version 4 the last part is a number.
  private static func isAddress(_ name: String) -> Bool {
    let last = name.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }
    return name.utf8.first == UInt8(ascii: "[")
      || last.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
