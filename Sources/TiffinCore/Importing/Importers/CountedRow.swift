/// A row with the number of its occurrences in the file so far.
struct CountedRow<Thing: ExportedRow> {
  let thing: Thing
  /// The row's name, for error messages.
  let name: String
  let count: Int

  init(_ thing: Thing, named name: String, _ tally: inout OccurrenceCounter<[SQLValue]>) {
    (self.thing, self.name, count) = (thing, name, tally.count(thing.sameness))
  }

  func isNew(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    try thing.count(for: person, statements) < count
  }
}
