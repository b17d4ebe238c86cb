/// The direction in which an entry moves among the entries with the same day and meal of the day.
public enum PlanMoveDirection: String, CaseIterable, Sendable {
  case up, down
}

extension PlanEntry {
  /// Returns true if both entries have the same day and the same meal of the day; only such entries can be swapped.
  public func stands(beside other: PlanEntry) -> Bool {
    day == other.day && slot?.key == other.slot?.key
  }
}

extension PlanStore {
  /// Swaps an entry with the next entry in that direction that has the same day and meal of the day. If there is none,
  /// nothing is changed.
  ///
  /// - Parameter shown: The entries of that meal of the day in the order shown on the page; empty to ignore that order.
  ///   If the current order differs, nothing is changed, which counts as a success if it is the order that the step
  ///   would produce.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry.
  public func step(
    _ id: PlanEntry.ID, _ step: PlanMoveDirection, among shown: [PlanEntry.ID] = [], by person: Person
  ) throws(StoreError) -> PlanUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let entry = try Self.entry(id, for: person, statements)
      let order = try Self.entries(of: entry.day...entry.day, for: person, statements)
        .filter { $0.stands(beside: entry) }.map(\.id)
      guard shown.isEmpty || shown == order else {
        return Self.stepped(id, step, in: shown) == order ? .saved(entry) : .changedMeanwhile(entry)
      }
      let wanted = Self.stepped(id, step, in: order)
      guard wanted != order else { return .saved(entry) }
      // All entries are renumbered, because entries of two merged households may have the same position.
      for (index, id) in wanted.enumerated() {
        try statements.run(
          "UPDATE plan_entry SET place = $1 WHERE household_id = $2 AND id = $3",
          [.int(index + 1), .id(person.household), .id(id)])
      }
      return .saved(entry)
    }
  }

  private static func stepped(_ id: PlanEntry.ID, _ step: PlanMoveDirection, in order: [PlanEntry.ID]) -> [PlanEntry.ID]
  {
    guard let place = order.firstIndex(of: id) else { return order }
    let next = place + (step == .up ? -1 : 1)
    guard order.indices.contains(next) else { return order }
    var order = order
    order.swapAt(place, next)
    return order
  }
}
