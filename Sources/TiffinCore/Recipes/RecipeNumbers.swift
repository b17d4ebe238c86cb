/// What is known of a recipe in numbers, and from whom: what it says itself counts first, then what the household filled
/// in, then what is guessed.
public struct RecipeNumbers: Hashable, Sendable {
  /// By the recipe itself.
  public let told: RecipeFigures
  /// By the household, once.
  public let remembered: RecipeFigures
  /// By nobody.
  public let estimate: RecipeEstimate

  /// - Parameter estimate: for as many servings as the recipe tells, or for a guess of them. What the household knows of
  ///   them counts here too.
  public init(told: RecipeFigures, remembered: RecipeFigures = RecipeFigures(), estimate: RecipeEstimate = .none) {
    self.told = told
    self.remembered = remembered
    if told.servings == nil, let servings = remembered.servings {
      self.estimate = estimate.shared(among: servings)
    } else {
      self.estimate = estimate
    }
  }

  /// What somebody said, by whom it may be.
  public var said: RecipeFigures {
    RecipeFigures(
      servings: told.servings ?? remembered.servings, energy: told.energy ?? remembered.energy, macros: macros,
      cost: told.cost ?? remembered.cost, time: told.time ?? remembered.time)
  }

  /// Of one serving.
  public var energy: Known<Energy>? { Known(said.energy, else: estimate.energy, ifServing: assumedServings) }

  /// Of one serving. It is never guessed.
  public var macros: Macros {
    Macros(
      carbs: told.macros.carbs ?? remembered.macros.carbs, protein: told.macros.protein ?? remembered.macros.protein,
      fat: told.macros.fat ?? remembered.macros.fat)
  }

  /// Of one serving, in the household's currency.
  public func cost(in currency: Currency) -> Known<Money>? {
    Known(said.cost, else: estimate.cost(in: currency), ifServing: assumedServings)
  }

  /// Of work and of cooking, without ``rest``.
  public var time: Known<CookTime>? {
    told.time.map { RecipeTime(told: $0, estimate).active } ?? Known(remembered.time, else: estimate.time)
  }

  /// What it rests, marinates, chills or rises; nil for less than an hour.
  public var rest: CookTime? {
    told.time.map { RecipeTime(told: $0, estimate).rest } ?? estimate.rest
  }

  /// For how many; nil where nobody said, and nothing could be guessed.
  public var servings: Known<Servings>? { Known(said.servings, else: estimate.servings) }

  /// For how many it is taken to be because nobody says; nil where somebody does.
  public var assumedServings: Servings? { said.servings == nil ? estimate.servings : nil }

  /// Whether the household may say for how many it is, and something that is guessed of one serving hangs on it.
  public var areServingsWanted: Bool {
    let isGuessed = said.energy == nil && estimate.energy != nil || said.cost == nil && estimate.cents != nil
    return told.servings == nil && servings != nil && isGuessed
  }

  /// Whether somebody can fill something in that the recipe leaves open.
  public var hasGaps: Bool {
    told.energy == nil || told.cost == nil || told.time == nil || told.servings == nil || told.macros.carbs == nil
      || told.macros.protein == nil || told.macros.fat == nil
  }
}

/// A value, and whether somebody said so or it is a guess.
public struct Known<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it is, or may be.
  public let value: Value
  /// Shown with ≈.
  public let isEstimated: Bool
  /// A guess of one serving that is right only if the recipe is for so many, which nobody said.
  public let ifServing: Servings?

  /// Marks a value.
  public init(_ value: Value, isEstimated: Bool = false, ifServing: Servings? = nil) {
    self.value = value
    self.isEstimated = isEstimated
    self.ifServing = ifServing
  }

  init?(_ said: Value?, else guess: Value?, ifServing: Servings? = nil) {
    guard let value = said ?? guess else { return nil }
    self.init(value, isEstimated: said == nil, ifServing: said == nil ? ifServing : nil)
  }

  /// Another value that can be relied upon as far as this one.
  public func map<Other>(_ change: (Value) -> Other) -> Known<Other> {
    Known<Other>(change(value), isEstimated: isEstimated, ifServing: ifServing)
  }
}
