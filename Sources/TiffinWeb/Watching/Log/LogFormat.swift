/// The form of the log's lines.
public enum LogFormat: String, CaseIterable, Sendable {
  /// For people: time, level, message.
  case text
  /// An object in JSON, with the same and what the message says by names.
  case json
}
