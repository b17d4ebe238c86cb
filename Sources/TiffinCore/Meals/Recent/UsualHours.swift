import Glibc

/// The weights of a meal's name for each hour of the day: how often and how recently it was eaten then. They are whole
/// numbers, so that adding meals one by one gives exactly the same sums as recounting them.
///
/// A meal counts for the hour of its time, for the two hours next to it, and for ``anyHour``; a meal without a time
/// counts for ``anyHour`` only. Each meal weighs 2^(day/60), so that all weights halve within the same 60 days, and
/// weights that were computed on different days are comparable.
struct UsualHours: Equatable {
  /// The index that stands for any hour.
  static let anyHour = 24

  /// The index of the 60-day period, counted from 1970, of the name's last meal.
  let stretch: Int
  /// The sums of the weights by hour, 0 if there are no meals; 2^16 is the weight of one meal on ``firstDay``.
  private(set) var sums: [Int]

  /// The number of periods that are counted. Earlier meals weigh less than a hundredth of a recent one.
  private static let counted = 8
  private static let days = 60

  /// The weight of a meal on each day of the oldest period that counts. It doubles with each later period.
  private static let worths = (0..<days).map { day in Int(exp2(16 + Double(day) / Double(days)).rounded()) }

  /// Creates sums of zero.
  init(until last: LocalDate) {
    stretch = Self.stretch(of: last)
    sums = Array(repeating: 0, count: Self.anyHour + 1)
  }

  /// The first day that counts; nil if it would be before the first supported date.
  var firstDay: LocalDate? {
    LocalDate(daysSinceEpoch: (stretch - Self.counted + 1) * Self.days)
  }

  /// Returns true if a meal on that day can be added, because the day is not after the period.
  func reaches(_ date: LocalDate) -> Bool {
    Self.stretch(of: date) <= stretch
  }

  /// Adds a meal of that day and time, unless it is too old to count.
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

  /// Returns the binary logarithm of the sum of 2^(day/60) of an hour's meals, in thousandths. The sum must not be 0.
  func weight(at hour: Int) -> Int {
    let base = Double(stretch - Self.counted + 1 - 16)
    return Int(((base + log2(Double(sums[hour]))) * 1_000).rounded())
  }

  private static func stretch(of date: LocalDate) -> Int {
    let day = date.daysSinceEpoch
    return (day >= 0 ? day : day - days + 1) / days
  }
}
