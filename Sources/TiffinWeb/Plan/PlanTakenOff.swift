import TiffinCore

/// The share of removed entries in the grocery list, removed or restored, as passed in an address.
struct PlanTakenOff: Sendable {
  /// The number of lines that the share was removed from, or restored to.
  let lines: Int
  /// The number of these that keep a quantity set by hand.
  var kept = 0
  /// The key that restores it; nil if it was restored.
  var batch: SubmissionKey?

  init(_ taken: GroceryTakenOff) {
    (lines, kept) = (taken.lines, taken.kept)
    batch = taken.lines > 0 ? taken.batch : nil
  }

  init(broughtBack lines: Int) {
    self.lines = lines
  }

  /// Reads a query; nil if it has no such fields.
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
