/// The fields of a view by their names.
public struct Fields<V>: ExpressibleByDictionaryLiteral, Sendable {
  private let byName: [String: Field<V>]

  /// Creates the fields. A name given twice is a programming error and stops the program.
  public init(dictionaryLiteral elements: (String, Field<V>)...) {
    self.init(elements)
  }

  private init(_ elements: [(String, Field<V>)]) {
    byName = Dictionary(uniqueKeysWithValues: elements)
  }

  /// Returns the fields with more added, for names that are computed from a list. No name may exist already.
  public func adding(_ others: [(String, Field<V>)]) -> Fields {
    Fields(byName.map { ($0.key, $0.value) } + others)
  }

  /// All names, sorted.
  public var names: [String] { byName.keys.sorted() }

  subscript(name: String) -> Field<V>? { byName[name] }
}
