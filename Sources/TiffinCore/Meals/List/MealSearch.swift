/// What somebody looks for in the names and notes of meals: every word of it, each at least begun.
///
/// Case, accents and punctuation do not matter.
public struct MealSearch: Hashable, Sendable {
  /// The most bytes of UTF-8; what is typed beyond them is left out.
  public static let limit = 200

  /// The most pieces that are looked for; what is typed beyond them is left out.
  static let phraseLimit = 12

  /// As typed, without blanks around it.
  public let text: String
  /// For each piece between blanks its words, which follow each other: "l'olio" is two. None at all: nothing is found.
  let phrases: [[String]]

  /// Nil for blanks, which look for nothing.
  public init?(_ typed: String) {
    text = Blank.trimmed(Self.beginning(of: Blank.trimmed(typed)))
    guard !text.isEmpty else { return nil }
    let phrases = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { Words.of(String($0)) }
    var known: Set<[String]> = [[]]
    // Each one costs a look into the index: nobody remembers more of a meal.
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

  /// Byte for byte: Swift's own comparison takes é and e + ´ for the same.
  public static func == (one: MealSearch, other: MealSearch) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Byte for byte, as they are compared.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
