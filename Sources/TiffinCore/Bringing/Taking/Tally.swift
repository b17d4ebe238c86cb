/// How often the same came in a file.
struct Tally<Same: Hashable> {
  private var counts: [Same: Int] = [:]

  /// Returns how often it came, with this time.
  mutating func count(_ same: Same) -> Int {
    let count = counts[same, default: 0] + 1
    counts[same] = count
    return count
  }
}
