import Logging
import Synchronization

/// A recorder of log lines.
final class LogRecorder: Sendable {
  private let recorded = Mutex<[String]>([])

  var lines: [String] { recorded.withLock { $0 } }

  var logger: Logger {
    Logger(label: "test") { _ in Handler(recorder: self) }
  }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    func log(event: LogEvent) {
      recorder.recorded.withLock { $0.append(event.message.description) }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
  }
}
