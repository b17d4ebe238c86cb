/// A figure outside the range that Tiffin stores.
public enum NutritionError: Error, Hashable, Sendable {
  /// The energy is outside ``Energy/range``.
  case energyOutOfRange
  /// The mass is outside ``Mass/range``.
  case massOutOfRange
}
