import Logging

/// Where the program says what it does: standard error, a line each.
enum Log {
  static let main = Logger(label: "tiffin") { StreamLogHandler.standardError(label: $0) }
}
