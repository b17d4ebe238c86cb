/// Estimated values of a recipe, which depend only on its ingredients, steps and servings.
public struct RecipeEstimate: Hashable, Sendable {
  /// An estimate with all values unknown.
  public static let none = RecipeEstimate()

  /// The number of servings, stated or assumed.
  public var servings: Servings?
  /// The energy of one serving.
  public var energy: Energy?
  /// The cost of one serving in US cents.
  public var cents: Int?
  /// The time for work and cooking.
  public var time: CookTime?
  /// The additional time to rest, marinate, chill or rise; nil below an hour.
  public var rest: CookTime?
  /// The macros of one serving, if they are known for its foods.
  public var macros: Macros = .unknown
  /// The number of lines that are covered by foods; nil if the recipe has not been matched, or has no ingredients.
  public var worked: FoodCoverage?

  /// Returns the estimate for another number of servings.
  func shared(among count: Servings) -> RecipeEstimate {
    guard let servings, servings != count else { return self }
    var shared = self
    shared.servings = count
    shared.energy = energy.map { $0.shared(from: servings, among: count) }
    shared.macros = macros.shared(from: servings, among: count)
    shared.cents = cents.map { $0 * servings.count / count.count }
    return shared
  }

  /// Returns the rough cost of a serving in a currency; nil if it is unknown.
  public func cost(in currency: Currency) -> Money? {
    cents.map { currency.rough(cents: $0) }
  }
}

extension Energy {
  /// Converts the estimated energy of one serving to another number of servings, rounded to 10 kcal.
  func shared(from servings: Servings, among count: Servings) -> Energy {
    let kilocalories = (kilocalories * servings.count / count.count + 5) / 10 * 10
    return Energy(stored: min(Energy.range.upperBound, kilocalories))
  }
}
