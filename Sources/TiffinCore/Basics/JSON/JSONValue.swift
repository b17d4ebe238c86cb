/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as written, such as `12.50`, so that no digit is lost.
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

  /// The elements of an array; an empty array for null; an array of the value itself for any other value.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    case .bool, .number, .string, .object: [self]
    }
  }
}
