/// A person's settings.
public struct PersonSettings: Equatable, Sendable {
  /// The order of all lists of meals.
  public var mealOrder: MealOrder
  /// The time zone that decides which day is today.
  public var timeZone: TimeZoneChoice
  /// The daily goals.
  public var goals: Goals
  /// True if days before today cannot be changed.
  public var arePastDaysReadOnly: Bool
  /// The first day of every week: Monday, Saturday or Sunday.
  public var weekStart: Weekday
  /// Light, dark, or the device's choice.
  public var theme: Theme
  /// The hand that holds the phone.
  public var thumb: Handedness
  /// True if the calendar reminds of cooking and planning.
  public var isReminded: Bool
  /// The time when cooking dinner begins.
  public var cooksAt: LocalTime
  /// The first steps that were neither done nor dismissed.
  public var firstSteps: FirstSteps
  /// The nutrients that are shown, of fibre, sugars, saturated fat and salt.
  public var nutrients: ShownNutrients

  /// Creates settings; the defaults are those of a new person.
  public init(
    mealOrder: MealOrder = .date, timeZone: TimeZoneChoice = .notChosen, goals: Goals = .none,
    arePastDaysReadOnly: Bool = false, weekStart: Weekday = .monday, theme: Theme = .device, thumb: Handedness = .right,
    isReminded: Bool = false, cooksAt: LocalTime = .evening, firstSteps: FirstSteps = .all,
    nutrients: ShownNutrients = []
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
    self.firstSteps = firstSteps
    self.nutrients = nutrients
  }
}

/// The colour theme.
public enum Theme: String, CaseIterable, Sendable {
  /// The device's setting.
  case device
  case light, dark
}

/// The side of the main action on a phone.
public enum Handedness: String, CaseIterable, Sendable {
  case right, left
}

extension Weekday {
  /// The possible first days of a week.
  public static let weekStarts: [Weekday] = [.monday, .saturday, .sunday]
}

extension LocalTime {
  /// 18:00, the default time to start dinner.
  public static let evening = LocalTime(hour: 18, minute: 0) ?? .midnight
}
