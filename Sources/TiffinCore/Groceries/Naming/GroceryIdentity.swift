/// The identity of an item to buy: equal for "large whole eggs" and "egg", and for "pure vanilla extract" and
/// "vanilla", but different for "lemon" and "lemon juice".
///
/// Words for size, quality and preparation are removed, words of different countries are unified, and the remaining
/// words are compared.
struct GroceryIdentity: Hashable, Sendable {
  /// The key, equal for names of the same item: words in the singular, separated by spaces; empty if there are no
  /// words.
  let key: String
  /// The name without the words that do not matter in a shop, such as "basil leaves" for "packed fresh basil leaves".
  let name: String

  init(_ name: String) {
    self = Self.recent.answer(to: name, bytes: name.utf8.count) { text in
      let thing = Self(reading: text)
      // The full name is used if the shortened one would have another key.
      return thing.name == text || Self(reading: thing.name).key == thing.key ? thing : Self(key: thing.key, name: text)
    }
  }

  private init(key: String, name: String) {
    self.key = key
    self.name = name
  }

  private static let recent = ResultCache<String, GroceryIdentity>(limit: 32 * 1024)

  private init(reading name: String) {
    let tokens = name.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = tokens.enumerated().flatMap { place, token in Self.words(of: token, at: place) }
    let (said, forms) = GroceryWords(Self.withoutRemark(all)).reduced
    key = Self.common(said.map(\.text).joined(separator: " "), ofMany: all.last?.isPlural ?? false)
    let kept = Set((said + forms).flatMap(\.tokens))
    let shown = kept.isEmpty ? tokens : tokens.indices.filter(kept.contains).map { tokens[$0] }
    let isWhole = kept.isEmpty || shown.count == tokens.count
    self.name = Self.trimmed(isWhole ? name : Self.withoutCommas(shown).joined(separator: " "))
  }

  /// Returns the common key of all names of an item. Only names that are used interchangeably share one.
  ///
  /// Pepper and peppercorns have different keys: people without a mill buy ground pepper.
  ///
  /// - Parameter isPlural: True if the name is in the plural. "Peppers" are vegetables, "pepper" is a spice.
  private static func common(_ key: String, ofMany isPlural: Bool) -> String {
    if let full = short[key] { return full }
    if key == "pepper" || key == "capsicum" { return isPlural || key == "capsicum" ? "bell pepper" : "black pepper" }
    return KitchenTable.row(named: key)?.bought(as: key) ?? key
  }

  /// Names that people shorten, with the names of the things.
  private static let short = [
    "yolk": "egg yolk", "white": "egg white", "worcestershire": "worcestershire sauce", "dijon": "dijon mustard",
    "balsamic": "balsamic vinegar", "evoo": "extra virgin olive oil", "bicarb": "baking soda",
  ]

  /// A word of a name.
  struct Word: Hashable {
    /// The word in lower case without accents, and in the singular.
    var text: String
    /// The indices of the space-separated parts of the name that the word replaces.
    let tokens: ClosedRange<Int>
    var isPlural = false
  }

  /// Returns the words of a part of a name. Apostrophes are removed, so that `goat's` is one word.
  private static func words(of token: String, at place: Int) -> [Word] {
    let scalars = token.unicodeScalars.filter { $0 != "'" && $0 != "’" }
    return SearchWords.of(String(String.UnicodeScalarView(scalars))).map { word in
      let singular = EnglishSingular.of(word)
      return Word(text: singular, tokens: place...place, isPlural: singular != word)
    }
  }

  /// Returns the words without a remark at the end, such as the purpose in `oil for frying`.
  private static func withoutRemark(_ words: [Word]) -> [Word] {
    let end = words.indices.first { $0 > 0 && remarks.contains(words[$0].text) } ?? words.endIndex
    return Array(words[..<end])
  }

  private static let remarks: Set<String> = [
    "for", "plus", "preferably", "such", "about", "including", "optional", "until", "per", "divided", "to",
  ]

  /// Returns the remaining words of a name without the commas between its adjectives; a choice with "or" keeps its
  /// commas.
  private static func withoutCommas(_ tokens: [String]) -> [String] {
    if tokens.contains("or") { return tokens }
    return tokens.map { $0.utf8.last == UInt8(ascii: ",") ? String($0.dropLast()) : $0 }
  }

  private static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let isOuter = { (scalar: Unicode.Scalar) in [",", ";", "*", "-", "–", "&"].contains(scalar) }
    guard let first = scalars.firstIndex(where: { !isOuter($0) }), let last = scalars.lastIndex(where: { !isOuter($0) })
    else { return name }
    return Whitespace.trimmed(String(scalars[first...last]))
  }
}
