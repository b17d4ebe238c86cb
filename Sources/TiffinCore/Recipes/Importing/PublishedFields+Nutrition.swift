extension PublishedFields {
  /// Energy and macros of one serving; all unknown if a page gives only zeros, or those of 100 g. Those of the whole
  /// recipe are divided by its servings.
  var nutrition: (Energy?, Macros) {
    let facts = values("nutrition").first ?? .null
    let size = Words.of(facts["servingSize"].flatMap(Self.text) ?? "")
    if PublishedFigure.isHundred(size[...]) { return (nil, .unknown) }
    func mass(_ name: String) -> Mass? { facts[name].flatMap(Self.text).flatMap(PublishedFigure.mass) }
    let energy = facts["calories"].flatMap(Self.text).flatMap(PublishedFigure.energy)
    let macros = Macros(
      carbs: mass("carbohydrateContent"), protein: mass("proteinContent"), fat: mass("fatContent"))
    let isSaid = (energy ?? .zero) != .zero || Macro.allCases.contains { (macros[$0] ?? .zero) != .zero }
    guard isSaid else { return (nil, .unknown) }
    return PublishedFigure.isWhole(size) ? shared(energy, macros) : (energy, macros)
  }

  /// Returns the figures of one serving by those of all; unknown if the page does not say how many there are.
  private func shared(_ energy: Energy?, _ macros: Macros) -> (Energy?, Macros) {
    guard let servings = yield.servings, servings > 0 else { return (nil, .unknown) }
    func part(_ mass: Mass?) -> Mass? {
      mass.flatMap { try? Mass(milligrams: ($0.milligrams + servings / 2) / servings) }
    }
    let kilocalories = energy.map { ($0.kilocalories + servings / 2) / servings }
    return (
      kilocalories.flatMap { try? Energy(kilocalories: $0) },
      Macros(carbs: part(macros.carbs), protein: part(macros.protein), fat: part(macros.fat))
    )
  }

  /// Returns a figure with its unit on one line; nil for one that no kitchen has, `1e400 kcal`.
  private static func text(_ value: JSONValue) -> String? {
    guard let text = value.literal ?? value["value"]?.literal else { return nil }
    let line = HTMLText.line(text, limit: 100)
    guard hasExponent(line) else { return line }
    return Double(line).flatMap { (0..<10_000_000).contains($0) ? "\($0)" : nil }
  }

  /// Returns true for `3e2` and `1E-5`.
  private static func hasExponent(_ text: String) -> Bool {
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().contains { place in
      guard bytes[place] | 0x20 == UInt8(ascii: "e"), isDigit(bytes[place - 1]) else { return false }
      let next = bytes.dropFirst(place + 1)
      return isDigit("+-".utf8.contains(next.first ?? 0) ? next.dropFirst().first : next.first)
    }
  }
}

/// Figures as pages write them: `320 kcal`, `1,340 kJ (320 kcal)`, `12.5 g`, `480 mg`.
enum PublishedFigure {
  /// True of words that begin with 100 g or 100 ml, which is nobody's serving.
  static func isHundred(_ words: ArraySlice<String>) -> Bool {
    ["100 g", "100 ml", "100 gram", "100 millilitre"].contains(words.prefix(2).map(Singular.of).joined(separator: " "))
      || ["100g", "100ml"].contains(words.first)
  }

  /// True of words that mean all of a recipe: `whole recipe`, `1 batch`.
  static func isWhole(_ words: [String]) -> Bool {
    let rest = words.filter { !wholes.contains($0) }
    return rest.count < words.count && rest.allSatisfy(aroundWholes.contains)
  }

  private static let wholes: Set<String> = [
    "recipe", "batch", "dish", "rezept", "recette", "receta", "receita", "ricetta", "recept", "gericht",
  ]
  private static let aroundWholes: Set<String> = [
    "1", "the", "a", "whole", "entire", "full", "complete", "total", "all", "of", "per", "one", "this", "das", "ganze",
    "ganzes", "gesamtes", "gesamte", "pro", "la", "toute", "entiere", "par", "toda", "completa", "entera", "intera",
    "tutta", "hele", "hela", "helt",
  ]

  /// Reads energy, rounded to whole kilocalories; of several figures the one in kilocalories. A figure without a unit
  /// counts as kilocalories.
  /// - Source: NIST Special Publication 811, appendix B (1 cal = 4.184 J, thermochemical).
  static func energy(_ text: String) -> Energy? {
    let figures = figures(text)
    let calories = figures.first { ["kcal", "cal", "cals", "calories", "calorie", "kcals"].contains($0.unit) }
    let kilojoules = figures.first { ["kj", "kilojoules", "kilojoule"].contains($0.unit) }
    let kilocalories =
      calories?.number ?? kilojoules.map { $0.number * Quantity(reducing: 1_000, 4_184) }
      ?? figures.first { $0.unit.isEmpty }?.number
    return kilocalories.flatMap { rounded($0) }.flatMap { try? Energy(kilocalories: $0) }
  }

  /// Reads a mass, to the milligram. A figure without a unit is in grams.
  static func mass(_ text: String) -> Mass? {
    guard let figure = figures(text).first else { return nil }
    let unit = figure.unit.isEmpty ? KitchenUnit.gram : KitchenUnit(words: figure.unit)
    guard let unit, unit.isMetric, unit.dimension == .mass else { return nil }
    return rounded(figure.number * unit.size * Quantity(reducing: 1_000, 1)).flatMap { try? Mass(milligrams: $0) }
  }

  private static func rounded(_ quantity: Quantity) -> Int? {
    let half = quantity + Quantity(reducing: 1, 2)
    return half.numerator / half.denominator
  }

  /// Reads numbers with the words behind them; none if one is an upper bound or negative: `<1 g`, `-5`.
  private static func figures(_ text: String) -> [(number: Quantity, unit: String)] {
    var figures: [(Quantity, String)] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(where: { isDigit($0) }) {
      if rest[..<start].contains(where: { "<-~".utf8.contains($0) }) { return [] }
      rest = rest[start...]
      guard let number = number(&rest) else { return [] }
      rest = rest.drop { $0 == 0x20 || $0 == 0xC2 || $0 == 0xA0 }
      let unit = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == UInt8(ascii: "%") }
      rest = rest[unit.endIndex...]
      figures.append((number, Folding.folded(String(Substring(unit)))))
    }
    return figures
  }

  /// Reads a number: the comma of `1,340` separates thousands, that of `0,125` decimals; six of these count.
  private static func number(_ text: inout Substring.UTF8View) -> Quantity? {
    var digits = Array(text.prefix { isDigit($0) })
    text = text.dropFirst(digits.count)
    while text.first == UInt8(ascii: ","), digits.count <= 3, digits.first != UInt8(ascii: "0"),
      text.dropFirst().prefix(4).prefix(while: isDigit).count == 3
    {
      digits += text.dropFirst().prefix(3)
      text = text.dropFirst(4)
    }
    var decimals: [UInt8] = []
    if text.first == UInt8(ascii: ".") || text.first == UInt8(ascii: ",") {
      decimals = Array(text.dropFirst().prefix { isDigit($0) })
      text = text.dropFirst(decimals.count + 1)
    }
    guard digits.count <= 7 else { return nil }
    let significant = digits + decimals.prefix(6)
    let number = significant.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    return Quantity(number, over: decimals.prefix(6).reduce(1) { denominator, _ in denominator * 10 })
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
