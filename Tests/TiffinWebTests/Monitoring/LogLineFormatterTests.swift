import Foundation
import Logging
import Synchronization
import Testing

@testable import TiffinWeb

@Suite struct `A log line` {
  /// 2026-11-23 02:15:07.042 UTC.
  private static let moment = 1_795_400_107_042

  private func written(
    _ format: LogFormat, level: Logger.Level = .info, isForJournal: Bool = false, _ log: (Logger) -> Void
  ) -> String {
    let written = Written()
    let logger = Logger(label: "test") { _ in
      LineLogHandler(format, level: level, isForJournal: isForJournal, now: { Self.moment }, write: written.take)
    }
    log(logger)
    return written.text
  }

  @Test func `has time, level and message by default`() {
    let line = written(.text) { $0.info("listening on /run/tiffin.sock") }

    #expect(line == "2026-11-23T02:15:07.042Z info listening on /run/tiffin.sock\n")
  }

  @Test func `stays one line whatever it contains`() {
    let line = written(.text) { $0.error("broken: a\nb\r\u{1B}[31mc") }

    #expect(line == "2026-11-23T02:15:07.042Z error broken: a b  [31mc\n")
  }

  /// The numbers of syslog(3), as sd-daemon(3) uses them.
  @Test(arguments: [
    (Logger.Level.critical, "<2>"), (.error, "<3>"), (.warning, "<4>"), (.notice, "<5>"), (.info, "<6>"),
    (.debug, "<7>"),
  ])
  func `begins with its priority and has no time for systemd's journal`(
    level: Logger.Level, start: String
  ) {
    let line = written(.text, level: .trace, isForJournal: true) { $0.log(level: level, "hello") }

    #expect(line == "\(start)\(level.rawValue) hello\n")
  }

  @Test func `can be a JSON object`() throws {
    let line = written(.json, isForJournal: true) { $0.warning("a \"word\"\nand\u{1}") }

    #expect(line.hasPrefix("<4>{") && line.hasSuffix("}\n"))
    let read = try JSONSerialization.jsonObject(with: Data(line.dropFirst(3).utf8)) as? [String: String]
    #expect(read == ["time": "2026-11-23T02:15:07.042Z", "level": "warning", "message": "a \"word\"\nand\u{1}"])
  }

  @Test func `has named values for each request`() throws {
    let written = Written()
    let site = try Site(log: written.logger(.json))

    let answer = try site.get("meals?q=secret")

    let line = try #require(written.objects.first)
    #expect(line["event"] as? String == "request")
    #expect(line["request"] as? String == answer["X-Request-Id"])
    #expect(line["method"] as? String == "GET")
    #expect(line["path"] as? String == "/meals")
    #expect(line["status"] as? Int == 200)
    #expect(line["bytes"] as? Int == answer.body.count)
    #expect(line["ms"] is Double || line["ms"] is Int)
    #expect(!written.text.contains("secret"))
  }

  @Test func `is left out below the configured level`() {
    let line = written(.text, level: .warning) {
      $0.notice("not this")
      $0.warning("this")
    }

    #expect(line == "2026-11-23T02:15:07.042Z warning this\n")
  }
}

/// The output of a log.
final class Written: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  @Sendable func take(_ line: [UInt8]) { bytes.withLock { $0 += line } }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  /// The lines parsed as JSON objects.
  var objects: [[String: Any]] {
    text.split(separator: "\n").compactMap { line in
      try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
  }

  func logger(_ format: LogFormat) -> Logger {
    Logger(label: "test") { _ in
      LineLogHandler(format, level: .info, isForJournal: false, now: { 0 }, write: self.take)
    }
  }
}
