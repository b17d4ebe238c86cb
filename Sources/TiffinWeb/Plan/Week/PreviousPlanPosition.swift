import TiffinCore

/// An entry's day, time of day and servings before a change, as passed in an address: `3,2026-11-21,4,Dinner`.
struct PreviousPlanPosition: Sendable {
  /// The revision after the change. If the entry has another revision, it has been changed since.
  private let revision: Int
  private let before: PlanPosition

  /// Creates the value.
  ///
  /// - Parameter before: The entry as shown on the form's page.
  /// - Returns: Nil if day, time of day and servings are unchanged.
  init?(_ before: PlanPosition, now: PlanEntry) {
    if before == PlanPosition(now) { return nil }
    (revision, self.before) = (now.revision, before)
  }

  /// Parses the field of a query; nil if it is missing or invalid.
  init?(_ query: FormData) throws(HTTPRefusal) {
    let text = try query.text("from") ?? ""
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")), let revision = Int(text[..<comma]),
      let before = PlanPosition(text[text.utf8.index(after: comma)...])
    else { return nil }
    (self.revision, self.before) = (revision, before)
  }

  var pair: (name: String, value: String) { ("from", "\(revision),\(before.text)") }

  /// Returns the fields of the form that undoes the change; nil if the entry has been changed since.
  func fields(of entry: PlanEntry) -> [(name: String, value: String)]? {
    guard entry.revision == revision else { return nil }
    return [
      ("revision", String(revision)), ("day", before.day.iso), ("slot", before.slot),
      ("servings", String(before.servings.count)),
    ]
  }
}

/// A day, time of day and number of servings, as written in forms and addresses: `2026-11-21,4,Dinner`.
struct PlanPosition: Hashable, Sendable {
  let day: LocalDate
  let servings: Servings
  /// The time of day; empty for any time.
  let slot: String

  init(_ entry: PlanEntry) {
    (day, servings, slot) = (entry.day, entry.servings, entry.slot?.name ?? "")
  }

  /// Parses a text; nil if it is invalid.
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
