extension PublishedFields {
  /// The energy and macros of one serving. Values of the whole recipe are divided by its servings. All are unknown if a
  /// page states only zeros, or the values of 100 g.
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

  /// Returns the values of one serving from those of the whole recipe; unknown if the page does not state the servings.
  private func shared(_ energy: Energy?, _ macros: Macros) -> (Energy?, Macros) {
    guard let servings = yield.servings, servings > 0 else { return (nil, .unknown) }
    // Masses from a gram on are rounded to hundredths, because a third decimal would look like thousands.
    func part(_ mass: Mass?) -> Mass? {
      let milligrams = mass.map { ($0.milligrams + servings / 2) / servings }
      return milligrams.flatMap { try? Mass(milligrams: $0 < 1_000 ? $0 : ($0 + 5) / 10 * 10) }
    }
    let kilocalories = energy.map { ($0.kilocalories + servings / 2) / servings }
    return (
      kilocalories.flatMap { try? Energy(kilocalories: $0) },
      Macros(carbs: part(macros.carbs), protein: part(macros.protein), fat: part(macros.fat))
    )
  }

  /// Returns a value with its unit on one line; nil for implausible numbers such as `1e400 kcal`.
  private static func text(_ value: JSONValue) -> String? {
    guard let text = value.literal ?? value["value"]?.literal else { return nil }
    let line = HTMLText.line(text, limit: 100)
    guard hasExponent(line) else { return line }
    return Double(line).flatMap { (0..<10_000_000).contains($0) ? "\($0)" : nil }
  }

  /// Returns true for text with a number such as `3e2` or `1E-5`.
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

/// Parsing of nutrients as written on web pages, such as `320 kcal`, `1,340 kJ (320 kcal)`, `12.5 g` or `480 mg`.
enum PublishedFigure {
  /// Returns true for a serving size of 100 g or 100 ml, which means that the values are not those of a serving.
  static func isHundred(_ words: ArraySlice<String>) -> Bool {
    ["100 g", "100 ml", "100 gram", "100 millilitre"].contains(words.prefix(2).map(Singular.of).joined(separator: " "))
      || ["100g", "100ml"].contains(words.first)
  }

  /// Returns true for a serving size that is the whole recipe, such as `whole recipe`, `1 batch` or `the entire pie`.
  static func isWhole(_ words: [String]) -> Bool {
    let isAll = words.contains { $0 == "whole" || $0 == "entire" }
    let rest = words.filter { !wholes.contains($0) && !(isAll && dishes.contains($0)) }
    return rest.count < words.count && rest.allSatisfy(aroundWholes.contains)
  }

  private static let wholes: Set<String> = [
    "recipe", "batch", "dish", "rezept", "recette", "receta", "receita", "ricetta", "recept", "gericht",
  ]
  /// Words that mean the whole recipe only next to "whole" or "entire".
  private static let dishes: Set<String> = [
    "pie", "cake", "loaf", "pan", "pot", "tray", "thing", "casserole", "pizza", "quiche", "tart", "lasagne", "lasagna",
    "tin", "meal", "pudding",
  ]
  private static let aroundWholes: Set<String> = [
    "1", "the", "a", "whole", "entire", "full", "complete", "total", "all", "of", "per", "one", "this", "das", "ganze",
    "ganzes", "gesamtes", "gesamte", "pro", "la", "toute", "entiere", "par", "toda", "completa", "entera", "intera",
    "tutta", "hele", "hela", "helt",
  ]

  /// Parses energy, rounded to whole kilocalories; of several values, the one in kilocalories. A value without a unit
  /// is in kilocalories. `1.250 kcal` contains a thousands separator, but `348.125 kcal` does not, because that would
  /// be too much.
  ///
  /// - Source: NIST Special Publication 811, appendix B (1 cal = 4.184 J, thermochemical).
  static func energy(_ text: String) -> Energy? {
    let figures = figures(text)
    let calories = figures.first { figure in kilocalories.contains(where: figure.unit.hasPrefix) }
    let kilojoules = figures.first { $0.unit == "kj" || $0.unit.hasPrefix("kilojoule") }
    let energy =
      (calories ?? (kilojoules == nil ? figures.first { $0.unit.isEmpty } : nil)).flatMap { $0.quantity(most: 5_000) }
      ?? kilojoules?.quantity(most: 21_000).map { $0 * Quantity(reducing: 1_000, 4_184) }
    return energy.flatMap { rounded($0) }.flatMap { try? Energy(kilocalories: $0) }
  }

  /// The beginnings of words for kilocalories, including "calories".
  private static let kilocalories = ["cal", "kcal", "kilocal", "kalor", "kilokalor", "kkal"]

  /// Parses a mass, to the milligram. A value without a unit is in grams. The separator in `1,250 g` is a decimal
  /// separator, that in `1,250 mg` a thousands separator.
  static func mass(_ text: String) -> Mass? {
    guard let figure = figures(text).first else { return nil }
    let unit = figure.unit.isEmpty ? KitchenUnit.gram : KitchenUnit(words: figure.unit)
    guard let unit, unit.isMetric, unit.dimension == .mass,
      let quantity = figure.quantity(most: unit == .milligram ? 999_999 : 0)
    else { return nil }
    return rounded(quantity * unit.size * Quantity(reducing: 1_000, 1)).flatMap { try? Mass(milligrams: $0) }
  }

  private static func rounded(_ quantity: Quantity) -> Int? {
    let half = quantity + Quantity(reducing: 1, 2)
    return half.numerator / half.denominator
  }

  /// A number with the word after it, or before it.
  private struct Figure {
    let number: WrittenNumber
    var unit: String

    /// Returns the number. An ambiguous one contains a thousands separator if it is at most `most` with that. Returns
    /// nil from 10,000,000 on.
    func quantity(most: Int) -> Quantity? {
      if let grouped = number.grouped, grouped <= most { return Quantity(grouped) }
      return number.value.flatMap { $0 < Quantity(reducing: 10_000_000, 1) ? $0 : nil }
    }
  }

  /// Parses numbers with their units; empty if one of them is an upper bound or negative, as in `<1 g` or `-5`.
  private static func figures(_ text: String) -> [Figure] {
    var figures: [Figure] = []
    var words: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while let start = rest.indices.first(where: { isNumber(at: $0, rest) }) {
      let lead = rest[..<start]
      if lead.contains(where: { "<≤-".unicodeScalars.contains($0) }) { return [] }
      words.append(Words.of(String(String.UnicodeScalarView(lead))).last ?? "")
      rest = rest[start...]
      guard let number = WrittenNumber(taking: &rest) else { return [] }
      rest = rest.drop(while: Blank.isBlank)
      let unit = rest.prefix { $0 == "%" || $0.properties.isAlphabetic }
      rest = rest[unit.endIndex...]
      figures.append(Figure(number: number, unit: Folding.folded(String(String.UnicodeScalarView(unit)))))
    }
    // In `kJ 1340` and `kcal 320, kJ 1340`, the units precede the numbers.
    guard figures.last?.unit.isEmpty == true, words.first.map(isUnit) == true else { return figures }
    return zip(figures, words).map { Figure(number: $0.number, unit: isUnit($1) ? $1 : "") }
  }

  private static func isUnit(_ word: String) -> Bool { ["kj", "kcal", "cal", "g", "mg", "kilojoules"].contains(word) }

  private static func isNumber(at place: Int, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = text[place...]
    // The point of `ca.320 kcal` is not a decimal separator.
    let isInside = place > text.startIndex && !Blank.isBlank(text[place - 1])
    if isInside, WrittenNumber.decimalSigns.contains(text[place]) { return false }
    return WrittenNumber(taking: &rest) != nil
  }
}
