/// Carbohydrate, protein and fat of one meal. Nil means unknown, which is not the same as none.
public struct Macros: Hashable, Sendable {
  /// Nothing known.
  public static let unknown = Macros()

  /// Carbohydrate.
  public var carbs: Mass?
  /// Protein.
  public var protein: Mass?
  /// Fat.
  public var fat: Mass?

  /// Leaves masses unknown by default.
  public init(carbs: Mass? = nil, protein: Mass? = nil, fat: Mass? = nil) {
    self.carbs = carbs
    self.protein = protein
    self.fat = fat
  }
}
