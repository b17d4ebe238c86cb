import FastCGI
import HTTPTypes
import Logging
import Platform
import TiffinCore

/// The log of requests: a line each with id, method, path, status, milliseconds and bytes, and another line if the
/// request was slow.
struct RequestLog: Sendable {
  let log: Logger
  /// The duration from which a request is slow; nil to log no slow requests.
  let slow: Duration?
  let metrics: Metrics

  func write(_ outcome: HTTPEntry.Outcome) {
    let line = RequestLogFields(outcome)
    let request = line.request
    log.info("\(line.sentence)", metadata: line.metadata)
    guard let slow, outcome.duration >= slow else { return }
    metrics.add(to: .slowRequests)
    let told = SlowRequestLogFields(request: line, tally: outcome.tally, waits: outcome.waits)
    log.warning("\(request.id) slow: \(request.method) \(request.path), \(told.sentence)", metadata: told.metadata)
  }

  /// Returns a duration in milliseconds with one decimal.
  static func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.inNanoseconds / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The log fields of an answered request.
private struct RequestLogFields: LogFields {
  let request: LoggedRequest
  let status: Int
  let duration: Duration
  let bytes: Int

  init(_ outcome: HTTPEntry.Outcome) {
    request = LoggedRequest(outcome.request)
    status = outcome.status.code
    duration = outcome.duration
    bytes = outcome.bytes
  }

  /// The message.
  var sentence: String {
    let time = RequestLog.milliseconds(duration)
    return "\(request.id) \(request.method) \(request.path) \(status) \(time) ms \(bytes) bytes"
  }

  var fields: [(name: String, value: JSONValue)] {
    [
      ("event", .string(LogEventKind.request.rawValue)), ("request", .string(request.id)),
      ("method", .string(request.method)), ("path", .string(request.path)), ("status", .number("\(status)")),
      ("ms", .number(RequestLog.milliseconds(duration))), ("bytes", .number("\(bytes)")),
    ]
  }
}

/// The log fields of a slow request, with the duration of its statements.
private struct SlowRequestLogFields: LogFields {
  let request: RequestLogFields
  let tally: StatementCounter
  let waits: WaitCounter

  /// The message. Statements contain no values, so they reveal no personal data.
  var sentence: String {
    let whole = "\(RequestLog.milliseconds(request.duration)) ms"
    let all = "\(tally.statements) statements \(Self.milliseconds(tally.nanoseconds)) ms"
    let waiting = "\(tally.writes) writes that waited \(Self.milliseconds(tally.nanosecondsWaited)) ms"
    let slowest = tally.slowest.map { "; \(Self.milliseconds($0.nanoseconds)) ms \(Self.short($0.sql))" }
    return "\(whole): \(all), \(waiting)\(others)\(slowest.joined())"
  }

  /// The time spent on what is not the database, if any.
  private var others: String {
    let names: [(WaitCounter.Kind, String)] = [
      (.turns, "waiting for turns"), (.pictures, "decoding pictures"), (.servers, "other servers"),
    ]
    // Below a tenth of a millisecond it would read 0.0.
    return names.filter { waits.nanoseconds($0.0) >= 100_000 }.map { kind, name in
      ", \(name) \(Self.milliseconds(waits.nanoseconds(kind))) ms"
    }.joined()
  }

  var fields: [(name: String, value: JSONValue)] {
    let slowest = tally.slowest.map { statement in
      JSONValue.object([
        "ms": .number(Self.milliseconds(statement.nanoseconds)), "sql": .string(Self.short(statement.sql)),
      ])
    }
    return [("event", .string(LogEventKind.slow.rawValue))] + request.fields.dropFirst() + [
      ("statements", .number("\(tally.statements)")),
      ("statements_ms", .number(Self.milliseconds(tally.nanoseconds))),
      ("write_wait_ms", .number(Self.milliseconds(tally.nanosecondsWaited))),
      ("turns_ms", .number(Self.milliseconds(waits.nanoseconds(.turns)))),
      ("pictures_ms", .number(Self.milliseconds(waits.nanoseconds(.pictures)))),
      ("servers_ms", .number(Self.milliseconds(waits.nanoseconds(.servers)))), ("slowest", .array(slowest)),
    ]
  }

  private static func milliseconds(_ nanoseconds: Int) -> String {
    RequestLog.milliseconds(.nanoseconds(nanoseconds))
  }

  /// Returns a statement on one line without indentation, shortened to 200 bytes.
  private static func short(_ sql: String) -> String {
    let words = sql.utf8.split { $0 == UInt8(ascii: " ") || $0 == .lineFeed }
    let text = Array(words.joined(separator: [UInt8(ascii: " ")]))
    return String(decoding: text.prefix(200), as: UTF8.self) + (text.count > 200 ? "…" : "")
  }
}
