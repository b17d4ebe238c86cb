import Glibc

/// How much each hour of the day speaks for a name, in whole numbers: adding times one by one gives exactly what
/// counting them anew gives.
///
/// A time counts for its own hour and those beside it, and for ``anyHour``; one that is not known counts for that only.
/// Each counts 2^(day/60), so that all lose half of their worth within the same 60 days, and weights that were computed
/// on different days compare as if they were new.
struct UsualHours: Equatable {
  /// The hour that stands for any.
  static let anyHour = 24

  /// The stretch of 60 days, counted from 1970, that the name's last time is in.
  let stretch: Int
  /// What the times are worth by the hour, 0 where there are none; 2^16 is one time on the first day of ``firstDay``.
  private(set) var sums: [Int]

  /// The stretches that are counted: before them a time is worth less than a hundredth of one of the last.
  private static let counted = 8
  private static let days = 60

  /// What a time on each day of a stretch is worth.
  private static let worths = (0..<days).map { day in Int(exp2(16 + Double(day) / Double(days)).rounded()) }

  /// No times yet.
  init(until last: LocalDate) {
    stretch = Self.stretch(of: last)
    sums = Array(repeating: 0, count: Self.anyHour + 1)
  }

  /// The first day that counts; nil if all days before the last one do.
  var firstDay: LocalDate? {
    LocalDate(daysSinceEpoch: (stretch - Self.counted + 1) * Self.days)
  }

  /// True if a time on that day can be added, as it is not after the stretch.
  func reaches(_ date: LocalDate) -> Bool {
    Self.stretch(of: date) <= stretch
  }

  /// Adds a time, unless it is too long ago to count.
  mutating func add(_ date: LocalDate, _ time: LocalTime?) {
    let shift = Self.stretch(of: date) - stretch + Self.counted - 1
    guard shift >= 0 else { return }
    let worth = Self.worths[date.daysSinceEpoch - Self.stretch(of: date) * Self.days] << shift
    sums[Self.anyHour] += worth
    guard let hour = time?.hour else { return }
    for hour in [hour, (hour + 1) % 24, (hour + 23) % 24] { sums[hour] += worth }
  }

  /// Takes what is stored for an hour.
  mutating func take(_ sum: Int, at hour: Int) {
    sums[hour] = sum
  }

  /// The binary logarithm of what an hour's times are worth, in thousandths.
  func weight(at hour: Int) -> Int {
    let base = Double(stretch - Self.counted + 1 - 16)
    return Int(((base + log2(Double(sums[hour]))) * 1_000).rounded())
  }

  private static func stretch(of date: LocalDate) -> Int {
    let day = date.daysSinceEpoch
    return (day >= 0 ? day : day - days + 1) / days
  }
}
