/// A JSON text as a value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As it is written, `12.50`: what it counts decides how exact it must be.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// A member of an object; nil for anything else, and where there is none.
  subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// A string, or a number as it is written.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// The elements of an array; anything else but null is one itself.
  var elements: [JSONValue] {
    switch self {
    case .array(let elements): elements
    case .null: []
    case .bool, .number, .string, .object: [self]
    }
  }
}
