/// Figures of a recipe, stated by the recipe itself or by a person. Nil means unknown, which is not the same as none.
public struct RecipeFigures: Hashable, Sendable {
  /// The number of servings or pieces.
  public var servings: Servings?
  /// Of one serving.
  public var energy: Energy?
  /// Of one serving.
  public var macros: Macros = .unknown
  /// Of one serving.
  public var cost: Money?
  /// The time that the recipe states from start to end; without resting if a household entered it.
  public var time: CookTime?

  /// Leaves figures unknown by default.
  public init(
    servings: Servings? = nil, energy: Energy? = nil, macros: Macros = .unknown, cost: Money? = nil,
    time: CookTime? = nil
  ) {
    self.servings = servings
    self.energy = energy
    self.macros = macros
    self.cost = cost
    self.time = time
  }

  /// True if nothing is known.
  public var isEmpty: Bool { self == RecipeFigures() }

  /// Returns these figures, with others' where one is unknown.
  func completed(by others: RecipeFigures) -> RecipeFigures {
    RecipeFigures(
      servings: servings ?? others.servings, energy: energy ?? others.energy,
      macros: Macros(
        carbs: macros.carbs ?? others.macros.carbs, protein: macros.protein ?? others.macros.protein,
        fat: macros.fat ?? others.macros.fat),
      cost: cost ?? others.cost, time: time ?? others.time)
  }

  /// Returns these figures but for those that others have, too.
  func without(_ others: RecipeFigures) -> RecipeFigures {
    func new<Value>(_ figure: KeyPath<RecipeFigures, Value?>) -> Value? {
      others[keyPath: figure] == nil ? self[keyPath: figure] : nil
    }
    return RecipeFigures(
      servings: new(\.servings), energy: new(\.energy),
      macros: Macros(carbs: new(\.macros.carbs), protein: new(\.macros.protein), fat: new(\.macros.fat)),
      cost: new(\.cost), time: new(\.time))
  }
}

/// The time that a recipe takes, in whole minutes.
public struct CookTime: Hashable, Comparable, Sendable {
  /// The possible minutes of one recipe: up to about seventy days.
  public static let range = 0...100_000

  /// Within ``range``.
  public let minutes: Int

  /// Nil outside ``range``.
  public init?(minutes: Int) {
    guard Self.range.contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Wraps a number from a row that the schema guards.
  init(stored minutes: Int) {
    self.minutes = minutes
  }

  /// The shorter comes first.
  public static func < (one: CookTime, other: CookTime) -> Bool {
    one.minutes < other.minutes
  }
}
