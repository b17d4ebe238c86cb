import Logging
import TiffinCore

/// The conversion of log events to lines of bytes.
struct LogLineFormatter {
  /// The metadata key of ``LogFields``.
  static let fieldsKey = "fields"

  let format: LogFormat
  /// True if systemd's journal reads the line, which then begins with its priority. Text then has no time, because the
  /// journal adds it; JSON always has one.
  let isForJournal: Bool

  /// Returns the bytes of a line.
  ///
  /// - Parameter milliseconds: The time in milliseconds since 1970-01-01 00:00 UTC.
  func bytes(_ event: LogEvent, at milliseconds: Int) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(200)
    if isForJournal { line += "<\(event.level.priority)>".utf8 }
    switch format {
    case .text: writeText(event, milliseconds, to: &line)
    case .json: writeJSON(event, milliseconds, to: &line)
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private func writeText(_ event: LogEvent, _ milliseconds: Int, to line: inout [UInt8]) {
    if !isForJournal {
      line += Self.time(milliseconds).utf8
      line.append(UInt8(ascii: " "))
    }
    line += event.level.rawValue.utf8
    line.append(UInt8(ascii: " "))
    // A message may quote multi-line text of a library, so control characters are replaced by spaces.
    let message = event.message.description
    let start = line.count
    line += message.utf8
    for place in start..<line.count where line[place].isControl { line[place] = UInt8(ascii: " ") }
  }

  private func writeJSON(_ event: LogEvent, _ milliseconds: Int, to line: inout [UInt8]) {
    line += "{\"time\":\"".utf8
    line += Self.time(milliseconds).utf8
    Self.write("\",\"level\":", .string(event.level.rawValue), to: &line)
    Self.write(",\"message\":", .string(event.message.description), to: &line)
    for (name, value) in event.fields?.fields ?? [] { Self.write(",\"\(name)\":", value, to: &line) }
    line.append(UInt8(ascii: "}"))
  }

  private static func write(_ name: String, _ value: JSONValue, to line: inout [UInt8]) {
    line += name.utf8
    line += value.json.utf8
  }

  /// Returns a time such as `2026-11-23T02:15:00.123Z`.
  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1_000
    let moment = LocalDateTime(seconds: seconds)
    let rest = "\(padded(seconds % 60, 2)).\(padded(milliseconds % 1_000, 3))"
    return "\(moment.date.iso)T\(moment.time.iso):\(rest)Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}

extension Logger.Level {
  /// The priority of a level.
  ///
  /// - Source: syslog(3).
  fileprivate var priority: Int {
    switch self {
    case .trace, .debug: 7
    case .info: 6
    case .notice: 5
    case .warning: 4
    case .error: 3
    case .critical: 2
    }
  }
}
