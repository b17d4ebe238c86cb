/// Values of a recipe, stated by the recipe itself or by a person. Nil means that a value is unknown.
public struct RecipeFigures: Hashable, Sendable {
  /// The number of servings or pieces.
  public var servings: Servings?
  /// The energy of one serving.
  public var energy: Energy?
  /// The macros of one serving.
  public var macros: Macros = .unknown
  /// The cost of one serving.
  public var cost: Money?
  /// The time from start to end as stated by the recipe. A time entered by the household excludes resting.
  public var time: CookTime?

  /// Creates values; each is unknown by default.
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

  /// True if all values are unknown.
  public var isEmpty: Bool { self == RecipeFigures() }

  /// Returns these values, with each unknown one replaced by the corresponding value of `others`.
  func completed(by others: RecipeFigures) -> RecipeFigures {
    RecipeFigures(
      servings: servings ?? others.servings, energy: energy ?? others.energy,
      macros: Macros(
        carbs: macros.carbs ?? others.macros.carbs, protein: macros.protein ?? others.macros.protein,
        fat: macros.fat ?? others.macros.fat),
      cost: cost ?? others.cost, time: time ?? others.time)
  }

  /// Returns these values without those that are known in `others`.
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
  /// The valid number of minutes, up to about seventy days.
  public static let range = 0...100_000

  /// The number of minutes, within ``range``.
  public let minutes: Int

  /// Creates a time; nil outside ``range``.
  public init?(minutes: Int) {
    guard Self.range.contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Creates a time from a database row; the schema checks the range.
  init(stored minutes: Int) {
    self.minutes = minutes
  }

  /// Returns true if one time is shorter than the other.
  public static func < (one: CookTime, other: CookTime) -> Bool {
    one.minutes < other.minutes
  }
}
