/// The thing to buy that a name means: the same for "large whole eggs" and "egg", for "pure vanilla extract" and
/// "vanilla", but not for "lemon" and "lemon juice".
///
/// Words about size, quality and the cook's work are left out, countries' different words are one, and what remains is
/// compared.
struct GroceryThing: Hashable, Sendable {
  /// Equal for names of one thing: words in the singular, separated by blanks; empty if there are no words.
  let key: String
  /// The name without the words that do not matter in a shop: "basil leaves" for "packed fresh basil leaves".
  let name: String

  init(_ name: String) {
    self = Self.recent.answer(to: name, bytes: name.utf8.count) { text in
      let thing = Self(reading: text)
      // A shortened name must not be that of another thing.
      return thing.name == text || Self(reading: thing.name).key == thing.key ? thing : Self(key: thing.key, name: text)
    }
  }

  private init(key: String, name: String) {
    self.key = key
    self.name = name
  }

  private static let recent = Recent<String, GroceryThing>(limit: 32 * 1024)

  private init(reading name: String) {
    let tokens = name.split(whereSeparator: \.isWhitespace).map(String.init)
    let all = tokens.enumerated().flatMap { place, token in Self.words(of: token, at: place) }
    let said = GroceryWords(Self.withoutRemark(all)).reduced
    key = Self.common(said.map(\.text).joined(separator: " "), ofMany: all.last?.isPlural ?? false)
    let kept = Set(said.flatMap(\.tokens))
    let shown = kept.isEmpty ? name : tokens.indices.filter(kept.contains).map { tokens[$0] }.joined(separator: " ")
    self.name = Self.trimmed(shown)
  }

  /// Returns the key that stands for all names of a thing: only names that a cook exchanges without thinking.
  ///
  /// Pepper and peppercorns stay apart: whoever has no mill buys it ground.
  ///
  /// - Parameter isPlural: True if the name is in the plural: peppers are vegetables, pepper is a spice.
  private static func common(_ key: String, ofMany isPlural: Bool) -> String {
    if key == "pepper" || key == "capsicum" { return isPlural || key == "capsicum" ? "bell pepper" : "black pepper" }
    return KitchenTable.row(named: key)?.bought(as: key) ?? key
  }

  /// A word of a name.
  struct Word: Hashable {
    /// Folded, in the singular.
    var text: String
    /// The positions of the parts between blanks that it stands for.
    let tokens: ClosedRange<Int>
    var isPlural = false
  }

  /// Drops apostrophes, so that `goat's` is one word.
  private static func words(of token: String, at place: Int) -> [Word] {
    let scalars = token.unicodeScalars.filter { $0 != "'" && $0 != "’" }
    return Words.of(String(String.UnicodeScalarView(scalars))).map { word in
      let singular = Singular.of(word)
      return Word(text: singular, tokens: place...place, isPlural: singular != word)
    }
  }

  /// Cuts what the thing is for: `oil for frying`.
  private static func withoutRemark(_ words: [Word]) -> [Word] {
    let end = words.indices.first { $0 > 0 && remarks.contains(words[$0].text) } ?? words.endIndex
    return Array(words[..<end])
  }

  private static let remarks: Set<String> = [
    "for", "plus", "preferably", "such", "about", "including", "optional", "until", "per", "divided", "to",
  ]

  private static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let isOuter = { (scalar: Unicode.Scalar) in [",", ";", "*", "-", "–", "&"].contains(scalar) }
    guard let first = scalars.firstIndex(where: { !isOuter($0) }), let last = scalars.lastIndex(where: { !isOuter($0) })
    else { return name }
    return Blank.trimmed(String(scalars[first...last]))
  }
}
