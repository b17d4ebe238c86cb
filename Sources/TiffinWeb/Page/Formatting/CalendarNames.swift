import TiffinCore

/// Names of days and months, and of people in a sentence.
enum CalendarNames {
  /// Returns "Ann" or "Ann or Bob"; "Another member" for three or more people; "You, in another window," for none.
  static func oneOf(_ people: [String]) -> String {
    switch people.count {
    case 0: "You, in another window,"
    case 1, 2: people.joined(separator: " or ")
    default: "Another member"
    }
  }

  static func weekday(_ day: Weekday) -> String { weekdays[day.rawValue - 1] }

  static func short(_ day: Weekday) -> String { shortWeekdays[day.rawValue - 1] }

  /// Returns the name of a month.
  ///
  /// - Parameter month: 1 to 12.
  static func month(_ month: Int) -> String { months[month - 1] }

  /// Returns the short name of a month.
  ///
  /// - Parameter month: 1 to 12.
  static func shortMonth(_ month: Int) -> String { shortMonths[month - 1] }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
  private static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
