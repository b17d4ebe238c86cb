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
  /// - Throws: ``Refusal`` if one is invalid.
  static func requireSettings() throws(Refusal) {
    _ = try level
    _ = try format
  }

  private static var format: LogFormat {
    get throws(Refusal) {
      guard let text = Setting.variable("TIFFIN_LOG") else { return .text }
      guard let format = LogFormat(rawValue: text) else {
        throw Refusal("TIFFIN_LOG must be text or json.", .configuration)
      }
      return format
    }
  }

  private static var level: Logger.Level {
    get throws(Refusal) {
      guard let text = Setting.variable("TIFFIN_LOG_LEVEL") else { return .info }
      guard let level = Logger.Level(rawValue: text) else {
        let known = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal("TIFFIN_LOG_LEVEL must be one of \(known).", .configuration)
      }
      return level
    }
  }
}
