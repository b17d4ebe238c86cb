/// What a person records on a day besides meals.
public struct DayRecord: Equatable, Sendable {
  /// The accepted amounts of water on a day, in millilitres.
  public static let water = 0...20_000

  /// The record of a day on which nothing was recorded.
  public static let empty = DayRecord()

  /// The body weight; nil if it is unknown.
  public var weight: BodyWeight?
  /// The water in millilitres.
  public var water = 0
  /// The note.
  public var note = MealNotes.none

  /// True if nothing was recorded.
  public var isEmpty: Bool { self == .empty }
}
