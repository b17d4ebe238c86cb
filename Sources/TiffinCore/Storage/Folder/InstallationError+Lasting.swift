extension InstallationError {
  /// True if a retry would fail in the same way until an administrator acts; false if the reason may pass by itself,
  /// such as a locked database, a full disk or a server that is starting.
  public var isLasting: Bool {
    switch self {
    // A server that is read-only may be a standby that is promoted soon.
    case .notBackedUp, .serverFull, .serverReadOnly: false
    case .store(let error): error.isLasting
    default: true
    }
  }
}

extension StoreError {
  fileprivate var isLasting: Bool {
    switch self {
    case .damaged, .readOnly: true
    // The file cannot be opened (SQLITE_CANTOPEN), or libpq cannot be loaded.
    case .failed(let reason): reason.hasPrefix("SQLite 14:") || reason.hasPrefix("libpq.so.5 ")
    case .unreachable(let reason): Self.isRefusal(reason)
    default: false
    }
  }

  /// Returns true if every server of the address refused the connection because of wrong settings. If one of several
  /// failed for another reason, it may accept connections soon.
  private static func isRefusal(_ reason: String) -> Bool {
    let answers = Array(reason.utf8).split(separator: Array("connection to server ".utf8))
    return answers.dropFirst(answers.count > 1 ? 1 : 0).allSatisfy { answer in
      refusals.contains { holds(answer, $0) }
    }
  }

  /// Returns true if a text has all parts of a phrase, in their order.
  private static func holds(_ text: ArraySlice<UInt8>, _ phrase: [String]) -> Bool {
    var rest = text
    for part in phrase {
      guard let found = rest.firstRange(of: Array(part.utf8)) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// The parts of PostgreSQL's and libpq's error messages about a wrong address or wrong settings of the server,
  /// without the names between the parts. A server with messages in another language counts as one that may accept
  /// connections later.
  /// - Source: PostgreSQL 17, src/backend/libpq/auth.c, src/backend/utils/init/postinit.c, src/interfaces/libpq.
  private static let refusals = [
    ["authentication failed for user"], ["no password supplied"], ["no pg_hba.conf entry for"],
    ["role \"", "\" does not exist"], ["role \"", "\" is not permitted to log in"],
    ["database \"", "\" does not exist"], ["database \"", "\" is not currently accepting connections"],
    ["permission denied for database"], ["invalid port number"], ["invalid sslmode value"],
    ["invalid connection option"], ["does not support SSL"], ["certificate verify failed"],
    ["certificate file \"", "\" does not exist"], ["does not match host name"],
  ]
}
