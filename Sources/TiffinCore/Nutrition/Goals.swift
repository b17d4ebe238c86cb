/// A person's daily goals; nil means no goal.
public struct Goals: Equatable, Sendable {
  /// No goals.
  public static let none = Goals()

  /// The energy per day.
  public var energy: Energy?
  /// Carbohydrate, protein and fat per day.
  public var macros: Macros
  /// Fibre, sugars, saturated fat and salt per day.
  public var further: FurtherNutrients

  /// Creates goals; each is unset by default.
  public init(energy: Energy? = nil, macros: Macros = .unknown, further: FurtherNutrients = .unknown) {
    self.energy = energy
    self.macros = macros
    self.further = further
  }
}
