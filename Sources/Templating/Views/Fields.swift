/// The names of a view.
public struct Fields<V>: ExpressibleByDictionaryLiteral, Sendable {
  private let byName: [String: Field<V>]

  /// Takes each name once; a name given twice is a programming error and stops the program.
  public init(dictionaryLiteral elements: (String, Field<V>)...) {
    byName = Dictionary(uniqueKeysWithValues: elements)
  }

  /// All names, sorted.
  public var names: [String] { byName.keys.sorted() }

  subscript(name: String) -> Field<V>? { byName[name] }
}
