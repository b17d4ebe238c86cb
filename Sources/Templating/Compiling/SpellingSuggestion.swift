/// Suggestions for misspelt names.
enum SpellingSuggestion {
  /// Returns a sentence to append to a message; empty if no name is close.
  static func suggestion(for name: String, among names: [String]) -> String {
    let candidates = names.map { (name: $0, distance: distance(name, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= min(3, name.utf8.count / 2)
    else { return "" }
    return " Did you mean “\(best.name)”?"
  }

  /// Returns the number of bytes that must be added, removed or changed (Levenshtein distance).
  private static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (line, byte) in one.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in other.indices {
        let changed = diagonal + (byte == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
