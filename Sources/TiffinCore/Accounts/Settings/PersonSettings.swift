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
  /// The first day of every week: Monday, Saturday or Sunday.
  public var weekStart: Weekday
  /// Light or dark.
  public var theme: Theme
  /// Which hand holds the phone.
  public var thumb: Thumb
  /// Whether the calendar reminds of cooking and planning.
  public var isReminded: Bool
  /// When dinner is begun.
  public var cooksAt: LocalTime

  /// As somebody new has them.
  public init(
    mealOrder: MealOrder = .date, timeZone: TimeZoneChoice = .notChosen, goals: Goals = .none,
    arePastDaysReadOnly: Bool = false, weekStart: Weekday = .monday, theme: Theme = .device, thumb: Thumb = .right,
    isReminded: Bool = false, cooksAt: LocalTime = .evening
  ) {
    self.mealOrder = mealOrder
    self.timeZone = timeZone
    self.goals = goals
    self.arePastDaysReadOnly = arePastDaysReadOnly
    self.weekStart = weekStart
    self.theme = theme
    self.thumb = thumb
    self.isReminded = isReminded
    self.cooksAt = cooksAt
  }
}

/// Light or dark.
public enum Theme: String, CaseIterable, Sendable {
  /// As the device has it.
  case device
  case light, dark
}

/// Where the main action of a page stands, on a phone.
public enum Thumb: String, CaseIterable, Sendable {
  case right, left
}

extension Weekday {
  /// Days on which a week may begin.
  public static let weekStarts: [Weekday] = [.monday, .saturday, .sunday]
}

extension LocalTime {
  /// 18:00, when dinner is begun unless somebody says otherwise.
  public static let evening = LocalTime(hour: 18, minute: 0) ?? .midnight
}
