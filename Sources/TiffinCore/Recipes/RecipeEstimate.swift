/// What is guessed of a recipe whose own numbers nobody knows, always the same for the same recipe.
public struct RecipeEstimate: Hashable, Sendable {
  /// Nothing can be guessed.
  public static let none = RecipeEstimate()

  /// Of one serving.
  public var energy: Energy?
  /// Of one serving, in hundredths of a US dollar.
  public var cents: Int?
  /// From beginning to end.
  public var time: CookTime?

  /// Unknown where nothing is given.
  public init(energy: Energy? = nil, cents: Int? = nil, time: CookTime? = nil) {
    self.energy = energy
    self.cents = cents
    self.time = time
  }

  /// What a serving costs, roughly.
  public func cost(in currency: Currency) -> Money? {
    cents.map { currency.rough(cents: $0) }
  }
}
