/// A token of an ingredient line.
struct IngredientLineToken {
  enum Kind: Equatable {
    /// Digits, possibly with a decimal separator, such as `200`, `1.5` or `1,5`.
    case number(Quantity)
    /// A character for a fraction, such as `½`.
    case fraction(Quantity)
    /// A word in lower case without accents.
    case word(String)
    /// Any other character, except for whitespace; or the first digit of a number that is too long, or is only zeros.
    case sign(Unicode.Scalar)
  }

  let kind: Kind
  let range: Range<String.Index>
  /// True if the token is not the first, and no whitespace precedes it.
  let isGlued: Bool

  var word: String? {
    if case .word(let word) = kind { word } else { nil }
  }

  var isNumber: Bool {
    switch kind {
    case .number, .fraction: true
    case .word, .sign: false
    }
  }

  func isSign(_ signs: [Unicode.Scalar]) -> Bool {
    if case .sign(let sign) = kind { signs.contains(sign) } else { false }
  }

  /// Hyphens and dashes as people type them.
  static let dashes: [Unicode.Scalar] = ["-", "\u{2010}", "\u{2011}", "–", "—", "−"]
  /// Characters between the two numbers of a fraction.
  static let slashes: [Unicode.Scalar] = ["/", "⁄", "∕"]
}
