import TiffinCore

/// Where an entry was before it was changed, as an address tells it: `3,2026-11-21,4,Dinner`.
struct PlanMovedFrom: Sendable {
  /// The one that the change made. With another one somebody has changed the entry since.
  private let revision: Int
  private let before: PlanSpot

  /// - Parameter before: where it was on the page of the form.
  /// - Returns: Nil if nothing of that was changed.
  init?(_ before: PlanSpot, now: PlanEntry) {
    if before == PlanSpot(now) { return nil }
    (revision, self.before) = (now.revision, before)
  }

  /// Nil if the query does not tell it.
  init?(_ query: FormData) throws(HTTPRefusal) {
    let text = try query.text("from") ?? ""
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")), let revision = Int(text[..<comma]),
      let before = PlanSpot(text[text.utf8.index(after: comma)...])
    else { return nil }
    (self.revision, self.before) = (revision, before)
  }

  var pair: (name: String, value: String) { ("from", "\(revision),\(before.text)") }

  /// The fields of the form that changes it back; nil where somebody has changed it since.
  func fields(of entry: PlanEntry) -> [(name: String, value: String)]? {
    guard entry.revision == revision else { return nil }
    return [
      ("revision", String(revision)), ("day", before.day.iso), ("slot", before.slot),
      ("servings", String(before.servings.count)),
    ]
  }
}

/// A day and time of the plan, and for how many, as forms and addresses tell it: `2026-11-21,4,Dinner`.
struct PlanSpot: Hashable, Sendable {
  let day: LocalDate
  let servings: Servings
  /// Empty for any time.
  let slot: String

  init(_ entry: PlanEntry) {
    (day, servings, slot) = (entry.day, entry.servings, entry.slot?.name ?? "")
  }

  /// Nil for what is none.
  init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, let day = LocalDate(iso: parts[0]),
      let servings = Int(parts[1]).flatMap(Servings.init(_:))
    else { return nil }
    (self.day, self.servings, slot) = (day, servings, parts[2])
  }

  var text: String { "\(day.iso),\(servings.count),\(slot)" }
}
