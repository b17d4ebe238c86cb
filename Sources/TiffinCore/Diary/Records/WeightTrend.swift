/// A person's weights over several days.
public struct WeightTrend: Sendable {
  /// The days of the range, earliest first, with their weight; nil for a day without one.
  public let days: [(day: LocalDate, weight: BodyWeight?)]

  /// The mean weight in grams of each day and the six days before it; nil if none of them has a weight.
  public let movingAverage: [Int?]

  /// Creates the trend of a range of days.
  ///
  /// - Parameter records: The records of the range, and of the six days before it.
  public init(_ days: ClosedRange<LocalDate>, _ records: [(day: LocalDate, record: DayRecord)]) {
    let known = Dictionary(records.map { ($0.day, $0.record.weight) }, uniquingKeysWith: { $1 })
    let length = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch
    self.days = (0...length).compactMap { days.lowerBound.adding(days: $0) }.map { ($0, known[$0] ?? nil) }
    movingAverage = self.days.map { day in
      let week = (0..<7).compactMap { day.day.adding(days: -$0).flatMap { known[$0] ?? nil }?.grams }
      return week.isEmpty ? nil : (week.reduce(0, +) + week.count / 2) / week.count
    }
  }

  /// The number of days with a weight.
  public var count: Int { days.count { $0.weight != nil } }
}

/// The energy that a person has needed a day, estimated from what they ate and how their weight changed.
///
/// A kilogram of body weight stands for 7,700 kcal, see `docs/decisions/0103-energy-need-from-weight.md`.
public struct MeasuredEnergyNeed: Equatable, Sendable {
  /// The length of the period in days.
  public static let period = 35
  /// The minimum number of days between the first and the last weight: four weeks.
  static let shortest = 28
  /// The minimum number of weights.
  static let fewestWeights = 8
  /// The minimum share of days of the period whose energy is completely known, in per cent.
  static let completeShare = 80
  /// The energy of a kilogram of body weight, in kcal.
  static let perKilogram = 7_700

  /// The energy a day, in kcal, rounded to the nearest 10.
  public let kilocalories: Int
  /// The number of days from the first to the last weight.
  public let days: Int

  /// Estimates the need over the days from the first to the last weight; nil if there are too few weights or days with
  /// completely known energy.
  ///
  /// - Parameters:
  ///   - weights: The weights of the last ``period`` days.
  ///   - totals: The totals of the days with meals.
  public init?(_ weights: [DatedWeight], _ totals: [(day: LocalDate, totals: DayTotals)]) {
    guard Self.isPossible(weights), let first = weights.first?.day, let last = weights.last?.day else { return nil }
    days = last.daysSinceEpoch - first.daysSinceEpoch + 1
    let known = totals.filter { (first...last).contains($0.day) && $0.totals.energy.isComplete && $0.totals.meals > 0 }
    guard known.count * 100 >= days * Self.completeShare else { return nil }
    let eaten = Double(known.reduce(0) { $0 + $1.totals.energy.amount }) / Double(known.count)
    let need = eaten - Self.slope(of: weights) / 1_000 * Double(Self.perKilogram)
    guard need > 0 else { return nil }
    kilocalories = Int((need / 10).rounded()) * 10
  }

  /// Returns true if there are enough weights, over enough days.
  static func isPossible(_ weights: [DatedWeight]) -> Bool {
    guard weights.count >= fewestWeights, let first = weights.first?.day, let last = weights.last?.day else {
      return false
    }
    return last.daysSinceEpoch - first.daysSinceEpoch >= shortest
  }

  /// Returns the slope of the line of least squares through the weights, in grams a day.
  private static func slope(of weights: [DatedWeight]) -> Double {
    let points = weights.map { (x: Double($0.day.daysSinceEpoch), y: Double($0.weight.grams)) }
    let (x, y) = (mean(points.map(\.x)), mean(points.map(\.y)))
    let above = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    let below = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return below == 0 ? 0 : above / below
  }

  private static func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(numbers.count) }
}
