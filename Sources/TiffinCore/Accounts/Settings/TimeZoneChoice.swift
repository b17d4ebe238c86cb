/// The clock that says what a person's "today" is.
public enum TimeZoneChoice: Hashable, Sendable {
  /// Nothing was chosen: the server's until then, and the browser's may be offered.
  case notChosen
  /// The server's, chosen.
  case server
  /// A name of the time zone database, as `Europe/London`. A server may not know it.
  case named(String)

  /// NULL, the word that no zone is called by, or the name.
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
