import Platform

/// The proxies whose word about a visitor's address is believed.
public struct TrustedProxies: Equatable, Sendable {
  /// No proxy is believed: the visitor's address is that of the web server's client.
  public static let none = TrustedProxies(networks: [])

  private let networks: [AddressNetwork]

  private init(networks: [AddressNetwork]) {
    self.networks = networks
  }

  /// Parses `TIFFIN_TRUSTED_PROXY`: addresses and networks, separated by commas, such as `172.18.0.0/16, fd00::1`.
  ///
  /// - Throws: ``TrustedProxiesError`` at the first entry that is neither.
  public init(_ text: String) throws(TrustedProxiesError) {
    var networks: [AddressNetwork] = []
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let entry = String(decoding: part.filter { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
      if entry.isEmpty { continue }
      guard let network = AddressNetwork(entry) else { throw TrustedProxiesError(entry: entry) }
      networks.append(network)
    }
    self.init(networks: networks)
  }

  /// Returns the visitor's address: the last one that proxies have noted and that is no trusted proxy's.
  ///
  /// The headers are read from the right, since a visitor can write anything to the left of what a trusted proxy adds.
  /// If a request has both headers, one may be the visitor's own, which the proxy has passed on; they count only if
  /// they agree.
  /// - Parameters:
  ///   - remote: The address of the web server's client.
  ///   - forwardedFor: The header `X-Forwarded-For`; nil if there is none.
  ///   - forwarded: The header `Forwarded`; nil if there is none.
  func visitor(_ remote: String, forwardedFor: String?, forwarded: String?) -> String {
    guard !networks.isEmpty, holds(remote) else { return remote }
    let chains = [forwardedFor.map(ForwardedChain.init(forwardedFor:)), forwarded.map(ForwardedChain.init(forwarded:))]
    let found = chains.compactMap { $0 }.filter { !$0.addresses.isEmpty }.map { visitor(remote, $0) }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return remote }
    return first
  }

  private func visitor(_ remote: String, _ chain: ForwardedChain) -> String {
    var last = remote
    for address in chain.addresses.reversed() {
      // What is further left was noted before it, by nobody knows whom.
      guard let address else { return last }
      last = address
      guard holds(address) else { return address }
    }
    return last
  }

  private func holds(_ address: String) -> Bool {
    guard let bytes = AddressNetwork.bytes(address) else { return false }
    return networks.contains { $0.holds(bytes) }
  }
}

/// An entry of `TIFFIN_TRUSTED_PROXY` that is neither an address nor a network.
public struct TrustedProxiesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The entry without white space.
  public let entry: String

  /// A sentence for the server's administrator.
  public var description: String {
    "“\(entry)” is not an address or a network, such as 192.168.1.5, 172.18.0.0/16 or fd00::/8."
  }
}
