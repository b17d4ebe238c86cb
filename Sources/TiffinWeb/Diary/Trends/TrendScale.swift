/// Where the bars of a trend lie, in tenths of the drawing's units.
enum TrendScale {
  /// From the first day's begin to the last day's end.
  static let across = 340...3_360
  /// The top of the scale, and none.
  static let top = 140
  static let bottom = 1_180

  /// The middle of a day among so many.
  static func x(of day: Int, among count: Int) -> Int {
    across.lowerBound + (day * 2 + 1) * (across.upperBound - across.lowerBound) / (count * 2)
  }

  /// How high an amount stands on a scale up to `end`.
  static func height(of amount: Int, upTo end: Int) -> Int {
    amount * (bottom - top) / end
  }

  /// The end of the scale: the smallest of 10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100, 120, … that holds the amount, so
  /// that its half is a round number too.
  static func end(holding amount: Int) -> Int {
    var unit = 1
    while true {
      if let end = [10, 12, 16, 20, 24, 30, 40, 50, 60, 80].first(where: { $0 * unit >= amount }) { return end * unit }
      unit *= 10
    }
  }
}
