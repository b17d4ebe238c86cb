/// Parsing of the units that people type after a number, which include the measures of a food's portions.
extension FoodContent {
  /// Returns the food's unit that typed words name, and the number of that unit in one typed unit; nil if they name
  /// none.
  ///
  /// The words are looked up in this order: units of weight and volume; the food's portions; a whole food, by the
  /// food's own name ("2 eggs"); spoons, cups and pieces, also in other languages. A portion that only mentions a unit
  /// does not match: "6 oz" is not six of "package (10 oz)", and "4 slices" is not four of "cup, slices".
  func unit(named words: [String]) -> (unit: FoodUnit, factor: Quantity)? {
    let known = Self.plainUnit(words)
    if let known, known.unit != .piece, words.count == 1, isMeasured(in: known.unit) { return known }
    let typed = Self.plain(words)
    let own = ownWords
    let further = typed.filter { !own.contains($0) }
    let found = [typed, further].lazy.compactMap { words in self.portion(called: words) }.first
    if let found { return (.portion(found), .one) }
    if further.isEmpty, let whole = wholePortion { return (.portion(whole), .one) }
    if let known, isMeasured(in: known.unit) { return known }
    return kitchenUnit(named: words).map { ($0, .one) }
  }

  private var ownWords: Set<String> { Set(SearchWords.of("\(name.text) \(shortName ?? "")").map(EnglishSingular.of)) }

  /// Returns the portion, spoon, cup or whole food that a kitchen unit and further words name, such as "EL" in "2 EL"
  /// or "Scheiben" in "3 Scheiben"; nil if there is none.
  private func kitchenUnit(named words: [String]) -> FoodUnit? {
    guard let first = words.first else { return nil }
    let longest = min(words.count, max(1, KitchenUnit.longestName(beginningWith: first)))
    for count in (1...longest).reversed() {
      guard let unit = KitchenUnit(words: words.prefix(count).joined(separator: " ")) else { continue }
      let own = ownWords
      let rest = Self.plain(Array(words.dropFirst(count))).filter { !own.contains($0) }
      if let place = portion(called: [Self.names[unit] ?? unit.rawValue] + rest) { return .portion(place) }
      guard rest.isEmpty else { return nil }
      if unit == .piece, let whole = wholePortion { return .portion(whole) }
      return isMeasured(in: .volume(unit)) ? .volume(unit) : nil
    }
    return nil
  }

  /// The USDA's names of some kitchen units.
  private static let names: [KitchenUnit: String] = [.tin: "can", .packet: "package", .rasher: "slice"]

  /// Returns the index of the portion with the shortest measure that contains all of the words, at least one of them as
  /// the counted word; nil if there is none.
  private func portion(called words: [String]) -> Int? {
    let found = portions.indices.filter { place in
      let measure = portions[place].measure
      let all = Self.plain(SearchWords.of(measure))
      return !Self.counted(in: measure).isDisjoint(with: words)
        && words.allSatisfy { word in all.contains { $0 == word || $0.hasPrefix(word) && word.utf8.count > 2 } }
    }
    return found.min { portions[$0].measure.utf8.count < portions[$1].measure.utf8.count }
  }

  /// The index of the portion that is one whole food: the usual portion if it is named by its size, otherwise a portion
  /// named by its size or by the food's own name; nil if there is none.
  private var wholePortion: Int? {
    let sizes = ["medium", "large", "fruit", "whole"]
    if let usualPortion, portions.indices.contains(usualPortion), portions[usualPortion].amount == 1_000,
      !Self.counted(in: portions[usualPortion].measure).isDisjoint(with: sizes)
    {
      return usualPortion
    }
    let sized = sizes.lazy.compactMap { size in
      portions.indices.first { Self.counted(in: portions[$0].measure).contains(size) }
    }.first
    let own = ownWords
    return sized
      ?? portions.indices.first { place in
        Self.plain(SearchWords.of(portions[place].label)).prefix(1).contains { own.contains($0) }
      }
  }

  /// Returns the words of a measure that are counted: the cup in "cup, sliced" and "cup slices", and both words in
  /// "thin slice (1/8 inch)".
  private static func counted(in measure: String) -> Set<String> {
    let head = measure.utf8.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") }
    let words = plain(SearchWords.of(String(Substring(head))))
    guard let first = words.first else { return [] }
    return holders.contains(first) ? [first] : Set(words)
  }

  /// Containers and measures that are followed by what they contain.
  private static let holders: Set<String> = [
    "bag", "bottle", "box", "can", "carton", "container", "cup", "fl", "gallon", "jar", "oz", "package", "packet",
    "pint", "quart", "scoop", "serving", "tbsp", "tsp",
  ]

  private static func plain(_ words: [String]) -> [String] {
    words.map { short[EnglishSingular.of($0)] ?? EnglishSingular.of($0) }
  }

  private static let short = ["tablespoon": "tbsp", "teaspoon": "tsp", "ounce": "oz", "pound": "lb"]

  /// Returns the unit of weight or volume that words name, and the number of that unit, such as 1,000 g for "kg"; nil
  /// for other units.
  private static func plainUnit(_ words: [String]) -> (unit: FoodUnit, factor: Quantity)? {
    let name = words.joined(separator: " ")
    if name == "pc" || name == "pcs" { return (.piece, .one) }
    guard let unit = KitchenUnit(words: name) else { return nil }
    switch unit {
    case .milligram, .gram, .kilogram: return (.gram, unit.size)
    case .ounce: return (.ounce, .one)
    case .pound: return (.ounce, Quantity(reducing: 16, 1))
    case .millilitre, .centilitre, .decilitre, .litre: return (.millilitre, unit.size)
    case .fluidOunce: return (.millilitre, Quantity(reducing: 29_574, 1_000))
    case .piece: return (.piece, .one)
    default: return nil
    }
  }
}

/// Conversions between volume and mass.
extension FoodContent {
  /// Returns true if amounts can be typed in a unit. For millilitres, a weighed food needs a portion that is a cup or a
  /// spoon.
  func isMeasured(in unit: FoodUnit) -> Bool {
    switch unit {
    case .ounce: basis == .grams
    case .millilitre: basis == .millilitres || massOfMillilitre != nil
    case .portion(let place): basis != .piece && portions.indices.contains(place)
    case .gram, .piece: units.contains(unit)
    case .volume(let unit): mass(ofVolume: unit) != nil
    }
  }

  /// Converts millilitres of a food that is measured in grams to grams, rounded to whole grams, or to tenths below 10
  /// g. Rounds millilitres that were converted from fluid ounces to tenths. Returns any other amount unchanged.
  func weighed(_ amount: FoodAmount) -> FoodAmount {
    if amount.unit == .millilitre, basis == .millilitres, amount.quantity.denominator > 100 {
      return FoodAmount(Quantity(reducing: Int128((amount.quantity.value * 10).rounded()), 10), .millilitre) ?? amount
    }
    guard amount.unit == .millilitre, basis == .grams, let mass = massOfMillilitre else { return amount }
    let grams = (amount.quantity * mass).value / 1_000
    let tenths = Int128(grams < 10 ? (grams * 10).rounded() : grams.rounded() * 10)
    return FoodAmount(Quantity(reducing: tenths, 10), .gram) ?? amount
  }

  /// The milligrams of one millilitre, computed from a portion that is only a cup or a spoon; nil if there is none.
  private var massOfMillilitre: Quantity? {
    guard basis == .grams else { return nil }
    let measured = portions.compactMap { portion in
      Self.head(of: portion.measure).flatMap { $0.isAll ? (unit: $0.unit, mass: portion.massOfOne) : nil }
    }
    for unit in Self.measuring {
      guard let volume = unit.volume, let found = measured.first(where: { $0.unit == unit }) else { continue }
      return found.mass / volume
    }
    return nil
  }

  /// The milligrams of one millilitre of a food in pieces, computed from a portion such as "1 cup, sliced" or "1 cup
  /// whole": the one with the fewest words in its measure, and of several the least dense; nil if there is none.
  private var massOfLooseMillilitre: Quantity? {
    guard basis == .grams else { return nil }
    let found = portions.compactMap { portion -> (words: Int, mass: Quantity)? in
      guard let volume = Self.head(of: portion.measure)?.unit.volume else { return nil }
      return (SearchWords.of(portion.measure).count, portion.massOfOne / volume)
    }
    return found.min { ($0.words, $0.mass) < ($1.words, $1.mass) }?.mass
  }

  /// Returns the milligrams of a spoon, a cup or a similar unit, or its microlitres for a food measured by volume; nil
  /// for other units, and if the density is unknown.
  func mass(ofVolume unit: KitchenUnit) -> Quantity? {
    guard let volume = unit.volume else { return nil }
    switch basis {
    case .millilitres: return volume * Quantity(reducing: 1_000, 1)
    case .grams: return (massOfMillilitre ?? massOfLooseMillilitre).map { $0 * volume }
    case .piece: return nil
    }
  }

  /// Returns the cup or spoon with which a measure begins, and true if it contains nothing else; nil for other
  /// measures.
  private static func head(of measure: String) -> (unit: KitchenUnit, isAll: Bool)? {
    let words = SearchWords.of(String(Substring(measure.utf8.prefix { $0 != UInt8(ascii: "(") })))
    var rest = words[...]
    if rest.starts(with: ["serving", "1"]) { rest = rest.dropFirst(2) }
    if rest.starts(with: ["fl", "oz"]) { return (.fluidOunce, rest.count == 2) }
    guard let unit = rest.first.flatMap(KitchenUnit.init(words:)), measuring.contains(unit) else { return nil }
    return (unit, rest.count == 1)
  }

  /// The units of volume in the USDA's portions, largest first.
  private static let measuring: [KitchenUnit] = [.cup, .fluidOunce, .tablespoon, .teaspoon]
}

extension KitchenUnit {
  /// The millilitres of a spoon, a cup, a pint or a similar unit; nil for other units. These are the volumes of the
  /// USDA's portions, which are slightly smaller than ``size``; a glass has 250 ml.
  ///
  /// - Source: NIST Handbook 44, appendix C: a US cup is 8 fluid ounces of 29.573 529 6 ml.
  var volume: Quantity? {
    let spoons: Int128? =
      switch self {
      case .teaspoon: 1
      case .dessertspoon: 2
      case .tablespoon: 3
      case .fluidOunce: 6
      case .cup: 48
      case .pint: 96
      case .quart: 192
      case .gallon: 768
      default: nil
      }
    if self == .glass { return Quantity(reducing: 250, 1) }
    return spoons.map { Quantity(reducing: $0 * 295_735_296, 60_000_000) }
  }
}
