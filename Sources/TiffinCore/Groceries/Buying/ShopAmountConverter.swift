/// A converter of the amount that recipes need to an amount that shops sell: one rounded sum, if all parts can be
/// converted to weights.
struct ShopAmountConverter {
  let form: FormOfSale
  /// Returns the weight of a measure in grams; nil if it is unknown.
  let grams: (Measure) -> Double?

  /// Returns the amount to buy. The exact amount is shown with the recipes.
  func toBuy(_ wanted: Amount) -> Amount {
    if wanted.quantities.isEmpty { return wanted }
    switch form {
    case .seasoning: return large(wanted, from: 100) ?? .some
    case .oil: return large(wanted, from: 230).map(sum) ?? .some
    default: return sum(wanted.withoutTraces)
    }
  }

  /// Returns the packages, and the other measured parts if they weigh at least `limit` grams; nil if neither remains.
  private func large(_ wanted: Amount, from limit: Double) -> Amount? {
    let packages = wanted.filter { $0.unit?.isContainer == true }
    let rest = wanted.filter { $0.unit?.isContainer != true && $0.unit != nil }
    let isMuch = weight(of: rest).map { $0 >= limit } ?? false
    let large = isMuch ? packages + rest : packages
    return large.isNone ? nil : large.wholeThings
  }

  private func sum(_ wanted: Amount) -> Amount {
    if wanted.quantities.isEmpty { return .some }
    return packages(wanted) ?? things(wanted) ?? liquid(wanted) ?? mass(wanted) ?? units(wanted) ?? separated(wanted)
  }

  /// Returns the amount as a number of packages, rounded up: a tin and a cup of coconut milk are two tins; nil if there
  /// are no packages, if there are several kinds of them, or if weights are unknown.
  private func packages(_ wanted: Amount) -> Amount? {
    let packages = wanted.quantities.keys.filter { $0.unit?.isContainer == true }
    guard !packages.isEmpty, Set(packages.map(\.unit)).count == 1 else { return nil }
    let sized = packages.filter { $0.content != nil }.sorted { ($0.content?.size ?? 0) < ($1.content?.size ?? 0) }
    guard let kind = sized.first ?? packages.first else { return nil }
    if wanted.quantities.count == 1 { return wanted.wholeThings }
    guard let one = grams(Measure(.one, kind.unit, content: kind.content)), one > 0, let all = weight(of: wanted) else {
      return nil
    }
    return Amount(Measure(QuantityRange(.roundedUp(all / one)), kind.unit, content: kind.content))
  }

  /// Returns the amount as whole pieces, bulbs or bunches; nil for other forms, if a recipe states a weight, or if the
  /// weight of a part is unknown.
  private func things(_ wanted: Amount) -> Amount? {
    let unit: KitchenUnit?
    switch form {
    case .pieces: unit = nil
    case .unit(let own): unit = own
    default: return nil
    }
    guard !wanted.has(.mass) else { return nil }
    if wanted.quantities.count == 1, wanted.quantities.keys.first?.unit == unit { return wanted.wholeThings }
    guard let one = grams(Measure(.one, unit)), one > 0, let all = weight(of: wanted) else { return nil }
    return Amount(Measure(QuantityRange(.roundedUp(all / one)), unit))
  }

  private func liquid(_ wanted: Amount) -> Amount? {
    guard form == .liquid || form == .oil, wanted.has(.volume) || wanted.quantities.count > 1 else { return nil }
    if wanted.quantities.count == 1, let unit = wanted.quantities.keys.first?.unit,
      [.pint, .quart, .gallon].contains(unit)
    {
      return wanted
    }
    let density = grams(Measure(.one, .millilitre)) ?? 1
    var all = 0.0
    for (kind, quantity) in wanted.quantities {
      if let unit = kind.unit, unit.dimension == .volume {
        all += quantity.upper.value * unit.size.value
      } else if let grams = weight(kind, quantity) {
        all += grams / density
      } else {
        return nil
      }
    }
    return Amount(Measure(QuantityRange(.rounded(all)), .millilitre))
  }

  /// Returns the total weight, in ounces and pounds if all stated weights are in these units; nil if the weight of a
  /// part is unknown, or if the parts need not be weighed to be added up.
  private func mass(_ wanted: Amount) -> Amount? {
    guard wanted.has(.mass) || wanted.has(.volume) || wanted.dimensions > 1, let all = weight(of: wanted) else {
      return nil
    }
    let masses = wanted.quantities.keys.compactMap(\.unit).filter { $0.dimension == .mass }
    if !masses.isEmpty, masses.allSatisfy({ !$0.isMetric }) { return Amount(.imperial(all)) }
    if wanted.quantities.count == 1, let range = wanted.quantities.values.first, !range.isSingle, !masses.isEmpty {
      return wanted
    }
    return Amount(Measure(QuantityRange(.rounded(all)), .gram))
  }

  /// Returns the sum of pieces with different names, such as five for two chicken breasts and three fillets; nil for
  /// other units.
  private func units(_ wanted: Amount) -> Amount? {
    let units = wanted.quantities.keys.map(\.unit)
    guard units.allSatisfy({ $0.map(Self.pieces.contains) ?? true }) else { return nil }
    let most = wanted.quantities.max { one, other in
      (one.value.upper, other.key.unit?.rawValue ?? "") < (other.value.upper, one.key.unit?.rawValue ?? "")
    }
    let all = wanted.quantities.values.reduce(.zero, +)
    return Amount(Measure(all, most?.key.unit)).wholeThings
  }

  /// Returns the quantities separately, except for a single sum of all volumes, rounded up to quarters.
  private func separated(_ wanted: Amount) -> Amount {
    var apart = wanted.wholeThings
    let volumes = apart.kinds(of: .volume)
    guard volumes.count > 1, let largest = volumes.first?.unit else { return apart }
    let all = apart.total(.volume).upper / largest.size
    for kind in volumes { apart.quantities[kind] = nil }
    let quarters = Quantity(reducing: Int128((all.value * 4).rounded(.up)), 4)
    return apart + Amount(Measure(QuantityRange(quarters), largest))
  }

  private func weight(of amount: Amount) -> Double? {
    var sum = 0.0
    for (kind, quantity) in amount.quantities {
      guard let grams = weight(kind, quantity) else { return nil }
      sum += grams
    }
    return sum
  }

  private func weight(_ kind: Amount.Kind, _ quantity: QuantityRange) -> Double? {
    if let unit = kind.unit, unit.dimension == .mass { return quantity.upper.value * unit.size.value }
    return grams(Measure(QuantityRange(quantity.upper), kind.unit, content: kind.content))
  }

  private static let pieces: Set<KitchenUnit> = [.piece, .fillet, .head, .stick, .stalk, .bulb, .part]
}

extension Amount {
  fileprivate func filter(_ isKept: (Kind) -> Bool) -> Amount {
    var kept = Amount()
    kept.quantities = quantities.filter { isKept($0.key) }
    return kept
  }

  /// The amount without pinches, knobs and the like; handfuls are kept.
  fileprivate var withoutTraces: Amount {
    filter { !($0.unit?.isRough ?? false) || $0.unit == .handful }
  }

  fileprivate func has(_ dimension: KitchenUnit.Dimension) -> Bool {
    quantities.keys.contains { $0.unit?.dimension == dimension }
  }

  /// The number of dimensions. Each unit that cannot be converted to others counts as a dimension of its own.
  fileprivate var dimensions: Int {
    Set(quantities.keys.map { kind in kind.unit?.dimension == .own ? "\(kind)" : "\(kind.unit?.dimension ?? .count)" })
      .count
  }
}

extension Measure {
  /// Returns a weight in whole ounces below 15.5 oz, otherwise in quarters of a pound.
  fileprivate static func imperial(_ grams: Double) -> Measure {
    let ounces = grams / KitchenUnit.ounce.size.value
    if ounces < 15.5 { return Measure(QuantityRange(Quantity(reducing: Int128(max(1, ounces.rounded())), 1)), .ounce) }
    return Measure(QuantityRange(Quantity(reducing: Int128((ounces / 4).rounded()), 4)), .pound)
  }
}

extension Quantity {
  /// Rounds up to a whole number, at least 1. A fraction up to 0.15 is dropped.
  fileprivate static func roundedUp(_ count: Double) -> Quantity {
    Quantity(reducing: max(1, Int128(min((count - 0.15).rounded(.up), 1e9))), 1)
  }

  /// Rounds grams or millilitres to multiples of 5 below 100, of 10 below 500 and of 50 from 500 on; at least 5.
  fileprivate static func rounded(_ amount: Double) -> Quantity {
    let step = amount < 100 ? 5.0 : amount < 500 ? 10 : 50
    return Quantity(reducing: max(5, Int128(min((amount / step).rounded() * step, 1e12))), 1)
  }
}

extension PackageContent {
  fileprivate var size: Double { quantity.value * unit.size.value }
}
