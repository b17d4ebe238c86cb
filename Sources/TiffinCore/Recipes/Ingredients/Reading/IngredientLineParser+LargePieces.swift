/// `gr.` for large pieces in German recipes, as against grams.
extension IngredientLineParser {
  /// True if `gr.` or `gr` at this position means large, as in `1 gr. Zwiebel`, and not grams, as in `250 gr. Mehl` and
  /// `5 gr Salz`.
  var isLarge: Bool {
    let hasPoint = token(1)?.isSign(["."]) == true && token(1)?.isGlued == true
    let first = hasPoint ? 2 : 1
    let noun = Self.colours.contains(word(first) ?? "") ? first + 1 : first
    guard let thing = word(noun), let token = token(noun),
      let count = self.token(-1).flatMap(Self.quantity), count <= Quantity(reducing: 12, 1)
    else { return false }
    if KitchenUnit(words: thing)?.dimension == .own { return true }
    guard text.unicodeScalars[token.range.lowerBound].properties.isUppercase else { return false }
    return hasPoint ? !Self.uncounted.contains(where: thing.hasSuffix) : Self.isCounted(thing)
  }

  /// Returns true if the ingredient is bought and used by the piece, such as `Zwiebeln` and `Knoblauchzehen`, but not
  /// `Mandeln`.
  static func isCounted(_ thing: String) -> Bool {
    if countedEndings.contains(where: thing.hasSuffix) { return true }
    let endings = ["", "n", "en", "e", "er", "s", "nen"]
    return endings.contains { ending in
      guard thing.hasSuffix(ending) else { return false }
      let word = String(thing.dropLast(ending.utf8.count))
      return (KitchenTable.row(named: word)?.figures?.piece ?? 0) >= leastPiece
    }
  }

  /// Endings of German nouns for ingredients that are counted, although the noun also names a spice (Paprika), or one
  /// piece is light (Zehe).
  private static let countedEndings = [
    "zehe", "zehen", "schote", "schoten", "paprika", "paprikas", "champignon", "champignons",
  ]

  /// The grams from which an ingredient is counted rather than weighed by single grams.
  private static let leastPiece = 30.0

  static func quantity(of token: IngredientLineToken) -> Quantity? {
    switch token.kind {
    case .number(let quantity), .fraction(let quantity): quantity
    case .word, .sign: nil
    }
  }

  /// Colours and other adjectives before ingredients that are counted.
  private static let colours: Set<String> = [
    "rote", "roter", "rotes", "grune", "gruner", "grunes", "gelbe", "gelber", "gelbes", "weiße", "weisse", "orange",
    "reife", "reifer", "mehlige", "festkochende",
  ]
  /// Endings of German and English nouns that are weighed and not counted.
  private static let uncounted = [
    "salz", "zucker", "mehl", "hefe", "pulver", "butter", "safran", "zimt", "pfeffer", "natron", "gelatine", "honig",
    "senf", "kakao", "speck", "schinken", "kase", "reis", "starke", "grieß", "griess", "sahne", "milch", "ol", "essig",
    "muskat", "salt", "sugar", "flour", "yeast", "powder", "saffron", "pepper",
  ]
}
