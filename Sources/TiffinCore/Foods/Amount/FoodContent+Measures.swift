/// What people type behind a number, and what a food's portions are measured in.
extension FoodContent {
  /// Finds a unit by words that are typed: grams and ounces, then its own portions, then of its own name a whole one: "2
  /// eggs". A portion that only mentions a unit is not one: "6 oz" are no six of "package (10 oz)", and "4 slices" no
  /// four of "cup, slices".
  func unit(named words: [String]) -> FoodUnit? {
    let typed = Self.plain(words)
    let known = Self.unit(typed.joined(separator: " "))
    if let known, known != .piece, words.count == 1, isMeasured(in: known) { return known }
    let own = Set(Words.of(name.text).map(Singular.of))
    let further = typed.filter { !own.contains($0) }
    let found = [typed, further].lazy.compactMap { words in self.portion(called: words) }.first
    if let found { return .portion(found) }
    if further.isEmpty, let whole = wholePortion { return .portion(whole) }
    return known.flatMap { isMeasured(in: $0) ? $0 : nil }
  }

  /// The portion with the shortest measure that has all of the words, one of them as what is counted.
  private func portion(called words: [String]) -> Int? {
    let found = portions.indices.filter { place in
      let measure = portions[place].measure
      let all = Self.plain(Words.of(measure))
      return !Self.counted(in: measure).isDisjoint(with: words)
        && words.allSatisfy { word in all.contains { $0 == word || $0.hasPrefix(word) && word.utf8.count > 2 } }
    }
    return found.min { portions[$0].measure.utf8.count < portions[$1].measure.utf8.count }
  }

  /// A portion that is one of the food.
  private var wholePortion: Int? {
    let sizes = ["medium", "large", "fruit", "whole"]
    return sizes.lazy.compactMap { size in
      portions.indices.first { Self.counted(in: portions[$0].measure).contains(size) }
    }.first
  }

  /// The words of a measure of which there are so many: of "cup, sliced" and "cup slices" the cup, of "thin slice (1/8
  /// inch)" both.
  private static func counted(in measure: String) -> Set<String> {
    let head = measure.utf8.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") }
    let words = plain(Words.of(String(Substring(head))))
    guard let first = words.first else { return [] }
    return holders.contains(first) ? [first] : Set(words)
  }

  /// What holds what is named behind it.
  private static let holders: Set<String> = [
    "bag", "bottle", "box", "can", "carton", "container", "cup", "fl", "gallon", "jar", "oz", "package", "packet",
    "pint", "quart", "scoop", "serving", "tbsp", "tsp",
  ]

  private static func plain(_ words: [String]) -> [String] {
    words.map { short[Singular.of($0)] ?? Singular.of($0) }
  }

  private static let short = ["tablespoon": "tbsp", "teaspoon": "tsp", "ounce": "oz", "pound": "lb"]

  private static func unit(_ word: String) -> FoodUnit? {
    switch word {
    case "g", "gram", "gramme", "gr", "kg": .gram
    case "ml", "l", "cl", "dl", "millilitre", "milliliter", "fl oz": .millilitre
    case "oz", "lb": .ounce
    case "piece", "pc": .piece
    default: nil
    }
  }
}

/// Millilitres of what is weighed.
extension FoodContent {
  /// True if amounts can be typed in the unit; in millilitres also where a cup or a spoon of it is known.
  func isMeasured(in unit: FoodUnit) -> Bool {
    switch unit {
    case .ounce: basis == .grams
    case .millilitre: basis == .millilitres || massOfMillilitre != nil
    case .gram, .piece, .portion: units.contains(unit)
    }
  }

  /// The same in grams, whole ones from 10 on, where it is weighed and millilitres were typed; millilitres of a fluid
  /// ounce to a tenth.
  func weighed(_ amount: FoodAmount) -> FoodAmount {
    if amount.unit == .millilitre, basis == .millilitres, amount.quantity.denominator > 100 {
      return FoodAmount(Quantity(reducing: Int128((amount.quantity.value * 10).rounded()), 10), .millilitre) ?? amount
    }
    guard amount.unit == .millilitre, basis == .grams, let mass = massOfMillilitre else { return amount }
    let grams = (amount.quantity * mass).value / 1_000
    let tenths = Int128(grams < 10 ? (grams * 10).rounded() : grams.rounded() * 10)
    return FoodAmount(Quantity(reducing: tenths, 10), .gram) ?? amount
  }

  /// Milligrams of a millilitre, by a portion that is a cup or a spoon of it and nothing else.
  private var massOfMillilitre: Quantity? {
    guard basis == .grams else { return nil }
    for (measure, microlitres) in Self.volumes {
      guard let portion = portions.first(where: { Self.head(of: $0.measure) == measure }) else { continue }
      return portion.massOfOne * Quantity(reducing: 1_000, microlitres)
    }
    return nil
  }

  private static func head(of measure: String) -> [String] {
    Words.of(String(Substring(measure.utf8.prefix { $0 != UInt8(ascii: "(") })))
  }

  /// Microlitres of the measures of the USDA's tables, the largest first.
  ///
  /// - Source: NIST Handbook 44, appendix C: a US cup is 8 fluid ounces of 29.573 529 6 ml.
  private static let volumes: [([String], Int128)] = [
    (["cup"], 236_588), (["fl", "oz"], 29_574), (["tbsp"], 14_787), (["tsp"], 4_929),
  ]
}
