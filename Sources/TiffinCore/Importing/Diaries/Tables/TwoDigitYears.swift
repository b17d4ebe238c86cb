/// The decision whether the years of dates such as `26-08-03` come first or last.
///
/// In a diary the days vary more than the years, and no app is as old as the years before ``earliest``.
struct TwoDigitYears {
  private var (firsts, lasts): (Set<Int>, Set<Int>) = ([], [])
  private var canBeFirst = true
  /// True if another date of the file has its year of two digits in front, and its day has one digit.
  var isSaid = false

  private static let earliest = 10

  mutating func add(_ one: Int, _ two: Int, _ year: Int, areShort: Bool) {
    guard areShort else {
      canBeFirst = false
      return
    }
    firsts.insert(one)
    lasts.insert(year - 2_000)
    if one < Self.earliest || two > 12 || !(1...31).contains(year - 2_000) { canBeFirst = false }
  }

  var areFirst: Bool {
    guard canBeFirst, !firsts.isEmpty else { return false }
    return isSaid || firsts.count < lasts.count || lasts.contains { $0 < Self.earliest }
  }
}
