/// A search in the names and notes of meals: each of its words must occur there as a word or the beginning of a word.
///
/// Case, accents and punctuation are ignored.
public struct MealSearch: Hashable, Sendable {
  /// The maximum length of the text in bytes of UTF-8; the rest of a longer text is ignored.
  public static let limit = 200

  /// The maximum number of phrases; further ones are ignored.
  static let phraseLimit = 12

  /// The typed text without surrounding white space, cut to ``limit`` bytes.
  public let text: String
  /// The words of each part of the text between white space, without duplicates. The words of a part, such as the two
  /// of "l'olio", must follow each other in the meal. If there are no phrases, nothing matches.
  let phrases: [[String]]

  /// Parses a search; nil if the text is empty or only white space.
  public init?(_ typed: String) {
    text = Whitespace.trimmed(Self.beginning(of: Whitespace.trimmed(typed)))
    guard !text.isEmpty else { return nil }
    let phrases = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map {
      SearchWords.of(String($0))
    }
    var known: Set<[String]> = [[]]
    // Each phrase costs a lookup in the index, and more phrases are not needed to find a meal.
    self.phrases = Array(phrases.filter { known.insert($0).inserted }.prefix(Self.phraseLimit))
  }

  private static func beginning(of text: String) -> String {
    var beginning = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= limit else { break }
      beginning.append(scalar)
    }
    return String(beginning)
  }

  /// Compares byte for byte: Swift's own comparison treats é and e + ´ as equal.
  public static func == (one: MealSearch, other: MealSearch) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Hashes the compared bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
