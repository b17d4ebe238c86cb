/// The gateway's environment, which tests replace.
struct FetchEnvironment: Sendable {
  /// Returns the addresses of a host, as texts; nil to ask the name servers.
  var resolve: @Sendable (_ host: String) -> [String]? = { _ in nil }
  /// Returns true if the address may be fetched from by default.
  var isPublic: @Sendable (SocketAddress) -> Bool = { $0.isPublic }
}
