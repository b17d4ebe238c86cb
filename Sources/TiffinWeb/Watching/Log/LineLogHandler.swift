public import Logging
import Platform

/// Writes the log to standard error, a line for each message.
public struct LineLogHandler: LogHandler {
  private let line: LogLine
  private let write: @Sendable ([UInt8]) -> Void
  private let now: @Sendable () -> Int
  /// Not written; messages and their fields say all.
  public var metadata: Logger.Metadata = [:]
  /// The least level that is written.
  public var logLevel: Logger.Level

  /// Writes in that form, with systemd's priorities where its journal reads.
  public init(_ format: LogFormat, level: Logger.Level) {
    self.init(
      format, level: level, isForJournal: StandardError.isJournal, now: SystemClock.milliseconds,
      write: StandardError.write)
  }

  init(
    _ format: LogFormat, level: Logger.Level, isForJournal: Bool, now: @escaping @Sendable () -> Int,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    line = LogLine(format: format, isForJournal: isForJournal)
    logLevel = level
    self.now = now
    self.write = write
  }

  /// Writes one message.
  public func log(event: LogEvent) {
    write(line.bytes(event, at: now()))
  }

  /// A value that is not written.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
}
