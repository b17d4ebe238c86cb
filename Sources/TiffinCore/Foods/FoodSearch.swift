/// A search for foods: words in any order, the last one perhaps only a beginning.
///
/// Case, accents, plurals and punctuation do not matter, nor does which side of the Atlantic a word is from.
public struct FoodSearch: Hashable, Sendable {
  /// The text as typed, without outer blanks.
  public let text: String
  /// Folded words.
  let words: [String]

  /// The most words; the rest is ignored.
  private static let limit = 6
  private static let little: Set<String> = ["of", "and", "with", "the", "a", "in", "or"]

  /// Nil for blanks, which search for nothing.
  public init?(_ typed: String) {
    guard let search = MealSearch(typed) else { return nil }
    text = search.text
    let all = Words.of(search.text)
    let telling = all.filter { !Self.little.contains($0) }
    words = Array((telling.isEmpty ? all : telling).prefix(Self.limit))
  }

  /// A pattern for the index.
  ///
  /// - Parameter owner: nil for foods of tables.
  func pattern(_ index: any WordIndex, of owner: Household.ID?) -> String {
    index.pattern(words.map { [FoodWords.word(Singular.of($0), owner)] })
  }
}

/// What a search found.
public struct FoundFoods: Sendable {
  /// The household's own, the best first.
  public let own: [Food]
  /// Foods of tables, the best first.
  public let tables: [Food]
  /// How many more of tables there are at least.
  public let more: Int
  /// The words that were searched instead, as nothing has the typed ones; nil for most.
  public var corrected: String?
}
