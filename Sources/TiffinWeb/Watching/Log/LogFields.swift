import Logging
import TiffinCore

/// What a line of the log says, once more by names, for programs that read it.
protocol LogFields: CustomStringConvertible, Sendable {
  /// Names with their values, in the order in which they are written.
  var fields: [(name: String, value: JSONValue)] { get }
}

extension LogFields {
  /// Not written where only messages are.
  var description: String { "" }

  /// The fields as they are passed to a logger. They are only made where they are written.
  var metadata: Logger.Metadata { [LogLine.fieldsKey: .stringConvertible(self)] }
}

/// What a line of the log is about.
enum LogEventKind: String {
  /// A request was answered.
  case request
  /// A request took long.
  case slow
  /// Somebody was refused, or tried to get in.
  case security
  /// An account or a household changed, or somebody signed in.
  case account
  /// Something broke.
  case error
}
