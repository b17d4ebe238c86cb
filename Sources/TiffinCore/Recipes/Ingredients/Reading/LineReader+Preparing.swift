/// What the cook does with an ingredient first: `melted butter`, `boiling water`. It is bought without.
extension LineReader {
  /// Skips one word of work in front of a name, unless shops sell it like that: `chopped tomatoes`, `minced beef`.
  mutating func skipWork() -> Bool {
    guard let word = word(), token(1)?.isGlued != true, let next = self.word(1) else { return false }
    if Self.warmed.contains(word) {
      guard Self.liquids.contains(next), isLastOfName(1) else { return false }
    } else {
      guard Self.worked.contains(word), !isSoldReady else { return false }
    }
    index += 1
    return true
  }

  /// True if one of the name's words is of something that is sold prepared.
  private var isSoldReady: Bool {
    var place = 1
    while let word = word(place) {
      if Self.soldReady.contains(Singular.of(word)) { return true }
      place += 1
    }
    return false
  }

  private func isLastOfName(_ place: Int) -> Bool {
    var reader = self
    reader.index += place + 1
    return reader.isAtRemark || reader.token()?.isSign(["("]) == true
  }

  private static let worked: Set<String> = [
    "beaten", "chopped", "cubed", "diced", "grated", "halved", "julienned", "melted", "minced", "peeled", "quartered",
    "sifted", "sliced", "softened",
  ]
  private static let warmed: Set<String> = ["boiling", "cold", "cool", "hot", "lukewarm", "tepid", "warm"]
  private static let liquids: Set<String> = ["water", "milk", "broth", "stock", "butter", "cream"]
  /// In the singular.
  private static let soldReady: Set<String> = [
    "almond", "apricot", "bacon", "beef", "beetroot", "beet", "bread", "candied", "chicken", "chocolate", "coconut",
    "clam", "dried", "fish", "fruit", "ham", "hazelnut", "lamb", "loaf", "meat", "mince", "mixed", "nut", "olive",
    "peach", "peel", "pepperoni", "pickle", "pimiento", "pineapple", "pork", "prosciutto", "rice", "salmon", "salami",
    "sausage", "spinach", "tomato", "turkey", "veal", "wheat",
  ]
}
