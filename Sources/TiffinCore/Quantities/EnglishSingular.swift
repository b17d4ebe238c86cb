/// Singulars of English plurals in recipes.
enum EnglishSingular {
  /// Returns the singular of a word in lower case without accents; the word itself if it is not a plural.
  static func of(_ word: String) -> String {
    if let known = irregular[word] { return known }
    guard word.utf8.count > 3, word.utf8.last == UInt8(ascii: "s"), !unchanged.contains(word) else { return word }
    for ending in ["ss", "us"] where word.hasSuffix(ending) { return word }
    if word.hasSuffix("ies"), word.utf8.count > 4, !["cookies", "brownies", "smoothies"].contains(word) {
      return word.dropLast(3) + "y"
    }
    for ending in ["oes", "ches", "shes", "xes", "sses", "zzes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// Words that look like plurals but are not, or that have no singular.
  private static let unchanged: Set<String> = [
    "molasses", "haggis", "cassis", "anis", "schnapps", "grits", "brussels", "pastis", "calvados",
  ]

  private static let irregular = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf", "knives": "knife", "shoes": "shoe",
    "sloes": "sloe", "aloes": "aloe", "roes": "roe", "chillies": "chilli", "chilies": "chili", "quiches": "quiche",
    "brioches": "brioche", "ganaches": "ganache", "axes": "axe", "pies": "pie", "geese": "goose",
    "calories": "calorie", "veggies": "veggie", "collies": "collie", "feet": "foot", "children": "child",
  ]
}
