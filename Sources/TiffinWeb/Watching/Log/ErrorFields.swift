import Logging
import TiffinCore

/// The fields of a line about something that broke. The server's owner is told of it, too.
struct ErrorFields: LogFields {
  let kind: ErrorKind
  /// The request that broke; nil if it was none.
  let request: ShownRequest?

  init(_ kind: ErrorKind, _ request: Request? = nil) {
    self.kind = kind
    self.request = request.map(ShownRequest.init)
  }

  var fields: [(name: String, value: JSONValue)] {
    [("event", .string(LogEventKind.error.rawValue)), ("kind", .string(kind.rawValue))]
      + (request.map { [("request", .string($0.id))] } ?? [])
  }
}

/// The fields of a line about somebody who was refused.
struct RefusalFields: LogFields {
  let reason: AccessRefusal
  let request: ShownRequest

  var fields: [(name: String, value: JSONValue)] {
    [
      ("event", .string(LogEventKind.security.rawValue)), ("reason", .string(reason.label)),
      ("request", .string(request.id)), ("method", .string(request.method)), ("path", .string(request.path)),
      ("address", .string(request.address)),
    ]
  }
}

/// The fields of a line about an account.
struct AccountFields: LogFields {
  /// True if somebody may have tried to get in.
  let isRefused: Bool
  let request: ShownRequest

  var fields: [(name: String, value: JSONValue)] {
    let event = isRefused ? LogEventKind.security : .account
    return [
      ("event", .string(event.rawValue)), ("request", .string(request.id)), ("address", .string(request.address)),
    ]
  }
}
