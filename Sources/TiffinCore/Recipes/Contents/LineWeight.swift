/// What the amounts of a recipe's lines weigh: by the portions of the food, else by the usual figures of its kind.
///
/// - Source: portions of the USDA's Standard Reference, release 28; densities and pieces as ``FoodKind`` states them.
struct LineWeight {
  let line: IngredientLine
  let food: FoodContent?
  private let kind: FoodKind?
  private let said: Set<String>

  /// - Parameter food: nil if none was found: then by its kind, or by the amount alone.
  init(_ line: IngredientLine, of food: FoodContent?) {
    self.line = line
    self.food = food
    kind = FoodKind.named(line.name)
    let words = Set(Words.of(line.text).map(Singular.of))
    said = words.isDisjoint(with: ["flour", "meal"]) ? words : words.union(["ground"])
  }

  /// Grams of the line, the smaller end of a range; nil if they cannot be told. Without an amount, a spoon of oil or
  /// butter, and else nothing.
  var grams: Double? {
    guard !line.measures.isEmpty else { return isFat ? kind?.some : nil }
    if let bracket = bracketed { return bracket }
    var sum = 0.0
    for measure in line.measures {
      guard let grams = grams(measure) else { return isFat ? kind?.some : hyphenated }
      sum += grams
    }
    return sum
  }

  /// The most grams of a serving that are eaten. Of a cup of frying fat and more, a tenth is.
  var mostPerServing: Double? {
    guard let most = kind?.mostPerServing else { return nil }
    return isFat && grams ?? 0 >= 200 && kind?.density == 0.92 ? 10 : most
  }

  private var isFat: Bool { kind?.mostPerServing != nil && kind?.some == 15 }

  /// Grams that stand in brackets: of each where they follow its count or a package, "4 (6-ounce) fillets" and
  /// "2 containers (8 oz)", else of all, "2 onions (300 g)".
  private var bracketed: Double? {
    guard let measure = line.measures.first, line.measures.count == 1, measure.content == nil,
      measure.unit == nil || measure.unit?.dimension == .own
    else { return nil }
    let parts = line.text.utf8.split(separator: UInt8(ascii: "("), maxSplits: 1)
    guard parts.count == 2, let inside = parts[1].split(separator: UInt8(ascii: ")")).first else { return nil }
    let read = IngredientLine(String(Substring(inside)))
    guard let mass = read.measures.first, mass.unit?.dimension == .mass else { return nil }
    let isBehindCount = !Substring(parts[0]).contains(where: \.isLetter)
    let isEach = isBehindCount || Words.of(read.text).contains("each") || measure.unit?.isContainer == true
    return mass.quantity.lower.value * (mass.unit?.size.value ?? 1) * (isEach ? measure.quantity.lower.value : 1)
  }

  /// Grams of "1 15.5-ounce can".
  private var hyphenated: Double? {
    let words = line.text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
    let rest = IngredientLine(words.dropFirst().map { String(Substring($0)) }.joined(separator: " "))
    guard let measure = rest.measures.first, measure.unit != nil, let grams = grams(measure) else { return nil }
    return grams * (line.measures.first?.quantity.lower.value ?? 1)
  }

  private func grams(_ measure: Measure) -> Double? {
    let count = measure.quantity.lower.value
    guard let unit = measure.unit else { return piece.map { $0 * count } ?? kind?.grams([measure]) }
    if let content = measure.content { return count * content.quantity.value * size(of: content.unit) * drained }
    if unit.dimension == .mass { return count * unit.size.value * eaten }
    if unit.dimension == .volume { return count * size(of: unit) }
    if let portion = portion(Self.words[unit] ?? [unit.rawValue]) { return count * portion }
    return kind?.grams([measure])
  }

  /// How much of what is weighed with its bones or leaves is eaten. Pieces are weighed without.
  ///
  /// Tiffin's own estimates, not taken from a table: they only keep bones from counting as meat.
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

  /// How much of a tin's weight is left when the food is what was drained: 240 g of the usual 400 g.
  private var drained: Double {
    food.map { Words.of($0.name.text).contains("drained") || kind?.isPulse == true } == true ? 0.6 : 1
  }

  /// Grams of one unit of mass or volume.
  private func size(of unit: KitchenUnit) -> Double {
    guard unit.dimension == .volume else { return unit.size.value }
    if let portion = Self.words[unit].flatMap(portion) { return portion }
    return unit.size.value * density
  }

  /// Grams of 1 ml.
  private var density: Double {
    for unit in [KitchenUnit.cup, .tablespoon, .teaspoon, .fluidOunce] {
      if let portion = Self.words[unit].flatMap(portion) { return portion / unit.size.value }
    }
    let isRich = food?.nutrients[.energy].map { $0 > 200_000 } ?? false
    return kind?.density ?? (isRich ? 0.5 : 1)
  }

  /// Grams of the food's portion of that measure, the one with most of the line's words: "cup, chopped".
  private func portion(_ names: [String]) -> Double? {
    let found = portions.filter { $0.words.first.map(names.contains) ?? false }
    let best = found.max { one, other in
      (one.words.count { said.contains($0) }, -one.words.count) < (
        other.words.count { said.contains($0) }, -other.words.count
      )
    }
    return best?.grams
  }

  /// Grams of one piece: of the size that the line says, else a medium one, or one of the food itself.
  private var piece: Double? {
    // A sausage is a link, and a rib of celery a stalk.
    let parts = said.union(said.contains("rib") ? ["stalk"] : []).union(["link"])
    if let found = portion(beginningWith: Self.named.intersection(parts)) { return found }
    let usual = said.contains("egg") ? ["large", "medium"] : ["medium"]
    let sizes = ["large", "small", "medium"].filter(said.contains) + usual
    for size in sizes {
      if let found = portions.first(where: { $0.words.contains(size) && !$0.isPart }) { return found.grams }
    }
    let names = Set((food.map { Words.of($0.name.text) } ?? []).map(Singular.of))
    if let found = portion(beginningWith: Self.wholes.union(names)) { return found }
    return kind?.piece == nil ? portions.first { !$0.isPart && !$0.isServing }?.grams : nil
  }

  private func portion(beginningWith words: Set<String>) -> Double? {
    portions.first { $0.words.first.map(words.contains) ?? false }?.grams
  }

  private struct Portion {
    let words: [String]
    let grams: Double

    /// True for a cup or a slice, which is no piece.
    var isPart: Bool { words.first.map(LineWeight.parts.contains) ?? true }
    var isServing: Bool { words.contains("serving") || words.contains("package") }
  }

  private var portions: [Portion] {
    (food?.portions ?? []).map { portion in
      Portion(words: Words.of(portion.measure).map(Singular.of), grams: portion.massOfOne.value / 1_000)
    }
  }

  /// What the USDA calls the units.
  private static let words: [KitchenUnit: [String]] = [
    .cup: ["cup"], .tablespoon: ["tbsp", "tablespoon"], .teaspoon: ["tsp", "teaspoon"], .fluidOunce: ["fl"],
    .tin: ["can"], .packet: ["packet", "package"], .rasher: ["slice"], .stick: ["stick", "stalk"],
    .stalk: ["stalk", "stick"], .piece: ["piece", "each"],
  ]

  private static let named: Set<String> = ["stalk", "clove", "ear", "spear", "link", "patty", "sprig", "chop"]
  private static let wholes: Set<String> = ["fruit", "whole", "each", "piece", "unit", "item"]
  private static let parts: Set<String> = [
    "cup", "tbsp", "tablespoon", "tsp", "teaspoon", "fl", "oz", "slice", "ring", "wedge", "lb", "pat", "quart", "pint",
    "cubic", "strip", "leaf", "sprig", "dash", "g", "ml", "gallon", "stick", "can", "jar", "container", "stalk",
    "clove",
  ]
}

extension Quantity {
  var value: Double { Double(numerator) / Double(denominator) }
}
