/// What became of something added by hand.
public enum GroceryAdded: Equatable, Sendable {
  /// It is on the list, on a line of its own or on one that was there.
  case added(GroceryItem.ID)
  /// Nothing was added: the list has ``GroceryStore/mostLines`` lines, or the line no room for more words.
  case full
}

extension GroceryStore {
  /// Puts something on the list; what is to be bought already becomes more. What is in the basket stays as it is.
  ///
  /// The same entry under the same key is the same form sent twice, and is added once, whatever became of the line.
  public func add(
    _ entry: GroceryEntry, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> GroceryAdded {
    let submission = Submission(key: key, entry)
    return try database.write { statements throws(StoreError) in
      if let first = try Submissions.groceries.find(submission, by: person, statements) { return .added(first) }
      let household = person.household
      guard let id = try line(entry.name, in: household, statements) else { return .full }
      let shares = GroceryShares(household: household, item: id)
      let share = GroceryShares.Share(source: .hand, recipeName: "", quantity: entry.quantity)
      guard try shares.add(share, statements) else { return .full }
      try shares.settle(statements)
      try Self.setNeeded(id, true, statements)
      try Self.note(entry.note, on: id, statements)
      try GroceryHabits(household: household, now: now()).use(entry.name, isTyped: true, statements)
      try Submissions.groceries.remember(id, from: submission, by: person, now: now(), statements)
      return .added(id)
    }
  }

  /// The line on which that is to be bought, a new one where there is none; nil where there is no room for it.
  func line(
    _ name: GroceryName, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID? {
    if let id = try Self.open(name.key, in: household, statements) { return id }
    guard try Self.count(in: household, statements) < Self.mostLines else { return nil }
    let id: GroceryItem.ID? = try statements.first(
      """
      INSERT INTO grocery_item (household_id, revision, name, item_key, quantity, note, created_at)
      VALUES ($1, 1, $2, $3, '', '', $4) RETURNING id
      """,
      [.id(household), .text(name.text), .text(name.key), .int(now())]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new line") }
    return id
  }

  static func count(in household: Household.ID, _ statements: borrowing Statements) throws(StoreError) -> Int {
    let count = try statements.first(
      "SELECT COUNT(*) FROM grocery_item WHERE household_id = $1 AND deleted_at IS NULL", [.id(household)]
    ) { row in row.int(0) }
    return count ?? 0
  }

  private static func note(
    _ note: GroceryNote, on id: GroceryItem.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    if note == .none { return }
    let present = try statements.first("SELECT note FROM grocery_item WHERE id = $1", [.id(id)]) { row in
      GroceryNote(stored: row.text(0))
    }
    let joined = (present ?? .none).joined(note)
    try statements.run("UPDATE grocery_item SET note = $1 WHERE id = $2", [.text(joined.text), .id(id)])
  }
}
