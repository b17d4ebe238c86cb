import TiffinCore

/// The grocery list's share of removed entries, as an address tells it: taken off, or brought back.
struct PlanTakenOff: Sendable {
  /// The number of lines that it was on, or is on again.
  let lines: Int
  /// The number of these that keep a quantity set by hand.
  var kept = 0
  /// The key to bring it back; nil once it is back.
  var batch: SubmissionKey?

  init(_ taken: GroceryTakenOff) {
    (lines, kept) = (taken.lines, taken.kept)
    batch = taken.lines > 0 ? taken.batch : nil
  }

  init(broughtBack lines: Int) {
    self.lines = lines
  }

  /// Nil if the query does not tell it.
  init?(_ query: FormData) throws(HTTPRefusal) {
    guard let lines = try query.text("groceries").flatMap({ Int($0) }) else { return nil }
    self.lines = lines
    kept = try query.text("kept").flatMap { Int($0) } ?? 0
    batch = try query.text("batch").flatMap { SubmissionKey($0) }
  }

  var pairs: [(name: String, value: String)] {
    [("groceries", String(lines))] + (kept > 0 ? [("kept", String(kept))] : [])
      + (batch.map { [("batch", $0.text)] } ?? [])
  }
}
