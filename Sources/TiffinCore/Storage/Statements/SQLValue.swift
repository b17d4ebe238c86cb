/// A value for a statement's parameter.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case string(String)
  case blob([UInt8])

  /// Returns an integer; NULL for nil.
  public static func int(_ number: Int?) -> SQLValue { number.map(integer) ?? .null }
  /// Returns a text; NULL for nil.
  public static func text(_ text: String?) -> SQLValue { text.map(string) ?? .null }
  /// Returns 1 or 0.
  public static func flag(_ flag: Bool) -> SQLValue { .integer(flag ? 1 : 0) }
  /// Returns an ID; NULL for nil.
  public static func id<Of>(_ id: Identifier<Of>?) -> SQLValue { id.map { .integer(Int($0.number)) } ?? .null }
}
