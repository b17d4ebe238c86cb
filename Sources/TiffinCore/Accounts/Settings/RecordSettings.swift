/// The kinds of records that a person keeps.
public struct RecordedKinds: OptionSet, Hashable, Sendable {
  /// The stored sum of 1 for water, 2 for weight and 4 for a note.
  public let rawValue: Int

  /// Creates the set from a stored sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Water, glass by glass.
  public static let water = RecordedKinds(rawValue: 1)
  /// The body weight.
  public static let weight = RecordedKinds(rawValue: 2)
  /// A note on the day.
  public static let note = RecordedKinds(rawValue: 4)

  /// All kinds.
  public static let all: RecordedKinds = [.water, .weight, .note]
}

/// The choices of a person about what is recorded on a day.
public struct RecordSettings: Equatable, Sendable {
  /// The accepted sizes of a glass, in millilitres.
  public static let glasses = 50...2_000
  /// The accepted goals of a day, in millilitres.
  public static let waterGoals = 100...20_000

  /// The kinds of records that the day shows; none until the person chooses one.
  public var kinds: RecordedKinds = []
  /// The size of a glass of water, in millilitres.
  public var glass = 250
  /// The goal for the water of a day, in millilitres; nil if there is none.
  public var waterGoal: Int?
  /// The unit of weights.
  public var weightUnit = WeightUnit.kilograms

  /// Creates the choices of a new person: nothing is recorded.
  public init() {}
}

/// A unit in which a person reads and types weights.
public enum WeightUnit: String, CaseIterable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
  /// Stones and pounds; a stone is 14 pounds.
  case stones = "st"

  /// A pound in hundred-thousandths of a gram.
  /// - Source: the international pound, 0.45359237 kg exactly.
  static let pound = 45_359_237

  /// Returns a number of tenths of a pound as grams, rounded.
  public static func grams(tenthsOfPound tenths: Int) -> Int { (tenths * pound + 500_000) / 1_000_000 }

  /// Returns a weight in grams as tenths of a pound, rounded.
  public static func tenthsOfPound(grams: Int) -> Int { (grams * 1_000_000 + pound / 2) / pound }
}
