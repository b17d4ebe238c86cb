/// The value of a CBOR text, of the kinds that passkeys are written in.
enum CBORValue: Hashable, Sendable {
  case integer(Int)
  case bytes([UInt8])
  case text(String)
  case array([CBORValue])
  /// By numbers or texts.
  case map([CBORValue: CBORValue])
  case bool(Bool)
  case null

  /// A member of a map; nil for any other value, or if there is no such member.
  subscript(_ key: String) -> CBORValue? { member(.text(key)) }

  /// A member of a map; nil for any other value, or if there is no such member.
  subscript(_ key: Int) -> CBORValue? { member(.integer(key)) }

  private func member(_ key: CBORValue) -> CBORValue? {
    if case .map(let members) = self { members[key] } else { nil }
  }

  /// A number; nil for any other value.
  var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Bytes; nil for any other value.
  var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

  /// A text; nil for any other value.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
