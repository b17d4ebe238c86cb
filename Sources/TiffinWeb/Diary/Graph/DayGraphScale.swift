/// The coordinates of the dots in a day's graph, in tenths of a unit of the drawing.
enum DayGraphScale {
  /// The horizontal coordinates from midnight to midnight.
  static let hours = 240...3_320
  /// The vertical coordinates of the top of the scale and of zero.
  static let top = 140
  static let bottom = 1_180

  /// Returns the horizontal coordinate of a minute of the day.
  static func x(minutes: Int) -> Int {
    hours.lowerBound + minutes * (hours.upperBound - hours.lowerBound) / 1_440
  }

  /// Returns the vertical coordinate of an amount, on a scale up to `grams`.
  static func y(milligrams: Int, upTo grams: Int) -> Int {
    bottom - milligrams * (bottom - top) / (grams * 1_000)
  }

  /// Returns the end of the scale in grams: the smallest of 20, 40, 60, 80, 100, 200, 400, … that is not below the
  /// amount.
  static func end(holding milligrams: Int) -> Int {
    var unit = 20
    while true {
      if let end = (1...5).map({ $0 * unit }).first(where: { $0 * 1_000 >= milligrams }) { return end }
      unit *= 10
    }
  }

  /// Returns the number of dots in the same place for the last dot drawn there, and 0 for the dots that it covers.
  ///
  /// - Parameter points: The dots from left to right.
  static func counts(_ points: [DayGraphPoint]) -> [Int] {
    var counts = points.map { _ in 1 }
    for (index, point) in points.enumerated() {
      for before in (0..<index).reversed() {
        guard point.x - points[before].x < covered else { break }
        guard abs(point.y - points[before].y) < covered else { continue }
        counts[index] += counts[before]
        counts[before] = 0
      }
    }
    return counts
  }

  /// The distance within which a dot of 14 units is mostly covered by another.
  private static let covered = 60

  /// Returns coordinates for the tap areas of dots, moved apart as little as possible, in the same order and within the
  /// day.
  ///
  /// Coordinates that are too close to each other are spread evenly around their mean.
  ///
  /// - Parameter gap: The minimum distance; the actual one is smaller if there are too many dots for it.
  static func spread(_ places: [Int], by gap: Int = 120) -> [Int] {
    guard places.count > 1 else { return places }
    let gap = min(gap, (hours.upperBound - hours.lowerBound) / (places.count - 1))
    var groups: [(sum: Int, count: Int)] = []
    for (index, place) in places.enumerated() {
      groups.append((place - index * gap, 1))
      while groups.count > 1, let last = groups.last, mean(groups[groups.count - 2]) > mean(last) {
        groups.removeLast()
        groups[groups.count - 1].sum += last.sum
        groups[groups.count - 1].count += last.count
      }
    }
    let spread = groups.flatMap { Array(repeating: mean($0), count: $0.count) }.enumerated().map { $1 + $0 * gap }
    return spread.enumerated().map { index, place in
      let after = (places.count - 1 - index) * gap
      return min(max(place, hours.lowerBound + index * gap), hours.upperBound - after)
    }
  }

  private static func mean(_ group: (sum: Int, count: Int)) -> Int {
    group.sum / group.count
  }
}

/// The coordinates of a dot, in tenths of a unit of the drawing.
struct DayGraphPoint {
  let x: Int
  let y: Int
}
