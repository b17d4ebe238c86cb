/// A unit in which a food can be measured.
public enum FoodUnit: Hashable, Sendable {
  /// One of its portions, by its place.
  case portion(Int)
  case gram, millilitre, ounce, piece

  /// As forms name it: "p0", "g".
  public var code: String {
    switch self {
    case .portion(let place): "p\(place)"
    case .gram: "g"
    case .millilitre: "ml"
    case .ounce: "oz"
    case .piece: "piece"
    }
  }

  /// Nil for anything but a code.
  public init?(code: String) {
    let named: [FoodUnit] = [.gram, .millilitre, .ounce, .piece]
    if let unit = named.first(where: { $0.code == code }) {
      self = unit
    } else if code.utf8.first == UInt8(ascii: "p"), let place = Int(code.dropFirst()), place >= 0 {
      self = .portion(place)
    } else {
      return nil
    }
  }
}

extension FoodContent {
  /// The units that it can be measured in, its portions first. Where an ounce is one of these, it is there once.
  public var units: [FoodUnit] {
    let own = portions.indices.map(FoodUnit.portion)
    return switch basis {
    case .grams: own + (portions.contains { $0.measure == "oz" } ? [.gram] : [.gram, .ounce])
    case .millilitres: own + [.millilitre]
    case .piece: [.piece]
    }
  }

  /// What the unit is called: "cup, mashed".
  public func name(of unit: FoodUnit) -> String {
    if case .portion(let place) = unit { portions[place].measure } else { unit.code }
  }

  /// The usual portion: a medium one, a slice, a piece or a large one, else the first that is no cup or more of it, else
  /// the first; grams or millilitres if it has none.
  public var usual: FoodUnit {
    if basis == .piece { return .piece }
    let places = portions.indices
    for word in ["medium", "slice", "piece", "fruit", "large"] {
      let found = places.first { Words.of(portions[$0].measure).contains(word) }
      if let found { return .portion(found) }
    }
    let small = places.first { place in
      !Words.of(portions[place].measure).prefix(1).contains { Self.vessels.contains($0) }
    }
    if let first = small ?? places.first { return .portion(first) }
    return switch basis {
    case .grams: .gram
    case .millilitres: .millilitre
    case .piece: .piece
    }
  }

  private static let vessels: Set<String> = ["cup", "fl", "pint", "quart", "gallon"]

  /// Milligrams of one of the unit; nil for pieces.
  public func mass(of unit: FoodUnit) -> Quantity? {
    switch unit {
    case .portion(let place): portions.indices.contains(place) ? portions[place].massOfOne : nil
    case .gram, .millilitre: Quantity(1_000)
    // The avoirdupois ounce.
    case .ounce: Quantity(reducing: 28_349_523_125, 1_000_000)
    case .piece: nil
    }
  }
}
