import TiffinCore

/// The removal of removed entries' quantities from the grocery list, or their restoration, as passed in an address.
struct RemovedPlanShares: Sendable {
  /// The number of lines of the list that had the quantities.
  let lines: Int
  /// The number of these lines that have a quantity set by hand, which was not changed.
  var kept = 0
  /// The key that restores the quantities; nil if they were restored, or nothing was removed.
  var batch: SubmissionKey?

  init(_ taken: RemovedShareCounts) {
    (lines, kept) = (taken.lines, taken.kept)
    batch = taken.lines > 0 ? taken.batch : nil
  }

  init(broughtBack lines: Int) {
    self.lines = lines
  }

  /// Parses the fields of a query; nil if there are none.
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
