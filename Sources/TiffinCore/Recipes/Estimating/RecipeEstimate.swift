/// What is guessed of a recipe whose own numbers nobody knows, always the same for the same recipe.
public struct RecipeEstimate: Hashable, Sendable {
  /// Nothing can be guessed.
  public static let none = RecipeEstimate()

  /// For how many it is, or is taken to be where nobody says.
  public var servings: Servings?
  /// Of one serving.
  public var energy: Energy?
  /// Of one serving, in hundredths of a US dollar.
  public var cents: Int?
  /// Of work and of cooking.
  public var time: CookTime?
  /// What it rests, marinates, chills or rises on top of that; nil for less than an hour.
  public var rest: CookTime?

  /// Unknown where nothing is given.
  public init(
    servings: Servings? = nil, energy: Energy? = nil, cents: Int? = nil, time: CookTime? = nil,
    rest: CookTime? = nil
  ) {
    self.servings = servings
    self.energy = energy
    self.cents = cents
    self.time = time
    self.rest = rest
  }

  /// The same for another number of servings.
  func shared(among count: Servings) -> RecipeEstimate {
    guard let servings, servings != count else { return self }
    var shared = self
    shared.servings = count
    shared.energy = energy.map { $0.shared(from: servings, among: count) }
    shared.cents = cents.map { $0 * servings.count / count.count }
    return shared
  }

  /// What a serving costs, roughly.
  public func cost(in currency: Currency) -> Money? {
    cents.map { currency.rough(cents: $0) }
  }
}

extension Energy {
  /// A guess for one of so many servings as it is for one of others, rounded to 10 kcal.
  func shared(from servings: Servings, among count: Servings) -> Energy {
    let kilocalories = (kilocalories * servings.count / count.count + 5) / 10 * 10
    return Energy(stored: min(Energy.range.upperBound, kilocalories))
  }
}
