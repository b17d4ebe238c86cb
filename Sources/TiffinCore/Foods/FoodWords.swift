/// The words by which a food is found, with markers for their weight.
struct FoodWords {
  /// The food's names in lower case without accents, for ``FoodScore``. Names are separated by `;`, their parts by `,`,
  /// words by spaces, and the forms of a word by `/`. A word after `~` has little weight, a word after `^` names only a
  /// kind of food, and a word after `!` is a brand.
  let key: String
  /// The words of all names without duplicates, in all their forms.
  let words: [String]

  /// Creates the words of a food.
  ///
  /// - Parameter others: Other names of the food.
  init(_ name: String, others: [String] = [], brand: String? = nil, barcode: String? = nil) {
    var words: Set<String> = []
    let branded = brand.map { "\(name), \($0)" }
    let names = ([name] + others + [branded, barcode].compactMap(\.self)).compactMap { Self.key(of: $0, &words) }
    key = names.joined(separator: ";")
    self.words = words.sorted()
  }

  /// Returns the words as text for the full-text index. Each word is prefixed with the ID of the household; 0 stands
  /// for a food from a food table.
  func text(of owner: Household.ID?) -> String {
    words.map { Self.word($0, owner) }.joined(separator: " ")
  }

  static func word(_ word: String, _ owner: Household.ID?) -> String { "\(owner?.number ?? 0)x\(word)" }

  private static func key(of name: String, _ words: inout Set<String>) -> String? {
    var parts: [String] = []
    for part in name.unicodeScalars.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "(" }) {
      let forms = SearchWords.of(String(part)).map(forms)
      if forms.isEmpty { continue }
      for form in forms { words.formUnion(form) }
      let brands = brands(String(part))
      parts.append(forms.map { marked($0, isBrand: brands.contains($0[0])) }.joined(separator: " "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  /// Returns the words that are written in capitals, which are brands in tables; empty unless one of these words has at
  /// least four letters.
  private static func brands(_ part: String) -> Set<String> {
    let capitals = part.split(separator: " ").filter { word in
      letters(word) >= 2 && !word.utf8.contains { (0x61...0x7A).contains($0) }
    }
    guard capitals.contains(where: { letters($0) >= 4 }) else { return [] }
    return Set(capitals.flatMap { SearchWords.of(String($0)) }.filter { $0.utf8.count > 1 }.map(EnglishSingular.of))
  }

  private static func letters(_ word: Substring) -> Int { word.utf8.count { (0x41...0x5A).contains($0) } }

  private static func marked(_ forms: [String], isBrand: Bool) -> String {
    let word = forms[0]
    if isBrand { return "!" + forms.joined(separator: "/") }
    let isPlain = plain.contains(word) || word.utf8.first.map { $0 < 0x3A } ?? false
    return (isPlain ? "~" : kinds.contains(word) ? "^" : "") + forms.joined(separator: "/")
  }

  /// Returns the forms of a word: its singular, the word itself, and British and American synonyms.
  static func forms(of word: String) -> [String] {
    let singular = EnglishSingular.of(word)
    var forms = singular == word ? [word] : [singular, word]
    for other in same[singular] ?? [] where !forms.contains(other) { forms.append(other) }
    return forms
  }

  /// Words that most foods of a kind have in common and that are rarely typed.
  private static let plain: Set<String> = [
    "raw", "fresh", "plain", "whole", "regular", "all", "type", "variety", "varieties", "commercial", "commercially",
    "prepared", "year", "round", "average", "and", "with", "without", "of", "the", "ripe", "mixed", "specie", "species",
    "kind", "cooking", "salad", "added", "vitamin", "d", "home", "homemade", "atlantic", "domesticated", "mature",
  ]

  /// Words that the USDA puts before a food's name.
  private static let kinds: Set<String> = [
    "spice", "fish", "nut", "seed", "cheese", "beverage", "crustacean", "mollusk", "cereal", "ready", "to", "eat",
    "snack", "alcoholic", "game", "meat", "leavening", "agent", "fast", "food", "restaurant", "sugar",
  ]

  private static let same: [String: [String]] = {
    var same: [String: [String]] = [:]
    for words in [
      ["eggplant", "aubergine"], ["zucchini", "courgette"], ["shrimp", "prawn"], ["cilantro", "coriander"],
      ["yogurt", "yoghurt"], ["beet", "beetroot"], ["arugula", "rocket"], ["rutabaga", "swede"],
      ["ground", "minced", "mince"], ["chili", "chilli", "chile"], ["canned", "tinned"], ["lasagna", "lasagne"],
      ["omelet", "omelette"], ["corn", "sweetcorn", "maize"], ["flavor", "flavour"], ["broiled", "grilled"],
      ["doughnut", "donut"], ["catsup", "ketchup"], ["pickle", "gherkin"], ["oatmeal", "porridge"],
      ["portabella", "portobello"], ["litchi", "lychee"], ["molasses", "treacle"], ["licorice", "liquorice"],
      ["pita", "pitta"], ["fiber", "fibre"], ["skim", "skimmed"], ["baked", "roasted"], ["hummus", "houmous"],
      ["jelly", "jam"], ["defatted", "fatfree"], ["veggie", "vegetable"], ["whiskey", "whisky"],
    ] {
      for word in words { same[word] = words }
    }
    return same
  }()
}
