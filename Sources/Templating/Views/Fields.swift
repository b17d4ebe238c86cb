/// The names of a view.
public struct Fields<V>: ExpressibleByDictionaryLiteral, Sendable {
  private let byName: [String: Field<V>]

  /// Takes each name once; a name given twice is a programming error and stops the program.
  public init(dictionaryLiteral elements: (String, Field<V>)...) {
    self.init(elements)
  }

  private init(_ elements: [(String, Field<V>)]) {
    byName = Dictionary(uniqueKeysWithValues: elements)
  }

  /// The names with more added, which follow from a list of what the view shows; none may be there already.
  public func adding(_ others: [(String, Field<V>)]) -> Fields {
    Fields(byName.map { ($0.key, $0.value) } + others)
  }

  /// All names, sorted.
  public var names: [String] { byName.keys.sorted() }

  subscript(name: String) -> Field<V>? { byName[name] }
}
