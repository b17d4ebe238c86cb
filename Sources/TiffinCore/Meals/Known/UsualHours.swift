import Glibc

/// How much each hour of the day speaks for a name.
struct UsualHours {
  /// Weights by the hour, and by ``UsualMeals/anyHour`` for all times together.
  let weights: [Int: Int]

  /// Days after which a time counts half as much.
  private static let halfLife = 60.0

  /// A time counts for its own hour and those beside it; one that is not known counts for no hour.
  ///
  /// Each counts 2^(day/60), and the weight is the sum's binary logarithm, in thousandths: as all times lose half of
  /// their worth within the same 60 days, weights that were computed on different days compare as if they were new.
  /// - Parameter times: The latest first.
  init(_ times: [EatenTime]) {
    guard let latest = times.first?.date.daysSinceEpoch else {
      weights = [:]
      return
    }
    var sums: [Int: Double] = [:]
    for time in times {
      let worth = exp2(Double(time.date.daysSinceEpoch - latest) / Self.halfLife)
      for hour in Self.hours(of: time) { sums[hour, default: 0] += worth }
    }
    let base = Double(latest) / Self.halfLife
    weights = sums.mapValues { sum in Int(((base + log2(sum)) * 1_000).rounded()) }
  }

  private static func hours(of time: EatenTime) -> [Int] {
    guard let hour = time.time?.hour else { return [UsualMeals.anyHour] }
    return [UsualMeals.anyHour, hour, (hour + 1) % 24, (hour + 23) % 24]
  }
}
