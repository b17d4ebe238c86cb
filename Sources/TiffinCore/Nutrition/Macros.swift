/// Carbohydrate, protein and fat of one meal. Nil means unknown, which is not the same as none.
public struct Macros: Hashable, Sendable {
  /// Masses that are all unknown.
  public static let unknown = Macros()

  /// The mass of carbohydrate.
  public var carbs: Mass?
  /// The mass of protein.
  public var protein: Mass?
  /// The mass of fat.
  public var fat: Mass?

  /// Creates macros from separate masses; each is unknown by default.
  public init(carbs: Mass? = nil, protein: Mass? = nil, fat: Mass? = nil) {
    self.carbs = carbs
    self.protein = protein
    self.fat = fat
  }
}
