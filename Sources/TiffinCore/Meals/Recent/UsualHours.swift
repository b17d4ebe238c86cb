import Glibc

/// The weights of a name for each hour of the day, in whole numbers, so that adding times one by one gives exactly the
/// same sums as recounting them.
///
/// A time counts for its own hour, for the two next to it, and for ``anyHour``; a meal without a time counts for
/// ``anyHour`` only. Each counts 2^(day/60), so that all weights halve within the same 60 days, and weights that were
/// computed on different days are comparable.
struct UsualHours: Equatable {
  /// The index that stands for any hour.
  static let anyHour = 24

  /// The index of the 60-day period, counted from 1970, of the name's last meal.
  let stretch: Int
  /// The sums of the weights by hour, 0 if there are no times; 2^16 is the weight of one time on ``firstDay``.
  private(set) var sums: [Int]

  /// The number of periods that are counted: earlier times weigh less than a hundredth of a recent one.
  private static let counted = 8
  private static let days = 60

  /// The weight of a time on each day of a period.
  private static let worths = (0..<days).map { day in Int(exp2(16 + Double(day) / Double(days)).rounded()) }

  /// Creates sums of zero.
  init(until last: LocalDate) {
    stretch = Self.stretch(of: last)
    sums = Array(repeating: 0, count: Self.anyHour + 1)
  }

  /// The first day that counts; nil if all days before the last one do.
  var firstDay: LocalDate? {
    LocalDate(daysSinceEpoch: (stretch - Self.counted + 1) * Self.days)
  }

  /// Returns true if a time on that day can be added, as it is not after the period.
  func reaches(_ date: LocalDate) -> Bool {
    Self.stretch(of: date) <= stretch
  }

  /// Adds a time, unless it is too old to count.
  mutating func add(_ date: LocalDate, _ time: LocalTime?) {
    let shift = Self.stretch(of: date) - stretch + Self.counted - 1
    guard shift >= 0 else { return }
    let worth = Self.worths[date.daysSinceEpoch - Self.stretch(of: date) * Self.days] << shift
    sums[Self.anyHour] += worth
    guard let hour = time?.hour else { return }
    for hour in [hour, (hour + 1) % 24, (hour + 23) % 24] { sums[hour] += worth }
  }

  /// Sets the stored sum of an hour.
  mutating func setSum(_ sum: Int, at hour: Int) {
    sums[hour] = sum
  }

  /// Returns the binary logarithm of an hour's sum, in thousandths.
  func weight(at hour: Int) -> Int {
    let base = Double(stretch - Self.counted + 1 - 16)
    return Int(((base + log2(Double(sums[hour]))) * 1_000).rounded())
  }

  private static func stretch(of date: LocalDate) -> Int {
    let day = date.daysSinceEpoch
    return (day >= 0 ? day : day - days + 1) / days
  }
}
