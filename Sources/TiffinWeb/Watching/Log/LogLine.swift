import Logging
import TiffinCore

/// A line of the log, as bytes.
struct LogLine {
  /// The name by which a logger is passed ``LogFields``.
  static let fieldsKey = "fields"

  let format: LogFormat
  /// True if systemd's journal reads the line: it begins with its priority, and the journal knows the time.
  let isForJournal: Bool

  /// - Parameter milliseconds: the moment, since 1970-01-01 00:00 UTC.
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
    // A message may quote what a library said: it stays one line all the same.
    line += event.message.description.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
  }

  private func writeJSON(_ event: LogEvent, _ milliseconds: Int, to line: inout [UInt8]) {
    Self.write("{\"time\":", .string(Self.time(milliseconds)), to: &line)
    Self.write(",\"level\":", .string(event.level.rawValue), to: &line)
    Self.write(",\"message\":", .string(event.message.description), to: &line)
    for (name, value) in event.fields?.fields ?? [] { Self.write(",\"\(name)\":", value, to: &line) }
    line.append(UInt8(ascii: "}"))
  }

  private static func write(_ name: String, _ value: JSONValue, to line: inout [UInt8]) {
    line += name.utf8
    line += value.json.utf8
  }

  /// As `2026-11-23T02:15:00.123Z`.
  private static func time(_ milliseconds: Int) -> String {
    let moment = LocalMoment(seconds: milliseconds / 1_000, offset: 0)
    let second = milliseconds / 1_000 % 60
    let thousandths = String(milliseconds % 1_000 + 1_000).dropFirst()
    return "\(moment.date.iso)T\(moment.time.iso):\(second < 10 ? "0" : "")\(second).\(thousandths)Z"
  }
}

extension Logger.Level {
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
