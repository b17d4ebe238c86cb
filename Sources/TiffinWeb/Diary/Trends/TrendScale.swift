/// The coordinates of the bars of a trend, in tenths of a unit of the drawing.
enum TrendScale {
  /// The horizontal coordinates from the start of the first day to the end of the last.
  static let across = 340...3_360
  /// The vertical coordinates of the top of the scale and of zero.
  static let top = 140
  static let bottom = 1_180

  /// Returns the horizontal coordinate of the middle of the day with an index, from 0.
  ///
  /// - Parameter count: The number of days.
  static func x(of day: Int, among count: Int) -> Int {
    across.lowerBound + (day * 2 + 1) * (across.upperBound - across.lowerBound) / (count * 2)
  }

  /// Returns the height of a bar on a scale up to `end`.
  static func height(of amount: Int, upTo end: Int) -> Int {
    amount * (bottom - top) / end
  }

  /// Returns the end of the scale: the smallest of 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100, 120, … that is not
  /// below the amount. Half of it is a round number too.
  static func end(holding amount: Int) -> Int {
    var unit = 1
    while true {
      if let end = [10, 12, 16, 20, 24, 30, 40, 50, 60, 80].first(where: { $0 * unit >= amount }) { return end * unit }
      unit *= 10
    }
  }
}
