public import Logging
import Platform

/// A log handler that writes to standard error, one line per message.
public struct LineLogHandler: LogHandler {
  private let line: LogLineFormatter
  private let write: @Sendable ([UInt8]) -> Void
  private let now: @Sendable () -> Int
  /// The logger's metadata, which is not written: messages and their fields are complete without it.
  public var metadata: Logger.Metadata = [:]
  /// The lowest level that is written.
  public var logLevel: Logger.Level

  /// Creates a handler that writes in a format, with systemd's priorities if its journal reads the log.
  public init(_ format: LogFormat, level: Logger.Level) {
    self.init(
      format, level: level, isForJournal: StandardError.isJournal, now: SystemClock.milliseconds,
      write: StandardError.write)
  }

  init(
    _ format: LogFormat, level: Logger.Level, isForJournal: Bool, now: @escaping @Sendable () -> Int,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    line = LogLineFormatter(format: format, isForJournal: isForJournal)
    logLevel = level
    self.now = now
    self.write = write
  }

  /// Writes a message.
  public func log(event: LogEvent) {
    write(line.bytes(event, at: now()))
  }

  /// A value of the metadata, which is not written.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }
}
