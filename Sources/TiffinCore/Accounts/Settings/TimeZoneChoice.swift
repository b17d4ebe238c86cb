/// The time zone that decides which day is "today" for a person.
public enum TimeZoneChoice: Hashable, Sendable {
  /// No choice yet: the server's time zone is used, and the browser's may be offered.
  case notChosen
  /// The server's time zone, by choice.
  case server
  /// A name in the time zone database, such as `Europe/London`, which a server may not know.
  case named(String)

  /// Reads a stored value: NULL, the word "server", or a name.
  init(stored text: String?) {
    switch text {
    case nil: self = .notChosen
    case "server": self = .server
    case let name?: self = .named(name)
    }
  }

  var stored: String? {
    switch self {
    case .notChosen: nil
    case .server: "server"
    case .named(let name): name
    }
  }
}
