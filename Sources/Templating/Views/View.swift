/// The values of a page or a part of it. Their names are declared once; templates are checked against them when they
/// load.
///
/// ```swift
/// struct MealView: View {
///   let name: String
///   static let fields: Fields<MealView> = ["name": .text(\.name)]
/// }
/// ```
public protocol View: Sendable {
  /// All names that a template may use, and how they are written.
  static var fields: Fields<Self> { get }

  /// Returns the field of that name; nil if there is none. The default looks in ``fields``; only views whose names
  /// are not known in advance need another implementation.
  static func field(_ name: String) -> Field<Self>?

  /// All names, for spelling suggestions.
  static var names: [String] { get }
}

extension View {
  /// Looks the name up in ``fields``; `photo.id` is the field `id` of the view `photo`.
  public static func field(_ name: String) -> Field<Self>? { ownField(name) }

  /// The names of ``fields``.
  public static var names: [String] { fields.names }

  static func ownField(_ name: String) -> Field<Self>? {
    if let field = fields[name] { return field }
    let parts = name.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return fields[String(Substring(parts[0]))]?.nested?.field(String(Substring(parts[1])))
  }
}
