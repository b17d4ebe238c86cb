extension JSONValue {
  /// The value as JSON, with names in ASCII order, so that equal values give equal text.
  ///
  /// It is safe inside a page's `<script>`: `<`, `>`, `&`, control characters and JavaScript's line separators are
  /// escaped.
  package var json: String {
    var json = ""
    write(to: &json)
    return json
  }

  private func write(to json: inout String) {
    switch self {
    case .null: json += "null"
    case .bool(let bool): json += bool ? "true" : "false"
    case .number(let text): json += text
    case .string(let text): Self.write(text, to: &json)
    case .array(let elements): Self.write("[", elements, "]", to: &json) { $1.write(to: &$0) }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write("{", sorted, "}", to: &json) { json, member in
        Self.write(member.key, to: &json)
        json += ":"
        member.value.write(to: &json)
      }
    }
  }

  private static func write<Item>(
    _ start: String, _ items: [Item], _ end: String, to json: inout String, _ write: (inout String, Item) -> Void
  ) {
    json += start
    for (index, item) in items.enumerated() {
      if index > 0 { json += "," }
      write(&json, item)
    }
    json += end
  }

  private static func write(_ text: String, to json: inout String) {
    json += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "<", ">", "&", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    json += "\""
  }
}
