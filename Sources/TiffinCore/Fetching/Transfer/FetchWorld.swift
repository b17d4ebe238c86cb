/// What is around the gateway. Tests make another one of it.
struct FetchWorld: Sendable {
  /// The addresses of a host, as texts; nil asks the name servers.
  var resolve: @Sendable (_ host: String) -> [String]? = { _ in nil }
  /// Whether anybody may look there.
  var isPublic: @Sendable (SocketAddress) -> Bool = { $0.isPublic }
}
