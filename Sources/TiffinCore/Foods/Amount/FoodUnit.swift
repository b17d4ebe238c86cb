/// A unit in which a food can be measured.
public enum FoodUnit: Hashable, Sendable {
  /// One of the food's portions, given by its index.
  case portion(Int)
  case gram, millilitre, ounce, piece
  /// A spoon, a cup or a similar unit of a food with known density.
  case volume(KitchenUnit)

  /// The code of the unit in forms, such as "p0" or "g".
  public var code: String {
    switch self {
    case .portion(let place): "p\(place)"
    case .gram: "g"
    case .millilitre: "ml"
    case .ounce: "oz"
    case .piece: "piece"
    case .volume(let unit): unit.rawValue
    }
  }

  /// Creates the unit with a code; nil for any other text.
  public init?(code: String) {
    let named: [FoodUnit] = [.gram, .millilitre, .ounce, .piece]
    if let unit = named.first(where: { $0.code == code }) {
      self = unit
    } else if code.utf8.first == UInt8(ascii: "p"), let place = Int(code.dropFirst()), place >= 0 {
      self = .portion(place)
    } else if let unit = KitchenUnit(rawValue: code), unit.volume != nil {
      self = .volume(unit)
    } else {
      return nil
    }
  }
}

extension FoodContent {
  /// The units in which the food can be measured: its portions, the usual one first, followed by weights. The ounce is
  /// omitted if it is one of the portions.
  public var units: [FoodUnit] {
    let own = shownPortions.map(FoodUnit.portion)
    return switch basis {
    case .grams: own + (portions.contains { $0.measure == "oz" } ? [.gram] : [.gram, .ounce])
    case .millilitres: own + [.millilitre]
    case .piece: [.piece]
    }
  }

  /// Returns the units, followed by a typed or stored one such as "pint" if it is not among them.
  public func units(with chosen: FoodUnit?) -> [FoodUnit] {
    guard let chosen, !units.contains(chosen), isMeasured(in: chosen) else { return units }
    return units + [chosen]
  }

  /// The indices of the portions to show, the usual one first, without duplicates and without yields, which are not
  /// portions.
  public var shownPortions: [Int] {
    var seen: Set<[String]> = []
    let usual = if case .portion(let place) = usual { [place] } else { [Int]() }
    let places = usual + portions.indices.filter { !usual.contains($0) }
    return places.filter { place in
      let portion = portions[place]
      let isRepeated =
        portion.isServing
        && portions.indices.contains { other in
          other != place && !portions[other].isServing && portions[other].massOfOne == portion.massOfOne
        }
      if usual != [place], isRepeated || portion.isYield { return false }
      return seen.insert([portion.label, portion.massOfOne.decimals]).inserted
    }
  }

  /// Returns the name of a unit, such as "cup, mashed".
  public func name(of unit: FoodUnit) -> String {
    if case .portion(let place) = unit { portions[place].label } else { unit.code }
  }

  /// The usual portion: the one stated by the source; otherwise a medium one, a slice, a piece, a fruit or a large one;
  /// otherwise the first that is not a cup, a fluid ounce or larger; otherwise the first. If there are no portions,
  /// grams, millilitres or pieces.
  public var usual: FoodUnit {
    if basis == .piece { return .piece }
    let places = portions.indices
    if let usualPortion, places.contains(usualPortion) { return .portion(usualPortion) }
    for word in ["medium", "slice", "piece", "fruit", "large"] {
      let found = places.first { SearchWords.of(portions[$0].measure).contains(word) }
      if let found { return .portion(found) }
    }
    let small = places.first { place in
      !SearchWords.of(portions[place].measure).prefix(1).contains { Self.vessels.contains($0) }
    }
    if let first = small ?? places.first { return .portion(first) }
    return basis == .millilitres ? .millilitre : .gram
  }

  /// The usual portion in the amount stated by the source, such as 2 tbsp or ½ fillet; otherwise 100 g, 100 ml or a
  /// piece.
  public var usualAmount: (quantity: Quantity, unit: FoodUnit) {
    let unit = usual
    return switch unit {
    case .portion(let place): (Quantity(portions[place].amount, over: 1_000) ?? .one, unit)
    case .piece: (.one, unit)
    default: (Quantity(reducing: 100, 1), unit)
    }
  }

  private static let vessels: Set<String> = ["cup", "fl", "pint", "quart", "gallon"]

  /// Returns the milligrams of one unit, or its microlitres for a food measured by volume; nil for pieces, and if they
  /// are unknown. A millilitre always counts as 1,000: convert millilitres of a weighed food with ``weighed(_:)``
  /// first.
  public func mass(of unit: FoodUnit) -> Quantity? {
    switch unit {
    case .portion(let place): portions.indices.contains(place) ? portions[place].massOfOne : nil
    case .gram, .millilitre: Quantity(1_000)
    // This is the avoirdupois ounce.
    case .ounce: Quantity(reducing: 28_349_523_125, 1_000_000)
    case .piece: nil
    case .volume(let unit): mass(ofVolume: unit)
    }
  }
}
