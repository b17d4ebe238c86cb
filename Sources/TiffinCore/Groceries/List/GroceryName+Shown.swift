extension GroceryName {
  /// The name as shown on the list. It begins with a capital letter and has no other ones, unless they seem intended:
  /// "Basil Leaves" and "basil leaves" are shown in the same way.
  public var shown: String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    // A size in front is skipped: the name in a recipe's line "1 whole Chicken" is "whole Chicken".
    if words.count > 1, words.drop(while: { Self.sizes.contains($0) }).allSatisfy(Self.isTitled) {
      for index in words.indices.dropFirst() where !Self.properNames.contains(words[index].lowercased()) {
        words[index] = words[index].lowercased()
      }
    }
    guard let first = words.first, first == first.lowercased(), let letter = first.first, letter.isLetter else {
      return words.joined(separator: " ")
    }
    words[0] = String(letter).uppercased() + first.dropFirst()
    return words.joined(separator: " ")
  }

  /// Returns true if the word is written as in a title, such as `Basil` or `of`, or has no letters.
  private static func isTitled(_ word: String) -> Bool {
    guard let first = word.first else { return true }
    if small.contains(word) || !first.isLetter { return true }
    let rest = String(word.dropFirst())
    return first.isUppercase && rest == rest.lowercased()
  }

  private static let small: Set<String> = ["of", "and", "or", "the", "in", "with", "de", "la", "&"]

  private static let sizes: Set<String> = [
    "whole", "large", "medium", "small",
  ]

  private static let properNames: Set<String> = [
    "african", "american", "asian", "aleppo", "basque", "bolognese", "brazilian", "british", "bulgarian", "cajun",
    "canadian", "caribbean", "chinese", "cornish", "cuban", "danish", "dijon", "dutch", "egyptian", "english",
    "finnish",
    "french", "german", "greek", "hungarian", "indian", "irish", "israeli", "italian", "jamaican", "japanese", "jersey",
    "korean", "lebanese", "madras", "mexican", "moroccan", "norwegian", "persian", "polish", "portuguese", "russian",
    "scottish", "sichuan", "sicilian", "spanish", "swedish", "swiss", "syrian", "thai", "tunisian", "turkish", "tuscan",
    "vietnamese", "welsh", "worcestershire",
  ]
}
