/// Preparations before a name that do not matter in a shop, as in `melted butter` and `boiling water`.
extension IngredientLineParser {
  /// Skips one word of preparation before a name; returns false if there is none. Words for a form in which the
  /// ingredient is sold are not skipped, as in `chopped tomatoes` and `minced beef`.
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

  /// Skips several words of preparation separated by commas, as in `chopped, stemmed kale` and `thinly sliced, and
  /// peeled onion`; returns false if there are none.
  mutating func skipWorks() -> Bool {
    attempt { reader in
      let start = reader.index
      while reader.attempt({ $0.skipOneWork() && $0.skip(sign: [","]) ? true : nil }) != nil {}
      guard reader.index > start else { return nil }
      _ = reader.skip(["and", "or"])
      guard let word = reader.word(), reader.isParticiple(word) || Self.worked.contains(word) else { return nil }
      return reader.skipOneWork() ? true : nil
    } ?? false
  }

  private mutating func skipOneWork() -> Bool {
    if let word = word(), word.hasSuffix("ly") { index += 1 }
    guard let word = word(), isParticiple(word) || word == "torn",
      token(1)?.isGlued != true || token(1)?.isSign([","]) == true,
      !Self.sold.contains(word), !isSoldReady
    else { return false }
    index += 1
    return true
  }

  /// Participles for a form in which ingredients are sold.
  private static let sold: Set<String> = [
    "boned", "canned", "cured", "dried", "flavored", "flavoured", "reduced", "roasted", "salted", "smoked", "unsalted",
    "unsweetened", "unbleached", "mixed", "condensed", "evaporated", "pickled", "seasoned", "spiced", "aged", "red",
  ]

  /// True if the name contains an ingredient that is sold prepared in this way.
  private var isSoldReady: Bool {
    if let sold = Self.soldLike[word() ?? ""] { return hasInName(sold) }
    return hasInName(Self.soldReady)
  }

  private func hasInName(_ things: Set<String>) -> Bool {
    var place = 1
    while let word = word(place) {
      if things.contains(EnglishSingular.of(word)) { return true }
      place += 1
    }
    return false
  }

  private func isLastOfName(_ place: Int) -> Bool {
    var reader = self
    reader.index += place + 1
    return reader.isAtRemark || reader.token()?.isSign(["("]) == true
  }

  /// True if a preparation begins at this position after a name, such as `finely chopped`, `peeled and diced` or `cut
  /// into strips`.
  var isAtWork: Bool {
    guard let before = word(-1), !before.hasSuffix("ly"), !Self.joining.contains(before) else { return false }
    var reader = self
    var adverbs = 0
    while let word = reader.word(), word.hasSuffix("ly") || word == "very", adverbs < 3 {
      reader.index += 1
      adverbs += 1
    }
    guard let work = reader.word(), adverbs > 0 ? reader.isWorkWord(work) : Self.trailing.contains(work) else {
      return false
    }
    reader.index += 1
    return reader.isAtRemark || reader.token()?.isSign(["("]) == true || Self.behindWork.contains(reader.word() ?? "")
  }

  /// Returns true if a token is a word of preparation, such as `grated`.
  func isWork(at place: Int) -> Bool { Self.worked.contains(tokens[place].word ?? "") }

  private func isWorkWord(_ word: String) -> Bool {
    isParticiple(word) || Self.trailing.contains(word)
  }

  private static let joining: Set<String> = ["and", "or", "of", "with", "half", "very", "the"]
  private static let trailing: Set<String> = [
    "beaten", "chopped", "crumbled", "crushed", "cubed", "cut", "deseeded", "diced", "drained", "grated", "halved",
    "julienned", "mashed", "melted", "minced", "peeled", "quartered", "rinsed", "scrubbed", "sifted", "sliced",
    "softened", "squeezed", "thawed", "torn", "trimmed", "washed",
    // French, Spanish, Italian and German; `carne picada` and `queso rallado` are sold so.
    "hache", "hachee", "haches", "hachees", "emince", "emincee", "eminces", "emincees", "cisele", "ciselee", "ciseles",
    "ciselees",
    "rape", "rapee", "rapees", "ecrase", "ecrasee", "picado", "picados", "picaditos", "troceado", "troceada", "tritato",
    "tritati", "grattugiato", "gehackt", "gewurfelt", "gerieben", "gepresst", "geschalt",
  ]
  private static let behindWork: Set<String> = [
    "and", "or", "into", "in", "to", "up", "lengthwise", "lengthways", "crosswise", "fine", "finely", "small", "thin",
    "thinly", "if", "well",
  ]

  private static let worked: Set<String> = [
    "beaten", "chopped", "cracked", "crumbled", "crushed", "cubed", "diced", "grated", "halved", "julienned", "mashed",
    "melted", "minced", "peeled", "quartered", "shaved", "shredded", "sifted", "sliced", "softened", "stemmed",
    "strained", "toasted",
  ]
  private static let warmed: Set<String> = ["boiling", "cold", "cool", "hot", "lukewarm", "tepid", "warm"]
  private static let liquids: Set<String> = ["water", "milk", "broth", "stock", "butter", "cream"]
  /// Ingredients that are sold prepared in exactly this way, in the singular.
  private static let soldLike: [String: Set<String>] = [
    "toasted": ["oil", "nori", "muesli", "cracker", "crumb", "breadcrumb"],
    "crushed": ["tomato", "pineapple", "pepper", "flake", "ice", "chili", "chilli"],
    "shredded": ["wheat", "coconut", "mozzarella"], "cracked": ["wheat"],
  ]
  /// Ingredients that are sold prepared in several ways, in the singular.
  private static let soldReady: Set<String> = [
    "almond", "apricot", "bacon", "beef", "beetroot", "beet", "bread", "candied", "chicken", "chocolate", "coconut",
    "clam", "dried", "fish", "fruit", "ham", "hazelnut", "lamb", "loaf", "meat", "mince", "mixed", "nut", "olive",
    "peach", "peel", "pepperoni", "pickle", "pimiento", "pineapple", "pork", "prosciutto", "rice", "salmon", "salami",
    "sausage", "spinach", "tomato", "turkey", "veal", "wheat",
  ]
}
