/// Estimated values of a recipe, nil if they are unknown. They depend on its ingredients, steps and servings; the
/// energy, the macros and ``worked`` also on the foods that were matched with its ingredients, if enough are known.
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
  /// The additional time to rest, marinate, chill or rise; nil if no such time lasts an hour.
  public var rest: CookTime?
  /// The macros of one serving, computed from the foods; unknown if too few foods are known.
  public var macros: Macros = .unknown
  /// The number of lines, and of those with a known food and weight; nil if the recipe has not been matched, or has no
  /// ingredients.
  public var worked: FoodCoverage?

  /// Returns the estimate if the recipe is divided into another number of servings; the same if its servings are
  /// unknown.
  func shared(among count: Servings) -> RecipeEstimate {
    guard let servings, servings != count else { return self }
    var shared = self
    shared.servings = count
    shared.energy = energy.map { $0.shared(from: servings, among: count) }
    shared.macros = macros.shared(from: servings, among: count)
    shared.cents = cents.map { $0 * servings.count / count.count }
    return shared
  }

  /// Returns the rough cost of one serving, converted to a currency; nil if it is unknown.
  public func cost(in currency: Currency) -> Money? {
    cents.map { currency.rough(cents: $0) }
  }
}

extension Energy {
  /// Returns the estimated energy of one serving if the recipe is divided into `count` instead of `servings` servings,
  /// rounded to 10 kcal.
  func shared(from servings: Servings, among count: Servings) -> Energy {
    let kilocalories = (kilocalories * servings.count / count.count + 5) / 10 * 10
    return Energy(stored: min(Energy.range.upperBound, kilocalories))
  }
}
