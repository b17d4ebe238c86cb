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
    kind = FoodKind.named(line.thing)
    let words = Set(Words.of(line.text).map(Singular.of))
    said = words.isDisjoint(with: ["flour", "meal"]) ? words : words.union(["ground"])
  }

  /// Grams of the line, the smaller end of a range; nil if they cannot be told. A weight that the line states comes
  /// first. Without an amount, a spoon of oil or butter, and else nothing.
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

  /// True for what has hardly any energy in the amount that people take without being told one: salt, a garnish.
  var isLittle: Bool {
    let isSeasoning = kind?.kilocalories == 0 || food?.name.text.hasPrefix("Spices,") == true
    let isThin = food?.nutrients[.energy].map { $0 <= 60_000 } ?? false
    return isSeasoning || isThin || !said.isDisjoint(with: Self.sparing)
  }

  /// Words of uses that take little.
  private static let sparing: Set<String> = [
    "taste", "garnish", "garnishing", "decorate", "decoration", "dust", "dusting", "grease", "greasing", "brush",
    "brushing", "sprinkle", "sprinkling", "drizzle", "drizzling", "coating", "dipping", "larding", "needed", "required",
    "spray",
  ]

  private var isFat: Bool { kind?.isFat == true }

  /// Grams of fat where the line gives no amount.
  private var spoon: Double? { said.contains("spray") ? 2 : kind?.some }

  /// Grams that the line states beside another amount, or in its note where it has none: "1/3 cup panko (20g)".
  private var stated: Double? {
    guard let measure = line.measures.first else { return noted }
    guard measure.unit?.dimension != .mass, line.measures.count == 1, measure.content == nil else { return nil }
    return bracketed(measure) ?? behindComma(measure) ?? Self.mass(in: line.pieces)
  }

  /// Grams behind a comma: of each in "2 leeks, about 250 g each", else of all, "1 onion, 120 g". Of several without a
  /// word for it, what is nearer to their usual weight.
  private func behindComma(_ measure: Measure) -> Double? {
    for part in line.text.replacing("; ", with: ", ").split(separator: ", ").dropFirst() {
      let words = Words.of(String(part))
      guard words.first(where: { !Self.leading.contains($0) })?.utf8.first.map({ $0 < 0x3A }) ?? false else { continue }
      let read = IngredientLine(String(part.drop { !$0.isNumber }))
      guard let first = read.measures.first, let mass = Self.mass(of: first), Self.saysNoName(read.name) else {
        continue
      }
      let count = measure.quantity.lower.value
      let isTin = measure.unit?.hasSize == true
      let isEach = isTin || words.contains(where: Self.each.contains) || isNearerToOne(mass, of: count, measure)
      return mass * (isEach && measure.unit?.dimension != .volume ? count : 1) * (isTin ? drained : 1)
    }
    return nil
  }

  /// Returns true if a weight is nearer to that of one piece than to that of all.
  private func isNearerToOne(_ mass: Double, of count: Double, _ measure: Measure) -> Bool {
    guard measure.unit == nil, count > 1, let piece = piece ?? kind?.piece, piece > 0 else { return false }
    // The middle between one and all, as factors go.
    return mass * mass < piece * piece * count
  }

  private static func saysNoName(_ name: String) -> Bool {
    Words.of(name).allSatisfy { leading.contains($0) || $0.hasSuffix("ed") || ["net", "after"].contains($0) }
  }

  /// Words before a weight behind a comma.
  private static let leading = each.union([
    "about", "approx", "approximately", "around", "roughly", "ca", "circa", "weighing", "weight", "of", "a", "total",
    "totalling", "in", "all", "nearly", "some", "etwa", "rund", "ungefahr", "environ", "env",
  ])
  private static let each: Set<String> = ["each", "apiece", "per", "je", "jeweils", "chacun", "chacune", "cada"]

  /// Grams in brackets: of each where they follow its count or a package, "4 (6-ounce) fillets" and
  /// "2 containers (8 oz)", else of all, "2 onions (300 g)".
  private func bracketed(_ measure: Measure) -> Double? {
    let parts = line.text.utf8.split(separator: UInt8(ascii: "("))
    for (before, part) in zip(parts, parts.dropFirst()) {
      if Self.endsInOther(Words.of(String(Substring(before)))) { continue }
      guard let inside = part.split(separator: UInt8(ascii: ")")).first.map({ String(Substring($0)) }) else { continue }
      let words = Words.of(inside)
      guard words.first.map({ !Self.other.contains($0) }) ?? false else { continue }
      let read = IngredientLine(String(inside.drop { !$0.isNumber }))
      let first = Measure(read.measures.first?.quantity ?? QuantityRange(.zero), read.measures.first?.unit)
      guard let mass = Self.mass(of: first) ?? Self.mass(in: read.pieces) else { continue }
      let isBehindCount = measure.unit?.dimension != .volume && !Substring(before).contains(where: \.isLetter)
      let isPackage = measure.unit?.hasSize == true
      // `3 (510 g) apples`: what follows the servings is the weight of all.
      let isOfAll = line.pieces.contains { $0.content?.measures.first == first }
      let isEach = isBehindCount && !isOfAll || words.contains("each") || words.contains("apiece") || isPackage
      return mass * (isEach ? measure.quantity.lower.value : 1) * (isPackage ? drained : 1)
    }
    return nil
  }

  /// Grams of "Peanut oil, ~60 g".
  private var noted: Double? {
    for part in line.note.utf8.split(separator: UInt8(ascii: ",")) {
      let words = Words.of(String(Substring(part)))
      guard let first = words.first, !Self.other.contains(first) else { continue }
      let read = IngredientLine(String(Substring(part)))
      guard let measure = read.measures.first, let unit = measure.unit else { continue }
      if unit.dimension == .mass { return Self.mass(of: measure) }
      if unit.dimension == .volume { return grams(measure) }
    }
    return nil
  }

  /// What begins another thing than the amount of this one.
  private static let other: Set<String> = [
    "or", "plus", "and", "for", "if", "per", "makes", "use", "from", "extra", "with",
  ]

  /// Returns true for "1 egg, or 3 tbsp", where a bracket is of the other thing.
  private static func endsInOther(_ words: [String]) -> Bool {
    guard let place = words.lastIndex(where: { ["or", "plus"].contains($0) }) else { return false }
    return words[(place + 1)...].first?.utf8.first.map { $0 < 0x3A } ?? false
  }

  private static func mass(of measure: Measure) -> Double? {
    guard let unit = measure.unit, unit.dimension == .mass else { return nil }
    return measure.quantity.lower.value * unit.size.value
  }

  /// Grams of the first amount that repeats the line's: none behind "or", "plus".
  private static func mass(in pieces: [IngredientLinePiece]) -> Double? {
    var isOther = false
    for piece in pieces {
      guard let measures = piece.content?.measures else {
        // `or 3 tbsp/45 g` is another thing up to the next comma.
        if piece.text.utf8.contains(UInt8(ascii: ",")) { isOther = false }
        if let last = Words.of(piece.text).last { isOther = isOther && !piece.isSlash || other.contains(last) }
        continue
      }
      let masses = measures.compactMap { mass(of: $0) }
      if masses.isEmpty || masses.count < measures.count || isOther { continue }
      return masses.reduce(0, +)
    }
    return nil
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
    if let part, measure.unit == nil || measure.unit == .piece { return one(part).map { $0 * count } }
    guard let unit = measure.unit else { return piece.map { $0 * count } ?? kind?.grams([measure]) }
    if let content = measure.content { return count * content.quantity.value * size(of: content.unit) * drained }
    if unit.dimension == .mass { return count * unit.size.value * eaten }
    if unit.dimension == .volume { return count * size(of: unit) }
    if let portion = portion(Self.words[unit] ?? [unit.rawValue]) { return count * portion }
    if isRind || disc != nil, let one = one(unit.rawValue) { return count * one }
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
    return unit.size.value * density(in: unit)
  }

  /// Grams of 1 ml. What has no density of its own is a liquid where it is measured in millilitres, else loose.
  private func density(in unit: KitchenUnit?) -> Double {
    for unit in [KitchenUnit.cup, .tablespoon, .teaspoon, .fluidOunce] {
      if let portion = Self.words[unit].flatMap(portion) { return portion / unit.size.value }
    }
    let isRich = food?.nutrients[.energy].map { $0 > 200_000 } ?? false
    return kind?.density ?? (isRich && unit?.isMetric != true ? 0.5 : 1)
  }

  /// Grams of the food's portion of that measure, the one with most of the line's words: "cup, chopped".
  private func portion(_ names: [String]) -> Double? {
    let found = portions.filter { portion in
      (portion.words.first.map(names.contains) ?? false) && (portion.words.dropFirst().first != "whipped" || isWhipped)
    }
    return found.max { rank($0) < rank($1) }?.grams
  }

  /// The more of the line's words, the better; then a medium one, then the plainest, then the lightest.
  private func rank(_ portion: Portion) -> (Int, Int, Int, Double) {
    let isMedium = portion.words.contains("medium")
    return (portion.head.count { said.contains($0) }, isMedium ? 1 : 0, -portion.words.count, -portion.grams)
  }

  /// True for whipped cream, and not for cream that is whipped later.
  private var isWhipped: Bool { Words.of(line.name).contains("whipped") }

  /// The piece of the thing that the line counts: "ring" of "12 pineapple rings".
  private var part: String? {
    let words = Words.of(line.name).map(Singular.of)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if Self.pieces[last] != nil { return last }
    return Self.pieces[first] != nil && words[1] == "of" ? first : nil
  }

  /// Grams of a piece of the thing: by the food's own portions, else as a share of a whole one; nil if nobody can tell.
  private func one(_ part: String) -> Double? {
    guard let (names, share, usual) = Self.pieces[part] else { return nil }
    if isRind { return 2 }
    if let portion = portion(names) { return portion }
    let whole = piece ?? kind?.piece
    if Self.discs.contains(part), let disc, let whole { return whole * disc }
    if let whole, whole > usual, let share { return whole * share }
    return usual > 0 ? usual : nil
  }

  /// True for a strip or twist of a fruit's rind, which weighs next to nothing.
  private var isRind: Bool {
    let isPeeled = !said.isDisjoint(with: ["zest", "peel", "rind", "twist"])
    return isPeeled && (food?.name.text).map { $0.contains("peel") || said.contains("twist") } ?? true
  }

  /// The share that a slice is of a thing of that shape; nil if its shape is not known.
  ///
  /// Tiffin's own estimates, by slices of 4 mm of what is long, and of 8 mm of what is round.
  private var disc: Double? {
    let thing = Words.of(line.thing).map(Singular.of).last { Self.pieces[$0] == nil }
    return thing.flatMap { thing in Self.shapes.first { $0.things.contains(thing) }?.share }
  }

  private static let discs: Set<String> = ["round", "slice", "wheel", "ring", "disc", "disk", "coin"]
  private static let shapes: [(things: Set<String>, share: Double)] = [
    (["cucumber", "zucchini", "courgette", "carrot", "parsnip", "banana", "daikon"], 1 / 40),
    (["eggplant", "aubergine"], 1 / 20),
    (["lemon", "lime", "orange", "grapefruit", "egg", "kiwi", "beetroot", "beet"], 1 / 8),
  ]

  /// Pieces by their names in the USDA's portions, their share of a whole one, and their usual grams.
  ///
  /// The shares and grams are Tiffin's own estimates: they only keep a ring from counting as a pineapple.
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

  /// Grams of one piece: of the size that the line says, else a medium one, or one of the food itself.
  private var piece: Double? {
    if let crust = food?.name.text, crust.hasPrefix("Pie crust") {
      return said.isDisjoint(with: ["mini", "miniature", "tartlet", "individual", "small"]) ? Self.crust : Self.tartlet
    }
    // A sausage is a link, and a rib of celery a stalk.
    let parts = said.union(said.contains("rib") ? ["stalk"] : []).union(["link"])
    if let found = portion(beginningWith: Self.named.intersection(parts)) { return found }
    if !said.isDisjoint(with: Self.smallThings), let small = Self.small.first(where: { said.contains($0.key) }) {
      return smallPiece(small.key, small.value)
    }
    let usual = said.contains("egg") ? ["large", "medium"] : ["medium"]
    let sizes = ["large", "small", "medium"].filter(said.contains) + usual
    for size in sizes {
      if let found = portions.first(where: { $0.words.contains(size) && !$0.isPart }) { return found.grams }
    }
    let names = Set((food.map { Words.of($0.name.text) } ?? []).map(Singular.of))
    if let found = portion(beginningWith: Self.wholes.union(names)) { return found }
    return kind?.piece == nil ? portions.first { !$0.isPart && !$0.isServing }?.grams : nil
  }

  /// Grams of one of a small kind: by the food's portion of that name, else by that kind's own figure, else by its size.
  private func smallPiece(_ name: String, _ grams: Double) -> Double {
    if let found = portions.first(where: { $0.words.contains(name) && !$0.isPart }) { return found.grams }
    let whole = line.thing.utf8.split(separator: 0x20).last.flatMap { FoodKind.named(String(Substring($0)))?.piece }
    if let own = kind?.piece, own != whole { return own }
    return min(grams, whole ?? grams)
  }

  /// Grams of vegetables that are small by kind. Tiffin's own estimates, by what shops sell under these names.
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

  /// A crust of nine inches, as it is sold.
  private static let crust = 225.0

  /// The grams of a tartlet's crust of three inches. Tiffin's own estimate.
  private static let tartlet = 30.0

  private struct Portion {
    let words: [String]
    /// Those that do not stand in brackets.
    let head: [String]
    let grams: Double

    /// True for a cup or a slice, which is no piece.
    var isPart: Bool { words.first.map(LineWeight.parts.contains) ?? true }
    var isServing: Bool { words.contains("serving") || words.contains("package") }
  }

  private var portions: [Portion] {
    // An eighth of a crust is no piece of it.
    (food?.portions ?? []).filter { !$0.measure.contains("1/8 of 9") }.map { portion in
      let head = portion.measure.prefix { $0 != "(" }
      return Portion(
        words: Words.of(portion.measure).map(Singular.of), head: Words.of(String(head)).map(Singular.of),
        grams: portion.massOfOne.value / 1_000)
    }
  }

  /// What the USDA calls the units.
  private static let words: [KitchenUnit: [String]] = [
    .cup: ["cup"], .tablespoon: ["tbsp", "tablespoon"], .teaspoon: ["tsp", "teaspoon"], .fluidOunce: ["fl"],
    .tin: ["can"], .packet: ["packet", "package"], .rasher: ["slice"], .stick: ["stick", "stalk"],
    .stalk: ["stalk", "stick"], .rib: ["stalk", "rib"], .piece: ["piece", "each"],
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
