/// A person's daily goals; nil means no goal.
public struct DailyGoals: Equatable, Sendable {
  /// Goals whose values are all nil.
  public static let none = DailyGoals()

  /// The energy per day.
  public var energy: Energy?
  /// Carbohydrate, protein and fat per day.
  public var macros: Macros = .unknown
  /// Fibre, sugars, saturated fat and salt per day.
  public var further: FurtherNutrients = .unknown
}
