import Logging
import TiffinCore

/// A log handler that counts events in the metrics, records errors for the server's owner, and passes events on to
/// another handler.
struct MonitoringLogHandler: LogHandler {
  private var handler: any LogHandler
  private let metrics: Metrics
  private let book: RecentErrors
  private let clock: Clock

  init(_ handler: any LogHandler, _ metrics: Metrics, _ book: RecentErrors, _ clock: Clock) {
    self.handler = handler
    self.metrics = metrics
    self.book = book
    self.clock = clock
  }

  func log(event: LogEvent) {
    if event.level >= handler.logLevel { handler.log(event: event) }
    guard event.level >= .notice else { return }
    switch event.fields {
    case let error as ErrorLogFields: record(error, event.level)
    case let refusal as RefusalLogFields: metrics.add(to: refusal.reason.counter)
    case let account as AccountLogFields where account.isRefused: metrics.add(to: .signInFailures)
    default: if event.level >= .error { record(ErrorLogFields(.other), event.level) }
    }
  }

  private func record(_ error: ErrorLogFields, _ level: Logger.Level) {
    if level >= .error { metrics.add(to: .errors) }
    if error.kind == .catalogue { metrics.add(to: .catalogueFailures) }
    book.record(error.kind, reference: error.request?.reference, at: clock.seconds())
  }

  var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue }
  }

  /// The lowest level that is handled. It is never above notice, because errors are recorded even if they are not
  /// written.
  var logLevel: Logger.Level {
    get { min(handler.logLevel, .notice) }
    set { handler.logLevel = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }
}

extension LogEvent {
  /// The event's named fields; nil if it has none.
  var fields: (any LogFields)? {
    guard case .stringConvertible(let value)? = metadata?[LogLineFormatter.fieldsKey] else { return nil }
    return value as? any LogFields
  }
}
