/// Where an entry goes among those of the same time of its day.
public enum PlanStep: String, CaseIterable, Sendable {
  case up, down
}

extension PlanEntry {
  /// Whether both are of the same time of the same day, which alone can change places.
  public func stands(beside other: PlanEntry) -> Bool {
    day == other.day && slot?.key == other.slot?.key
  }
}

extension PlanStore {
  /// Lets an entry change places with the next one of its time of its day. The last one going down, and the first one
  /// going up, stay where they are.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func step(_ id: PlanEntry.ID, _ step: PlanStep, by person: Person) throws(StoreError) -> PlanEntry {
    try database.write { statements throws(StoreError) in
      let entry = try Self.entry(id, for: person, statements)
      var order = try Self.entries(of: entry.day...entry.day, for: person, statements)
        .filter { $0.stands(beside: entry) }.map(\.id)
      guard let place = order.firstIndex(of: id) else { return entry }
      let next = place + (step == .up ? -1 : 1)
      guard order.indices.contains(next) else { return entry }
      order.swapAt(place, next)
      // All of them: entries that came together from two households may share a place.
      for (index, id) in order.enumerated() {
        try statements.run(
          "UPDATE plan_entry SET place = $1 WHERE household_id = $2 AND id = $3",
          [.int(index + 1), .id(person.household), .id(id)])
      }
      return entry
    }
  }
}
