/// What in `TIFFIN_FETCH_ALLOW` names no place.
public struct FetchAllowanceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// As it was written, without the blanks around it.
  public let entry: String

  /// A sentence for whoever runs the server.
  public var description: String {
    "“\(entry)” is not a host and a port, such as recipes.lan:8080, 192.168.1.5:80 or [::1]:8080."
  }
}
