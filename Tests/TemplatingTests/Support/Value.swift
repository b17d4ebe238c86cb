@testable import Templating

/// Data with names that are unknown at compile time, as in the Mustache specification.
enum Value: Equatable {
  case null
  case flag(Bool)
  /// A number or a text, as it is printed.
  case text(String)
  case list([Value])
  case object([String: Value])

  var isShown: Bool {
    switch self {
    case .null, .flag(false): false
    case .list(let values): !values.isEmpty
    case .flag(true), .text, .object: true
    }
  }
}

/// A stack of values: one view type whose names are looked up while rendering, from the innermost value outwards.
struct Stack: View {
  let values: [Value]

  init(_ values: [Value]) {
    self.values = values
  }

  static let fields: Fields<Stack> = [:]

  static func field(_ name: String) -> Field<Stack>? {
    Field<Stack>(
      .dynamic,
      writer: ValueWriter { stack, out in if case .text(let text) = stack[name] { out.write(text) } },
      unescaped: ValueWriter { stack, out in if case .text(let text) = stack[name] { out.write(markup: text) } },
      condition: Condition { stack in stack[name].isShown },
      nested: Nested<Stack, Stack>(each: { stack, out, body in
        for inner in stack.section(name) { body(inner, &out) }
      })
    )
  }

  subscript(name: String) -> Value {
    if name == "." { return values.last ?? .null }
    let parts = name.split(separator: ".").map(String.init)
    let found = values.reversed().lazy.compactMap { $0.member(parts[0]) }.first ?? .null
    return parts.dropFirst().reduce(found) { $0.member($1) ?? .null }
  }

  private func section(_ name: String) -> [Stack] {
    let value = self[name]
    if case .list(let items) = value { return items.map { Stack(values + [$0]) } }
    return value.isShown ? [Stack(values + [value])] : []
  }
}

extension Value {
  fileprivate func member(_ name: String) -> Value? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}
