/// A row with how often the same came until then.
struct CountedThing<Thing: OwnThing> {
  let thing: Thing
  /// What people know it by.
  let name: String
  let count: Int

  func isNew(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    try thing.count(for: person, statements) < count
  }
}

/// How often each row of a file came.
struct ThingTally {
  private var counts: [[SQLValue]: Int] = [:]

  mutating func counted<Thing: OwnThing>(_ thing: Thing, named name: String) -> CountedThing<Thing> {
    let count = counts[thing.sameness, default: 0] + 1
    counts[thing.sameness] = count
    return CountedThing(thing: thing, name: name, count: count)
  }
}
