/// The gateway's environment, which tests replace.
struct FetchWorld: Sendable {
  /// The addresses of a host, as texts; nil asks the name servers.
  var resolve: @Sendable (_ host: String) -> [String]? = { _ in nil }
  /// True if the address may be fetched from by default.
  var isPublic: @Sendable (SocketAddress) -> Bool = { $0.isPublic }
}
