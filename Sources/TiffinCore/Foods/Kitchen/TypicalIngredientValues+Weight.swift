extension TypicalIngredientValues {
  /// True if the ingredient is a pulse such as beans or chickpeas, which are drained.
  var isPulse: Bool { parts[.tin] == 240 }

  /// True if the ingredient is a fat such as oil or butter.
  var isFat: Bool { kilocalories >= 700 && some == 15 }

  /// Returns the grams of a line's measures, using the middle of each range. Without measures, or if the weight of one
  /// is unknown, returns the grams that recipes mean if they state no quantity (``some``), which may be nil.
  func grams(_ measures: [Measure]) -> Double? {
    grams(bought: measures) ?? some
  }

  /// Returns the grams of measures, using the middle of each range; nil if there are none, or if the weight of one is
  /// unknown.
  func grams(bought measures: [Measure]) -> Double? {
    guard !measures.isEmpty else { return nil }
    var sum = 0.0
    for measure in measures {
      guard let grams = grams(measure) else { return nil }
      sum += grams
    }
    return sum
  }

  private func grams(_ measure: Measure) -> Double? {
    let count = measure.quantity.middle
    guard let unit = measure.unit else { return (count <= 1 ? whole ?? piece : piece).map { $0 * count } }
    switch unit.dimension {
    case .mass: return count * unit.size.value
    case .volume: return count * unit.size.value * density
    case .count: return piece.map { $0 * count * unit.size.value }
    case .length, .own: return one(unit, of: measure.content).map { $0 * count }
    }
  }

  private func one(_ unit: KitchenUnit, of content: PackageContent?) -> Double? {
    if let content {
      let size = content.quantity.value * content.unit.size.value
      return content.unit.dimension == .volume ? size * density : size
    }
    return parts[unit] ?? Self.usual[unit] ?? (unit.isPart ? piece : nil)
  }

  /// The usual grams of one unit, for any ingredient.
  private static let usual: [KitchenUnit: Double] = [
    .tin: 400, .packet: 250, .jar: 300, .bottle: 500, .pot: 200, .tub: 250, .bag: 250, .box: 400, .carton: 400,
    .punnet: 250, .fillet: 140, .loaf: 400, .rasher: 25, .scoop: 40, .sheet: 20, .slice: 20, .floret: 15,
    .handful: 30, .knob: 15, .dash: 2, .drizzle: 8, .drop: 0.1, .dusting: 3, .grating: 1, .pinch: 0.5, .splash: 10,
    .sprinkle: 3, .ball: 125, .bar: 100, .block: 350, .container: 250, .dollop: 20, .glass: 200, .glug: 10, .nest: 60,
    .wedge: 30, .tube: 130, .sleeve: 115, .tray: 400, .canister: 400, .pouch: 200, .log: 225, .roll: 400, .wheel: 225,
    .leaf: 5, .sprig: 2, .inch: 20, .centimetre: 8, .strip: 10,
  ]
}

extension KitchenUnit {
  /// True for a unit such as a bulb or a stalk, of which one is about one piece of the ingredient.
  fileprivate var isPart: Bool {
    switch self {
    case .bulb, .bunch, .clove, .cube, .ear, .head, .piece, .pod, .rib, .spear, .stalk, .stick: true
    default: false
    }
  }
}

extension QuantityRange {
  fileprivate var middle: Double { (lower.value + upper.value) / 2 }
}
