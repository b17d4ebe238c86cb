/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as written, `12.50`, so that its reader decides about precision.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// Returns a member of an object; nil for any other value, or if there is no such member.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The string, or the number as written; nil for any other value.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// The elements of an array; empty for null; any other value is its own only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    case .bool, .number, .string, .object: [self]
    }
  }
}
