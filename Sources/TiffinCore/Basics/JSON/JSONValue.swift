/// The value of a JSON text.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As written, `12.50`: the reader of the value decides how exact it must be.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// A member of an object; nil for any other value, or if there is no such member.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// A string, or a number as written; nil for any other value.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// The elements of an array; none for null; any other value is its own only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    case .bool, .number, .string, .object: [self]
    }
  }
}
