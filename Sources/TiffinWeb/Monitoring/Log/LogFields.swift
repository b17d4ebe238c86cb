import Logging
import TiffinCore

/// The contents of a log line as named fields, for programs that read the log.
protocol LogFields: CustomStringConvertible, Sendable {
  /// The names and values, in the order in which they are written.
  var fields: [(name: String, value: JSONValue)] { get }
}

extension LogFields {
  /// An empty string: the fields are not part of a text log.
  var description: String { "" }

  /// The fields as metadata for a logger. They are evaluated only if they are written.
  var metadata: Logger.Metadata { [LogLineFormatter.fieldsKey: .stringConvertible(self)] }
}

/// The kind of event in a line of the log.
enum LogEventKind: String {
  /// A request was answered.
  case request
  /// A request took at least as long as the limit for slow requests.
  case slow
  /// A visitor was refused, or may have tried to break in.
  case security
  /// A person signed in or out, changed an account or a household, or downloaded a backup.
  case account
  /// An error occurred.
  case error
}
