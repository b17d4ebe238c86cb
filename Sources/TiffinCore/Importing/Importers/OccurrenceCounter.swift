/// A counter of the occurrences of equal values in a file.
struct OccurrenceCounter<Same: Hashable> {
  private var counts: [Same: Int] = [:]

  /// Counts an occurrence of a value and returns the number of its occurrences so far, including this one.
  mutating func count(_ same: Same) -> Int {
    let count = counts[same, default: 0] + 1
    counts[same] = count
    return count
  }
}
