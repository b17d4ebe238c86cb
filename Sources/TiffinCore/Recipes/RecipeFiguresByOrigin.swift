/// The values of a recipe with their origins. Values that the recipe states have precedence, followed by those that the
/// household has entered, followed by estimates.
public struct RecipeFiguresByOrigin: Hashable, Sendable {
  /// Stored indirectly, because half a kilobyte would otherwise be copied with each row of a page.
  private indirect enum Parts: Hashable, Sendable {
    case all(told: RecipeFigures, remembered: RecipeFigures, estimate: RecipeEstimate)
  }

  private let parts: Parts

  /// Creates the values from those of the three origins.
  ///
  /// - Parameter estimate: An estimate for the servings that the recipe states, or for estimated ones. If only the
  ///   household has entered the servings, the estimate is converted to these.
  public init(told: RecipeFigures, remembered: RecipeFigures = RecipeFigures(), estimate: RecipeEstimate = .none) {
    let cut = told.servings == nil ? remembered.servings : nil
    parts = .all(
      told: told, remembered: remembered, estimate: cut.map { estimate.shared(among: $0) } ?? estimate)
  }

  /// The values that the recipe states.
  public var told: RecipeFigures {
    switch parts {
    case .all(let told, _, _): told
    }
  }

  /// The values that the household has entered.
  public var remembered: RecipeFigures {
    switch parts {
    case .all(_, let remembered, _): remembered
    }
  }

  /// The values that are estimated from the ingredients and the steps.
  public var estimate: RecipeEstimate {
    switch parts {
    case .all(_, _, let estimate): estimate
    }
  }

  /// The values stated by the recipe or by the household.
  public var said: RecipeFigures { told.completed(by: remembered) }

  /// The energy of one serving; nil if it is unknown.
  public var energy: StatedOrEstimated<Energy>? {
    StatedOrEstimated(told.energy ?? remembered.energy, else: estimate.energy, ifServing: assumedServings)
  }

  /// The macros of one serving: the stated ones, otherwise those computed from the foods of the ingredients.
  public var macros: Macros { areMacrosEstimated ? estimate.macros : said.macros }

  /// True if the macros are computed from the foods of the ingredients. They are shown with "≈".
  public var areMacrosEstimated: Bool { said.macros == .unknown && estimate.macros != .unknown && areFoodsFitting }

  /// True if the stated energy is unknown, or differs from that of the foods by at most a fifth, the usual variation
  /// among foods of the same name. If it differs more, the foods' macros would contradict the stated energy.
  var areFoodsFitting: Bool {
    guard let stated = said.energy?.kilocalories else { return true }
    guard let worked = estimate.energy?.kilocalories, estimate.worked?.isUsed == true else { return false }
    return abs(worked - stated) * 5 <= stated
  }

  /// The number of the recipe's lines, and of those with a known food and weight; nil if the energy is not computed
  /// from the foods.
  public var worked: FoodCoverage? {
    said.energy == nil && estimate.worked?.isUsed == true ? estimate.worked : nil
  }

  /// Returns the cost of one serving in the household's currency; nil if it is unknown.
  public func cost(in currency: Currency) -> StatedOrEstimated<Money>? {
    StatedOrEstimated(told.cost ?? remembered.cost, else: estimate.cost(in: currency), ifServing: assumedServings)
  }

  /// The time for work and cooking, without ``rest``; nil if it is unknown.
  public var time: StatedOrEstimated<CookTime>? {
    told.time.map { RecipeTime(told: $0, estimate).active } ?? StatedOrEstimated(remembered.time, else: estimate.time)
  }

  /// The time for resting, marinating, chilling or rising; nil if the steps mention no such time of an hour or longer.
  public var rest: CookTime? {
    told.time.map { RecipeTime(told: $0, estimate).rest } ?? estimate.rest
  }

  /// The number of servings; nil if it is neither stated nor estimated.
  public var servings: StatedOrEstimated<Servings>? {
    StatedOrEstimated(told.servings ?? remembered.servings, else: estimate.servings)
  }

  /// The assumed number of servings; nil if the number is stated, or unknown.
  public var assumedServings: Servings? {
    told.servings == nil && remembered.servings == nil ? estimate.servings : nil
  }

  /// True if the household can enter the servings, because an estimate for one serving depends on them.
  public var areServingsWanted: Bool {
    let isGuessed = said.energy == nil && estimate.energy != nil || said.cost == nil && estimate.cents != nil
    return told.servings == nil && servings != nil && isGuessed
  }

  /// True if the recipe does not state all values, so that the household can enter the others.
  public var hasGaps: Bool {
    told.energy == nil || told.cost == nil || told.time == nil || told.servings == nil || told.macros.carbs == nil
      || told.macros.protein == nil || told.macros.fat == nil
  }
}

/// A value that is either stated or estimated.
public struct StatedOrEstimated<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public let value: Value
  /// True if the value is an estimate, which is shown with "≈".
  public let isEstimated: Bool
  /// The assumed servings on which an estimate for one serving depends; nil if the servings are known.
  public let ifServing: Servings?

  /// Creates a value with its origin.
  public init(_ value: Value, isEstimated: Bool = false, ifServing: Servings? = nil) {
    self.value = value
    self.isEstimated = isEstimated
    self.ifServing = ifServing
  }

  init?(_ said: Value?, else guess: Value?, ifServing: Servings? = nil) {
    guard let value = said ?? guess else { return nil }
    self.init(value, isEstimated: said == nil, ifServing: said == nil ? ifServing : nil)
  }

  /// Returns another value with the same origin.
  public func map<Other>(_ change: (Value) -> Other) -> StatedOrEstimated<Other> {
    StatedOrEstimated<Other>(change(value), isEstimated: isEstimated, ifServing: ifServing)
  }
}
