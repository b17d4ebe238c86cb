import TiffinCore

/// Where an entry was, and for how many, before it was changed, as an address tells it: `2026-11-21,4,Dinner`.
struct PlanMovedFrom: Sendable {
  private let day: LocalDate
  private let servings: Servings
  /// Empty for any time.
  private let slot: String

  /// Nil if nothing of that was changed.
  init?(_ entry: PlanEntry, now: PlanEntry) {
    if entry.day == now.day, entry.slot == now.slot, entry.servings == now.servings { return nil }
    (day, servings, slot) = (entry.day, entry.servings, entry.slot?.name ?? "")
  }

  /// Nil if the query does not tell it.
  init?(_ query: FormData) throws(HTTPRefusal) {
    let text = try query.text("from") ?? ""
    let parts = text.utf8.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count == 3, let day = LocalDate(iso: parts[0]),
      let servings = Int(parts[1]).flatMap(Servings.init(_:))
    else { return nil }
    (self.day, self.servings, slot) = (day, servings, parts[2])
  }

  var pair: (name: String, value: String) { ("from", "\(day.iso),\(servings.count),\(slot)") }

  /// The fields of the form that changes it back.
  func fields(of entry: PlanEntry) -> [(name: String, value: String)] {
    [
      ("revision", String(entry.revision)), ("day", day.iso), ("slot", slot), ("servings", String(servings.count)),
    ]
  }
}
