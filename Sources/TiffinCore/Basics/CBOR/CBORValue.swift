/// A CBOR value of the kinds that occur in passkeys.
enum CBORValue: Hashable, Sendable {
  case integer(Int)
  case bytes([UInt8])
  case text(String)
  case array([CBORValue])
  /// A map with numbers or texts as keys.
  case map([CBORValue: CBORValue])
  case bool(Bool)
  case null

  /// Returns a member of a map; nil for any other value, or if there is no such member.
  subscript(_ key: String) -> CBORValue? { member(.text(key)) }

  /// Returns a member of a map; nil for any other value, or if there is no such member.
  subscript(_ key: Int) -> CBORValue? { member(.integer(key)) }

  private func member(_ key: CBORValue) -> CBORValue? {
    if case .map(let members) = self { members[key] } else { nil }
  }

  /// The number; nil for a value of another kind.
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The bytes; nil for a value of another kind.
  var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

  /// The text; nil for a value of another kind.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
