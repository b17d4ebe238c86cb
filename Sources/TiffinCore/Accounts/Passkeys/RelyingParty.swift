import Cryptography

/// The site that passkeys are made for.
public struct RelyingParty: Equatable, Sendable {
  /// The relying party ID by which authenticators identify the site: the host without a port.
  public let id: String
  /// The origin as browsers write it: `https://food.example:8443`.
  public let origin: String

  /// Creates a relying party; nil if browsers do not support passkeys there: without encryption, except on localhost,
  /// and at IP addresses.
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

  /// The SHA-256 hash of the ID, which authenticators include in their answers.
  var hash: [UInt8] { Sodium.hash(Array(id.utf8)) }

  /// Returns true if the name is an IP address: IPv6 begins with a bracket, and the last part of IPv4 is a number.
  private static func isAddress(_ name: String) -> Bool {
    let last = name.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }
    return name.utf8.first == UInt8(ascii: "[")
      || last.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
