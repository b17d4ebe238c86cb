/// The days of the week, Monday first, as ISO 8601 numbers them.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension LocalDate {
  /// The number of days since 1970-01-01, negative before it.
  ///
  /// - Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  public var daysSinceEpoch: Int {
    // The year begins in March, so that the leap day is its last.
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Creates the day from a number of days since 1970-01-01; nil outside the years 1 to 9999.
  ///
  /// - Source: as ``daysSinceEpoch``, `civil_from_days`.
  public init?(daysSinceEpoch days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The weekday of this day.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// Returns the day `days` later, or earlier if negative; nil outside the years 1 to 9999.
  public func adding(days: Int) -> LocalDate? {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return overflow ? nil : LocalDate(daysSinceEpoch: sum)
  }
}
