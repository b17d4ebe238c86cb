/// What the amounts of a recipe's lines weigh: by the portions of the food, else by the usual figures of its kind.
///
/// - Source: portions of the USDA's Standard Reference, release 28; densities and pieces as ``FoodKind`` states them.
struct LineWeight {
  let line: IngredientLine
  let food: FoodContent?
  let kind: FoodKind?
  let said: Set<String>

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
    return bracketed(measure) ?? behindComma(measure) ?? alternative ?? Self.mass(in: line.pieces)
  }

  /// Grams of the same thing between the amount and the name: "2 cups or 300 g rice".
  private var alternative: Double? {
    guard line.pieces.count > 2, line.pieces[0].isMeasure,
      ["or", "oder", "ou", "o"].contains(
        Folding.folded(
          Blank.trimmed(line.pieces[1].text))), let measures = line.pieces[2].content?.measures
    else { return nil }
    let masses = measures.compactMap { Self.mass(of: $0) }
    return masses.count == measures.count ? masses.reduce(0, +) : nil
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
      if let spoons = portionOfSeveral(unit) { return spoons }
    }
    let isRich = food?.nutrients[.energy].map { $0 > 200_000 } ?? false
    return kind?.density ?? (isRich && unit?.isMetric != true ? 0.5 : 1)
  }

  /// Grams of 1 ml by a portion of several: "serving 2 tbsp".
  private func portionOfSeveral(_ unit: KitchenUnit) -> Double? {
    portions.lazy.compactMap { portion -> Double? in
      guard let place = portion.words.firstIndex(where: { Self.words[unit]?.contains($0) == true }), place > 0,
        let count = Double(portion.words[place - 1]), count > 0, place < 2 || Double(portion.words[place - 2]) == nil
      else { return nil }
      return portion.grams / (count * unit.size.value)
    }.first
  }

  /// Grams of the food's portion of that measure, the one with most of the line's words: "cup, chopped".
  func portion(_ names: [String]) -> Double? {
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

  /// A portion of the food, by its words.
  struct Portion {
    let words: [String]
    /// Those that do not stand in brackets.
    let head: [String]
    let grams: Double

    /// True for a cup or a slice, which is no piece.
    var isPart: Bool { words.first.map(LineWeight.parts.contains) ?? true }
    var isServing: Bool { words.contains("serving") || words.contains("package") }
  }

  var portions: [Portion] {
    // An eighth of a crust is no piece of it, nor is what a pound of chicken yields.
    (food?.portions ?? []).filter { !$0.measure.contains("1/8 of 9") && !$0.measure.contains("yield from") }.map {
      portion in
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
