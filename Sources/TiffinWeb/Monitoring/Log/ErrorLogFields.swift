import Logging
import TiffinCore

/// The log fields of an error, which is also reported to the server's owner.
struct ErrorLogFields: LogFields {
  let kind: ErrorKind
  /// The request that failed; nil for an error outside of requests.
  let request: LoggedRequest?

  init(_ kind: ErrorKind, _ request: Request? = nil) {
    self.kind = kind
    self.request = request.map(LoggedRequest.init)
  }

  var fields: [(name: String, value: JSONValue)] {
    [("event", .string(LogEventKind.error.rawValue)), ("kind", .string(kind.rawValue))]
      + (request.map { [("request", .string($0.id))] } ?? [])
  }
}

/// The log fields of a refused access.
struct RefusalLogFields: LogFields {
  let reason: AccessRefusal
  let request: LoggedRequest

  var fields: [(name: String, value: JSONValue)] {
    [
      ("event", .string(LogEventKind.security.rawValue)), ("reason", .string(reason.label)),
      ("request", .string(request.id)), ("method", .string(request.method)), ("path", .string(request.path)),
      ("address", .string(request.address)),
    ]
  }
}

/// The log fields of an account event.
struct AccountLogFields: LogFields {
  /// True if the event may be an attempt to break in.
  let isRefused: Bool
  let request: LoggedRequest

  var fields: [(name: String, value: JSONValue)] {
    let event = isRefused ? LogEventKind.security : .account
    return [
      ("event", .string(event.rawValue)), ("request", .string(request.id)), ("address", .string(request.address)),
    ]
  }
}
