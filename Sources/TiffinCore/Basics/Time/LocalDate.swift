/// A calendar day without a time zone, in the years 1 to 9999 of the Gregorian calendar.
public struct LocalDate: Hashable, Comparable, Sendable {
  /// Year, month and day packed into one number that sorts like the days and takes little memory.
  private let packed: Int32

  /// Creates a day; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.packed = Int32(year << 9 | month << 5 | day)
  }

  /// 1970-01-01, which also stands for a date that cannot be parsed or represented.
  public static let epoch = LocalDate(packed: 1970 << 9 | 1 << 5 | 1)

  /// The year, 1 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, 1 to 12.
  public var month: Int { Int(packed >> 5 & 15) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(packed & 31) }

  /// Returns true if the first day is earlier.
  public static func < (one: LocalDate, other: LocalDate) -> Bool {
    one.packed < other.packed
  }

  private init(packed: Int32) {
    self.packed = packed
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
