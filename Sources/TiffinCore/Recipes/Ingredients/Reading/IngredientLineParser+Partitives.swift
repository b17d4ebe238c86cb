/// Articles after a quantity.
extension IngredientLineParser {
  /// Skips articles after a quantity, such as `de`, `d'`, `de la`, `della` or `von`; returns false if there are none.
  /// Capitalised ones are part of a name, as in `Del Monte`.
  mutating func skipPartitives(before end: Int) -> Bool {
    let start = index
    while index < end, let word = word() {
      let isOf = word == "of" || Self.partitives.contains(word) && isLowercased
      let isArticle = index > start && Self.articles.contains(word) && isLowercased
      guard isOf || isArticle else { break }
      index += 1
    }
    if index >= end || word() == nil && token()?.isNumber != true { index = start }
    return index > start
  }

  /// Returns a text without "of" or "d'" at its beginning.
  static func withoutPartitive(_ text: String) -> String {
    var reader = IngredientLineParser(text)
    return reader.skipPartitives(before: reader.tokens.count)
      ? reader.text(reader.index..<reader.tokens.count) : text
  }

  var isLowercased: Bool {
    token().map { text.unicodeScalars[$0.range.lowerBound].properties.isLowercase } ?? false
  }

  private static let partitives: Set<String> = [
    "de", "d'", "du", "des", "von", "vom", "di", "del", "dello", "della", "dell'", "dei", "degli", "delle", "van", "av",
    "af",
  ]
  private static let articles: Set<String> = ["la", "las", "los", "le", "les", "l'", "el", "lo", "het", "dem", "der"]
}
