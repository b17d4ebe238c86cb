/// An entry of `TIFFIN_FETCH_ALLOW` that is not a host and a port.
public struct FetchAllowlistError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The entry as written, without surrounding white space.
  public let entry: String

  /// A sentence for the server's administrator.
  public var description: String {
    "“\(entry)” is not a host and a port, such as recipes.lan:8080, 192.168.1.5:80 or [::1]:8080."
  }
}
