/// How a person wants Tiffin to be.
public struct PersonSettings: Equatable, Sendable {
  /// Order of all lists of meals.
  public var mealOrder: MealOrder
  /// Decides what "today" is.
  public var timeZone: TimeZoneChoice
  /// A day's goals.
  public var goals: Goals
  /// Whether days before today can only be looked at.
  public var arePastDaysReadOnly: Bool

  /// As somebody new has them.
  public init(
    mealOrder: MealOrder = .date, timeZone: TimeZoneChoice = .notChosen, goals: Goals = .none,
    arePastDaysReadOnly: Bool = false
  ) {
    self.mealOrder = mealOrder
    self.timeZone = timeZone
    self.goals = goals
    self.arePastDaysReadOnly = arePastDaysReadOnly
  }
}
