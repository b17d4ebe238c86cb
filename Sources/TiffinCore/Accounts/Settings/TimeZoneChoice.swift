/// The clock that decides which day is "today" for a person.
public enum TimeZoneChoice: Hashable, Sendable {
  /// No choice yet: the server's zone counts, and the browser's may be offered.
  case notChosen
  /// The server's zone, by choice.
  case server
  /// A name in the time zone database, such as `Europe/London`. A server may not know it.
  case named(String)

  /// Reads NULL, a word that is not the name of any zone, or a name.
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
