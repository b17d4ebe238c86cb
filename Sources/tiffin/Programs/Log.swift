import Logging

/// The program's log: standard error, one line per message.
enum Log {
  static let main = Logger(label: "tiffin") { StreamLogHandler.standardError(label: $0) }
}
