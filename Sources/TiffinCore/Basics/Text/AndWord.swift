/// The words for "and" in the languages in which recipes are read.
enum AndWord {
  /// The words in lower case without accents: English, German, French, Spanish, Italian, Dutch, Swedish, Danish and
  /// Polish.
  static let all: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "og", "i"]
}
