extension Nutrients {
  /// Returns the nutrients multiplied by `part`. Energy is rounded half up to the kilocalorie and masses to the
  /// milligram; values are capped at `Int32.max`.
  public func scaled(by part: Quantity) -> Nutrients {
    var scaled = Nutrients()
    for nutrient in Nutrient.allCases {
      guard let value = self[nutrient] else { continue }
      let unit: Int128 = nutrient == .energy ? 1_000 : 1
      let (top, bottom) = (Int128(value) * Int128(part.numerator), Int128(part.denominator) * unit)
      scaled[nutrient] = Int(min((top * 2 + bottom) / (bottom * 2) * unit, Int128(Int32.max)))
    }
    return scaled
  }
}
