import TestSupport

extension SeededRandom {
  private static let words = [
    "1", "2", "½", "1/2", "0", "400", "999999999", "1.5", "1,5", "1,000", ".5", "/", "-", "–", "x", "×", "(", ")", ",",
    "+", "g", "kg",
    "cup", "tbsp", "oz", "tin", "cloves", "of", "a", "an", "the", "plus", "to", "or", "about", "juice", "zest", "and",
    "half", "large",
    "small", "garlic", "flour", "to taste", "for frying", "🍕", "é", "e\u{301}", "\u{0}", "\u{200B}", "\u{202E}", "\t",
    "\u{A0}", "\"", "'",
    "T", "t", ".", ":", ";", "%", "°", "٣", "١/٢", "dozen", "each",
    "4-", "to 5-pound", "cup-shaped", "generous", "scant", "boneless,", "skinless", " ,", "grams)", "(230", "in", "[ ]",
    "1\u{FE0F}\u{20E3}", "\u{600}", "1️⃣", "⁄", "finely chopped", "milliliters", "pinch",
  ]

  /// A line of up to twelve parts that ingredient lines contain, or should not.
  mutating func line() -> String {
    (0..<Int.random(in: 0...12, using: &self)).reduce("") { line, _ in
      line + (Self.words.randomElement(using: &self) ?? "") + (Bool.random(using: &self) ? " " : "")
    }
  }
}
