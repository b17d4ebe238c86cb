/// A figure outside the range that Tiffin keeps.
public enum NutritionError: Error, Hashable, Sendable {
  /// Outbound ``Energy/range``.
  case energyOutOfRange
  /// Outbound ``Mass/range``.
  case massOutOfRange
}
