/// What a person wants to eat in a day. Nil: no goal.
public struct Goals: Equatable, Sendable {
  /// None is set.
  public static let none = Goals()

  /// Energy a day.
  public var energy: Energy?
  /// Carbohydrate, protein and fat a day.
  public var macros: Macros

  /// No goal where nothing is given.
  public init(energy: Energy? = nil, macros: Macros = .unknown) {
    self.energy = energy
    self.macros = macros
  }
}
