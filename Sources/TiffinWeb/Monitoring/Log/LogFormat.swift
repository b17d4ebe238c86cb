/// The format of the log's lines.
public enum LogFormat: String, CaseIterable, Sendable {
  /// Text for people: time, level, message.
  case text
  /// A JSON object with time, level and message, and the fields of the message by name.
  case json
}
