extension PriceLevel {
  /// The number of latest purchases from which a level is learnt.
  static let most = 12
  /// The number of purchases that are needed to learn a level.
  static let fewest = 3
  /// The number of lines with known prices that a purchase needs; at least half of its lines need one.
  static let fewestPriced = 5

  /// Learns the level from purchases: the median of what was paid in relation to the estimate. A line without a known
  /// price counts as much as the others do on average. Purchases with too few known prices are ignored.
  ///
  /// docs/decisions/0096-price-level-learnt-from-purchases.md
  ///
  /// - Parameter purchases: The purchases, the latest first.
  init(learntFrom purchases: [(paid: Money, basket: BasketEstimate)]) {
    let ratios = purchases.compactMap { Self.ratio($0.paid, $0.basket) }.prefix(Self.most).sorted()
    guard ratios.count >= Self.fewest else {
      self = .typical
      return
    }
    let middle = ratios.count / 2
    self.init(nearest: ratios.count % 2 == 1 ? ratios[middle] : (ratios[middle - 1] + ratios[middle]) / 2)
  }

  /// Returns what was paid in relation to the estimate; nil if the purchase tells too little.
  private static func ratio(_ paid: Money, _ basket: BasketEstimate) -> Double? {
    guard basket.priced >= fewestPriced, basket.priced * 2 >= basket.lines, basket.typical.minorUnits > 0,
      paid.minorUnits > 0
    else { return nil }
    let whole = Double(basket.typical.minorUnits) * Double(basket.lines) / Double(basket.priced)
    return Double(paid.minorUnits) / whole
  }
}
