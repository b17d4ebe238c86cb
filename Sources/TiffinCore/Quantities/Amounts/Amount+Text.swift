extension Amount {
  /// The amount as shown on the grocery list, such as `1.2 kg + 2 cups + a pinch`; empty if no quantity is known.
  ///
  /// The order is mass, volume, length, counted items, then other units in the order of ``KitchenUnit``; then `some` if
  /// there are also shares without a quantity.
  public var text: String {
    var parts = [KitchenUnit.Dimension.mass, .volume, .length].flatMap(measured).map(\.text)
    parts += counted.map(\.text)
    if unmeasured > 0, !parts.isEmpty { parts.append("some") }
    return parts.joined(separator: " + ")
  }

  /// The quantities that are added up only with the same unit, in a fixed order.
  private var counted: [Measure] {
    let kinds = quantities.keys.filter { $0.unit?.dimension ?? .own == .own }
    return kinds.sorted(by: Self.precedes).compactMap { kind in
      quantities[kind].map { Measure($0, kind.unit, content: kind.content) }
    }
  }

  private static func precedes(_ one: Kind, _ other: Kind) -> Bool {
    guard one.unit == other.unit else { return place(one.unit) < place(other.unit) }
    return (one.content?.text ?? "") < (other.content?.text ?? "")
  }

  private static func place(_ unit: KitchenUnit?) -> Int {
    unit.flatMap(KitchenUnit.allCases.firstIndex) ?? -1
  }

  /// Returns the quantities of a dimension: a single metric sum if any of them is metric, otherwise in their own units.
  private func measured(_ dimension: KitchenUnit.Dimension) -> [Measure] {
    let kinds = kinds(of: dimension)
    let measures = kinds.compactMap { kind in quantities[kind].map { Measure($0, kind.unit) } }
    guard let base = KitchenUnit.base(of: dimension), kinds != [Kind(unit: base, content: nil)] else { return measures }
    if kinds.contains(where: { $0.unit == base }) { return [Measure(total(dimension), base)] }
    return measures.allSatisfy(\.quantity.isSingle)
      ? Self.parted(total(dimension).lower, kinds.compactMap(\.unit)) : measures
  }

  /// Returns the sum of a dimension in its base unit: grams, millilitres or centimetres.
  func total(_ dimension: KitchenUnit.Dimension) -> QuantityRange {
    kinds(of: dimension).reduce(.zero) { sum, kind in
      sum + (quantities[kind] ?? .zero) * (kind.unit?.size ?? .one)
    }
  }
}
