/// The format of the log's lines.
public enum LogFormat: String, CaseIterable, Sendable {
  /// For people: time, level, message.
  case text
  /// A JSON object with time, level and message, and with the message's contents as named fields.
  case json
}
