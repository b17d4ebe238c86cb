import Logging
import TiffinWeb

/// The program's log: standard error, one line per message.
enum Log {
  static let main: Logger = {
    // An invalid setting is refused by `requireSettings()`, which is reported in this log.
    let level = (try? Self.level) ?? .info
    let format = (try? Self.format) ?? .text
    return Logger(label: "tiffin") { _ in LineLogHandler(format, level: level) }
  }()

  /// Checks the settings of the log.
  ///
  /// - Throws: ``CommandError`` if one is invalid.
  static func requireSettings() throws(CommandError) {
    _ = try level
    _ = try format
  }

  private static var format: LogFormat {
    get throws(CommandError) {
      guard let text = Setting.variable("TIFFIN_LOG") else { return .text }
      guard let format = LogFormat(rawValue: text) else {
        throw CommandError("TIFFIN_LOG must be text or json.", .configuration)
      }
      return format
    }
  }

  private static var level: Logger.Level {
    get throws(CommandError) {
      guard let text = Setting.variable("TIFFIN_LOG_LEVEL") else { return .info }
      guard let level = Logger.Level(rawValue: text) else {
        let known = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError("TIFFIN_LOG_LEVEL must be one of \(known).", .configuration)
      }
      return level
    }
  }
}
