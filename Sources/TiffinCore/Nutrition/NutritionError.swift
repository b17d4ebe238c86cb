/// A figure outside the range that Tiffin keeps.
public enum NutritionError: Error, Hashable, Sendable {
  /// Outside ``Energy/range``.
  case energyOutOfRange
  /// Outside ``Mass/range``.
  case massOutOfRange
}
