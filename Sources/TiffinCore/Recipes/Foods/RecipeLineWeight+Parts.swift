/// Weights of parts that a line counts, such as rings, slices and wedges.
extension RecipeLineWeight {
  /// The part that the line counts, such as "ring" in "12 pineapple rings"; nil if it counts whole pieces.
  var part: String? {
    let words = SearchWords.of(line.name).map(EnglishSingular.of)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if Self.pieces[last] != nil { return last }
    // "3 rings red onion", but neither "2 rounds pita bread" nor "1 round steak".
    let isCut = Self.cut.contains(last) && first != SearchWords.of(line.name).first
    return Self.pieces[first] != nil && (isCut || words[1] == "of") ? first : nil
  }

  /// Returns the grams of one part: by the food's own portions, otherwise as a fraction of the whole; nil if they are
  /// unknown.
  func one(_ part: String) -> Double? {
    guard let (names, share, usual) = Self.pieces[part] else { return nil }
    if isRind { return 2 }
    if let portion = portion(names) { return portion }
    if part == "stick", let stick = Self.sticks.first(where: { said.contains($0.key) }) { return stick.value }
    let whole = piece ?? kind?.piece
    if Self.discs.contains(part), let disc, let whole { return whole * disc }
    // A ring of a chilli or an olive weighs less than the usual ring.
    if let whole, whole > 0, share != nil || whole < usual { return whole * (share ?? 1) }
    return usual > 0 ? usual : nil
  }

  /// True if the line is a strip or twist of a fruit's rind, which counts as 2 g.
  var isRind: Bool {
    let isPeeled = !said.isDisjoint(with: ["zest", "peel", "rind", "twist"])
    return isPeeled && (food?.name.text).map { $0.contains("peel") || said.contains("twist") } ?? true
  }

  /// The weight of a slice as a fraction of the whole, by the shape of the ingredient; nil if its shape is unknown.
  ///
  /// These are estimates, for slices of 4 mm of long ingredients and of 8 mm of round ones.
  var disc: Double? {
    let thing = SearchWords.of(line.thing).map(EnglishSingular.of).last { Self.pieces[$0] == nil }
    return thing.flatMap { thing in Self.shapes.first { $0.things.contains(thing) }?.share }
  }

  /// The foods before which a part may be named without "of", as in "wedge lime".
  private static let cut: Set<String> = [
    "onion", "shallot", "pepper", "pineapple", "apple", "leek", "ginger", "olive", "chilli", "chile", "jalapeno",
    "tomato", "potato", "cucumber", "zucchini", "courgette", "carrot", "banana", "eggplant", "aubergine", "lemon",
    "lime", "orange", "avocado", "peach", "pear", "apricot",
  ]

  /// The grams of sticks as sold.
  ///
  /// - Source: portions of the USDA's Standard Reference, release 28, for string cheese; labels of surimi sticks.
  private static let sticks = ["cheese": 28.0, "mozzarella": 28, "crab": 17, "surimi": 17]

  private static let discs: Set<String> = ["round", "slice", "wheel", "ring", "disc", "disk", "coin"]
  private static let shapes: [(things: Set<String>, share: Double)] = [
    (["cucumber", "zucchini", "courgette", "carrot", "parsnip", "banana", "daikon"], 1 / 40),
    (["eggplant", "aubergine"], 1 / 20),
    (["lemon", "lime", "orange", "grapefruit", "egg", "kiwi", "beetroot", "beet"], 1 / 8),
  ]

  /// Parts with their names in the USDA's portions, their weight as a fraction of the whole (nil if it varies), and
  /// their usual grams (0 if they vary).
  ///
  /// The fractions and grams are estimates. Their main purpose is that a ring does not count as a whole pineapple.
  private static let pieces: [String: (names: [String], share: Double?, usual: Double)] = [
    "ring": (["ring", "slice"], 0.1, 15), "slice": (["slice"], 0.1, 20), "round": (["round", "slice"], 0.1, 15),
    "wedge": (["wedge"], 0.125, 10), "half": (["half"], 0.5, 0), "quarter": (["quarter"], 0.25, 0),
    "stick": (["stick", "strip", "stalk"], nil, 5), "strip": (["strip"], nil, 10), "segment": (["section"], 0.1, 8),
    "floret": (["floret"], nil, 11), "leaf": (["leaf"], nil, 1), "sprig": (["sprig"], nil, 1),
    "cube": (["cube"], nil, 10),
    "chunk": (["chunk"], nil, 15), "rasher": (["slice"], nil, 28), "shaving": ([], nil, 3), "ribbon": ([], nil, 5),
    "square": (["square"], nil, 10), "wheel": (["slice"], 0.1, 8), "twist": ([], nil, 2), "coin": ([], 0.1, 8),
    "disc": (["slice"], 0.1, 8), "disk": (["slice"], 0.1, 8),
  ]
}
