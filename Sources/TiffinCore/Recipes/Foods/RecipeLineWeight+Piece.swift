/// Weights of counted pieces.
extension RecipeLineWeight {
  /// The grams of one piece in the size that the line states, otherwise of a medium one, or of the food itself; nil if
  /// they are unknown.
  var piece: Double? {
    if let crust = food?.name.text, crust.hasPrefix("Pie crust") {
      return said.isDisjoint(with: ["mini", "miniature", "tartlet", "individual", "small"]) ? Self.crust : Self.tartlet
    }
    // The USDA has portions for links of sausage and stalks of celery.
    let parts = said.union(said.contains("rib") ? ["stalk"] : []).union(["link"])
    if let found = portion(beginningWith: Self.named.intersection(parts)) { return found }
    if !said.isDisjoint(with: Self.smallThings), let small = Self.small.first(where: { said.contains($0.key) }) {
      return smallPiece(small.key, small.value)
    }
    if isOfCut, let piece = kind?.piece { return piece }
    if let zest { return zest }
    let usual = said.contains("egg") ? ["large", "medium"] : ["medium"]
    let sizes = ["large", "small", "medium"].filter(said.contains) + usual
    for size in sizes {
      if let found = portions.first(where: { $0.words.contains(size) && !$0.isPart }) { return found.grams }
    }
    let names = Set((food.map { SearchWords.of($0.name.text) } ?? []).map(EnglishSingular.of))
    let last = SearchWords.of(line.thing).last.map(EnglishSingular.of)
    if let thing = last.map({ $0 == "finger" ? "stick" : $0 }), !Self.parts.contains(thing) || names.contains(thing),
      let found = portion(beginningWith: [thing])
    {
      return found
    }
    // The portion of another animal's part does not apply: a breast is not a duck.
    let others = last.map(Self.animals.contains) == true ? [] : Self.animals
    if let found = portion(beginningWith: Self.wholes.union(names).subtracting(others)) { return found }
    return kind?.piece == nil ? portions.first { !$0.isPart && !$0.isServing }?.grams : nil
  }

  /// True if the line counts pieces of an animal, such as "8 chicken pieces" or "4 chicken tenders".
  private var isOfCut: Bool {
    SearchWords.of(line.name).map(EnglishSingular.of).contains {
      ["piece", "portion", "joint", "quarter", "tender", "tenderloin"].contains($0)
    }
  }

  /// The grams of the zest of one citrus fruit if the line uses nothing else of it; nil otherwise.
  ///
  /// A tablespoon of zest weighs 6 g, as the USDA states for lemon peel. A lemon has about one tablespoon, an orange
  /// two.
  private var zest: Double? {
    guard let fruit = Self.zested.first(where: { food?.name.text.hasPrefix($0.key) == true })?.value,
      !said.isDisjoint(with: ["zest", "zested", "rind", "peel"]), said.isDisjoint(with: Self.usesOfWhole)
    else { return nil }
    return fruit
  }

  private static let zested = ["Lemon": 6.0, "Lime": 4, "Orange": 12, "Grapefruit": 20, "Tangerine": 6]
  private static let usesOfWhole: Set<String> = [
    "juice", "juiced", "juicing", "segment", "flesh", "slice", "sliced", "chopped", "quartered", "wedge", "half",
    "halved", "peeled", "segmented", "squeezed",
  ]

  /// Returns the grams of a piece of a small variety: by the food's portion of that name, otherwise by the variety's
  /// typical values, otherwise `grams`, but not more than a usual piece.
  private func smallPiece(_ name: String, _ grams: Double) -> Double {
    if let found = portions.first(where: { $0.words.contains(name) && !$0.isPart }) { return found.grams }
    let whole = line.thing.utf8.split(separator: 0x20).last.flatMap {
      TypicalIngredientValues.named(String(Substring($0)))?.piece
    }
    if let own = kind?.piece, own != whole { return own }
    return min(grams, whole ?? grams)
  }

  /// The grams of small varieties of vegetables, estimated from what shops sell under these names.
  private static let small = [
    "cherry": 15.0, "grape": 10, "pearl": 8, "cocktail": 15, "baby": 25, "mini": 25, "miniature": 25, "new": 50,
  ]
  private static let smallThings: Set<String> = [
    "tomato", "onion", "potato", "carrot", "corn", "pepper", "cucumber", "eggplant", "aubergine", "zucchini",
    "courgette", "beet", "beetroot", "turnip", "artichoke", "squash", "leek", "choy", "choi", "cabbage", "parsnip",
  ]

  private func portion(beginningWith words: Set<String>) -> Double? {
    portions.first { $0.words.first.map(words.contains) ?? false }?.grams
  }

  /// The grams of a pie crust of nine inches, as sold.
  private static let crust = 225.0

  /// The estimated grams of a tartlet's crust of three inches.
  private static let tartlet = 30.0

  private static let animals: Set<String> = ["chicken", "duck", "goose", "turkey", "hen", "bird"]
  private static let named: Set<String> = ["stalk", "clove", "ear", "spear", "link", "patty", "sprig", "chop"]
  private static let wholes: Set<String> = ["fruit", "whole", "each", "piece", "unit", "item", "bird"]
}
