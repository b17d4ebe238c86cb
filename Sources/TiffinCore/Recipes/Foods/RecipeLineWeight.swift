/// The weight of a recipe's line: by the portions of its food, otherwise by the typical values of the ingredient.
///
/// - Source: portions of the USDA's Standard Reference, release 28; densities and pieces of ``TypicalIngredientValues``.
struct RecipeLineWeight {
  let line: IngredientLine
  let food: FoodContent?
  /// The typical values of the ingredient; nil if they are unknown.
  let kind: TypicalIngredientValues?
  /// The words of the whole line in the singular, with "ground" added for flour and meal.
  let said: Set<String>

  /// Creates the weight of a line.
  ///
  /// - Parameter food: The line's food; nil if none was found, in which case only typical values and the amount are
  ///   used.
  init(_ line: IngredientLine, of food: FoodContent?) {
    self.line = line
    self.food = food
    kind = TypicalIngredientValues.named(line.thing)
    let words = Set(SearchWords.of(line.text).map(EnglishSingular.of))
    said = words.isDisjoint(with: ["flour", "meal"]) ? words : words.union(["ground"])
  }

  /// The grams of the line, at the lower limit of a range; nil if they are unknown. A weight that the line states has
  /// precedence. Without a usable amount, oil and butter count as a spoonful, and anything else is unknown.
  var grams: Double? {
    if let stated { return stated }
    guard !line.measures.isEmpty else { return isFat ? spoon : nil }
    var sum = 0.0
    for measure in line.measures {
      guard let grams = grams(measure) else { return isFat ? spoon : hyphenated }
      sum += grams
    }
    return sum
  }

  /// True if the ingredient can count as having no nutrients where the line has no amount: a seasoning, a food of at
  /// most 60 kcal per 100 g, or one of which little is used, such as a garnish.
  var isLittle: Bool {
    let isSeasoning = kind?.kilocalories == 0 || food?.name.text.hasPrefix("Spices,") == true
    let isThin = food?.nutrients[.energy].map { $0 <= 60_000 } ?? false
    return isSeasoning || isThin || !said.isDisjoint(with: Self.sparing)
  }

  /// Words for uses that need little of an ingredient.
  private static let sparing: Set<String> = [
    "taste", "garnish", "garnishing", "decorate", "decoration", "dust", "dusting", "grease", "greasing", "brush",
    "brushing", "sprinkle", "sprinkling", "drizzle", "drizzling", "coating", "dipping", "larding", "needed", "required",
    "spray",
  ]

  private var isFat: Bool { kind?.isFat == true }

  /// The grams of fat if the line states no amount; nil if they are unknown.
  private var spoon: Double? { said.contains("spray") ? 2 : kind?.some }

  /// The grams of a hyphenated package, as in "1 15.5-ounce can"; nil for any other line.
  private var hyphenated: Double? {
    let words = line.text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
    let rest = IngredientLine(words.dropFirst().map { String(Substring($0)) }.joined(separator: " "))
    guard let measure = rest.measures.first, measure.unit != nil, let grams = grams(measure) else { return nil }
    return grams * (line.measures.first?.quantity.lower.value ?? 1)
  }

  func grams(_ measure: Measure) -> Double? {
    let count = measure.quantity.lower.value
    if let part, measure.unit == nil || measure.unit == .piece { return one(part).map { $0 * count } }
    guard let unit = measure.unit else { return piece.map { $0 * count } ?? kind?.grams([measure]) }
    if let content = measure.content { return count * content.quantity.value * size(of: content.unit) * drained }
    if unit.dimension == .mass { return count * unit.size.value * eaten }
    if unit.dimension == .volume { return count * size(of: unit) }
    if let portion = portion(Self.words[unit] ?? [unit.rawValue]) { return count * portion }
    if isRind || disc != nil, let one = one(unit.rawValue) { return count * one }
    return kind?.grams([measure])
  }

  /// The edible fraction of an ingredient that is weighed with its bones or leaves; 1 for others, and for counted
  /// pieces, whose weights are without bones and leaves.
  ///
  /// The fractions are estimates. Their main purpose is that bones do not count as meat.
  private var eaten: Double {
    guard said.isDisjoint(with: ["boneless", "skinless", "boned", "cooked", "fillet"]), let name = food?.name.text
    else { return 1 }
    return Self.refuse.first { name.hasPrefix($0.key) }?.value ?? 1
  }

  private static let refuse = [
    "Chicken, broilers or fryers, meat and skin": 0.7, "Chicken, broilers or fryers, thigh, meat and skin": 0.8,
    "Chicken, broilers or fryers, drumstick": 0.67, "Chicken, broilers or fryers, leg": 0.73,
    "Chicken, broilers or fryers, wing": 0.55, "Turkey, whole": 0.7, "Duck, domesticated, meat and skin": 0.7,
    "Pork, fresh, spareribs": 0.7, "Artichokes": 0.4,
  ]

  /// The fraction of a tin's weight that is counted: 0.6 for pulses and drained foods, as 240 g of the usual 400 g
  /// remain; 1 for other foods.
  var drained: Double {
    food.map { SearchWords.of($0.name.text).contains("drained") || kind?.isPulse == true } == true ? 0.6 : 1
  }

  /// Returns the grams of one unit of mass or volume.
  private func size(of unit: KitchenUnit) -> Double {
    guard unit.dimension == .volume else { return unit.size.value }
    if let portion = Self.words[unit].flatMap(portion) { return portion }
    return unit.size.value * density(in: unit)
  }

  /// Returns the grams of 1 ml. If the density is unknown, returns 0.5, as for a powder, for a food above 200 kcal per
  /// 100 g in a unit that is not metric, otherwise 1, as for a liquid.
  private func density(in unit: KitchenUnit?) -> Double {
    for unit in [KitchenUnit.cup, .tablespoon, .teaspoon, .fluidOunce] {
      if let portion = Self.words[unit].flatMap(portion) { return portion / unit.size.value }
      if let spoons = portionOfSeveral(unit) { return spoons }
    }
    let isRich = food?.nutrients[.energy].map { $0 > 200_000 } ?? false
    return kind?.density ?? (isRich && unit?.isMetric != true ? 0.5 : 1)
  }

  /// Returns the grams of 1 ml, computed from a portion of several units such as "serving 2 tbsp"; nil if there is
  /// none.
  private func portionOfSeveral(_ unit: KitchenUnit) -> Double? {
    portions.lazy.compactMap { portion -> Double? in
      guard let place = portion.words.firstIndex(where: { Self.words[unit]?.contains($0) == true }), place > 0,
        let count = Double(portion.words[place - 1]), count > 0, place < 2 || Double(portion.words[place - 2]) == nil
      else { return nil }
      return portion.grams / (count * unit.size.value)
    }.first
  }

  /// Returns the grams of the food's portion with one of the given measures; of several the one with most of the line's
  /// words, such as "cup, chopped"; nil if there is none.
  func portion(_ names: [String]) -> Double? {
    let found = portions.filter { portion in
      (portion.words.first.map(names.contains) ?? false) && (portion.words.dropFirst().first != "whipped" || isWhipped)
        && !isOfOne(portion) && !isOfSeasoning(portion)
    }
    return found.max { rank($0) < rank($1) }?.grams
  }

  /// Returns true if the portion is a package of a single piece of the food, such as "package 0.6 oz 1 cup" of peanut
  /// butter cups.
  private func isOfOne(_ portion: Portion) -> Bool {
    guard portion.words.first == "package", portion.words.suffix(2).first == "1" else { return false }
    return portion.words.last == SearchWords.of(line.thing).last.map(EnglishSingular.of)
  }

  /// Returns true if the portion is the packet of seasoning in a package of the food, as of instant noodles.
  private func isOfSeasoning(_ portion: Portion) -> Bool {
    portion.words == ["packet"] && portions.contains { $0.words.first == "package" && $0.words.contains("packet") }
  }

  /// Returns the rank of a portion; the highest is used. It is higher for more of the line's words, then for a medium
  /// size, fewer words and less weight.
  private func rank(_ portion: Portion) -> (Int, Int, Int, Double) {
    let isMedium = portion.words.contains("medium")
    return (portion.head.count { said.contains($0) }, isMedium ? 1 : 0, -portion.words.count, -portion.grams)
  }

  /// True if the ingredient is already whipped, as cream can be.
  private var isWhipped: Bool { SearchWords.of(line.name).contains("whipped") }

  /// A portion of the food with the words of its measure.
  struct Portion {
    let words: [String]
    /// The words outside of brackets.
    let head: [String]
    let grams: Double

    /// True if the portion is a measure such as a cup or a slice, and not a piece.
    var isPart: Bool { words.first.map(RecipeLineWeight.parts.contains) ?? true }
    var isServing: Bool { words.contains("serving") || words.contains("package") }
  }

  /// Returns false for portions to ignore: an eighth of a crust, the yield of a pound of chicken, and a slice of bread
  /// of 139 g.
  private func isUsual(_ portion: FoodPortion) -> Bool {
    let isThick = portion.measure.hasPrefix("slice") && portion.mass > 100_000
    return !portion.measure.contains("1/8 of 9") && !portion.measure.contains("yield from")
      && !(isThick && food?.name.text.hasPrefix("Bread") == true)
  }

  var portions: [Portion] {
    (food?.portions ?? []).filter(isUsual).map { portion in
      let head = portion.measure.prefix { $0 != "(" }
      // Half of a large fish's side corresponds to a fillet in recipes.
      let isHalfSide = portion.measure.hasPrefix("fillet") && portion.amount == 500
      return Portion(
        words: SearchWords.of(portion.measure).map(EnglishSingular.of),
        head: SearchWords.of(String(head)).map(EnglishSingular.of),
        grams: isHalfSide ? Double(portion.mass) / 1_000 : portion.massOfOne.value / 1_000)
    }
  }

  /// The USDA's names of the units.
  private static let words: [KitchenUnit: [String]] = [
    .cup: ["cup"], .tablespoon: ["tbsp", "tablespoon"], .teaspoon: ["tsp", "teaspoon"], .fluidOunce: ["fl"],
    .tin: ["can"], .packet: ["packet", "package"], .rasher: ["slice"], .stick: ["stick", "stalk"],
    .stalk: ["stalk", "stick", "spear"], .rib: ["stalk", "rib"], .piece: ["piece", "each"],
  ]

  static let parts: Set<String> = [
    "cup", "tbsp", "tablespoon", "tsp", "teaspoon", "fl", "oz", "slice", "ring", "wedge", "lb", "pat", "quart", "pint",
    "cubic", "strip", "leaf", "sprig", "dash", "g", "ml", "gallon", "stick", "can", "jar", "container", "stalk",
    "clove",
  ]
}

extension Quantity {
  var value: Double { Double(numerator) / Double(denominator) }
}
