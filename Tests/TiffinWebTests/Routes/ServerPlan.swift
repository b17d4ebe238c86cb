/// The lines of a PostgreSQL server's plan for a statement.
struct ServerPlan {
  private let lines: [String]
  private let few: Set<String>

  /// - Parameter few: indexes of few rows that may be read whole.
  init(_ lines: [String], few: Set<String> = []) {
    self.lines = lines
    self.few = few
  }

  /// The tables that it reads from one end to the other, and the indexes of which it does so.
  var read: Set<String> {
    Set(lines.indices.flatMap { place in isWhole(place) ? names(lines[place]) : [] })
  }

  /// True if a line is a scan without an index condition.
  private func isWhole(_ place: Int) -> Bool {
    if lines[place].contains("Seq Scan on ") { return true }
    guard lines[place].contains(/Index (Only )?Scan/) else { return false }
    let details = lines[(place + 1)...].prefix { !$0.contains("->") }
    return few.isDisjoint(with: names(lines[place])) && !details.contains { $0.contains("Index Cond: ") }
  }

  /// "… using meal_by_day on meal  (cost=…" and "Bitmap Index Scan on meal_by_day".
  private func names(_ line: String) -> [String] {
    line.matches(of: /(?:using|on) ([a-z0-9_]+)/).map { String($0.1) }
  }
}
