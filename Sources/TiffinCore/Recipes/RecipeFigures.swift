/// What a recipe, or somebody who knows better, says in numbers. Nil means unknown, which is not the same as none.
public struct RecipeFigures: Hashable, Sendable {
  /// For how many people it is, or how many pieces come of it.
  public var servings: Servings?
  /// Of one serving.
  public var energy: Energy?
  /// Of one serving.
  public var macros: Macros = .unknown
  /// Of one serving.
  public var cost: Money?
  /// From beginning to end as a recipe tells it, without what it rests as a household does.
  public var time: CookTime?

  /// Unknown where nothing is given.
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

  /// Nothing is known.
  public var isEmpty: Bool { self == RecipeFigures() }
}

/// How long a recipe takes, in whole minutes.
public struct CookTime: Hashable, Comparable, Sendable {
  /// Minutes that one recipe can take: about seventy days.
  public static let range = 0...100_000

  /// Within ``range``.
  public let minutes: Int

  /// Nil outside ``range``.
  public init?(minutes: Int) {
    guard Self.range.contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// From a row that the schema guards.
  init(stored minutes: Int) {
    self.minutes = minutes
  }

  /// The shorter comes first.
  public static func < (one: CookTime, other: CookTime) -> Bool {
    one.minutes < other.minutes
  }
}
