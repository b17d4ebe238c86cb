/// The result of adding an entry by hand.
public enum GroceryEntryAdditionResult: Equatable, Sendable {
  /// The entry is on the list, on a new line or an existing one.
  case added(GroceryItem.ID)
  /// Nothing was added, because the list has ``GroceryStore/mostLines`` lines, or the line's words would become too
  /// long.
  case full
}

extension GroceryStore {
  /// Adds an entry to the list, to the open line of its item if there is one. Lines in the basket are not changed.
  ///
  /// The same entry with the same key is a form sent twice, which is added once, even if the line has changed since.
  public func add(
    _ entry: GroceryEntry, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> GroceryEntryAdditionResult {
    try add([entry], key: key, by: person)
  }

  /// Adds several entries to the list, one after another. Stops at the first one that does not fit; the entries before
  /// it stay on the list.
  ///
  /// - Returns: The line of the last entry; `full` if an entry did not fit.
  public func add(
    _ entries: [GroceryEntry], key: SubmissionKey, by person: Person
  ) throws(StoreError) -> GroceryEntryAdditionResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      var added = GroceryEntryAdditionResult.full
      for entry in entries {
        added = try add(entry, Submission(key: key, entry), by: person, statements)
        if added == .full { break }
      }
      return added
    }
  }

  private func add(
    _ entry: GroceryEntry, _ submission: Submission, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryEntryAdditionResult {
    if let first = try Submissions.groceries.find(submission, by: person, statements) { return .added(first) }
    let household = person.household
    guard let id = try line(entry.name, in: household, statements) else { return .full }
    let shares = GroceryShareRows(household: household, item: id)
    let share = GroceryShareRows.QuantityShare(source: .hand, recipeName: "", quantity: entry.quantity)
    guard try shares.add(share, statements) else { return .full }
    try shares.updateQuantity(statements)
    try Self.setNeeded(id, true, statements)
    try Self.note(entry.note, on: id, statements)
    try GroceryHabitRows(household: household, now: now()).use(entry.name, isTyped: true, statements)
    try Submissions.groceries.remember(id, from: submission, by: person, now: now(), statements)
    return .added(id)
  }

  /// Returns the open line of an item, which is added if there is none; nil if the list is full.
  func line(
    _ name: GroceryName, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID? {
    if let id = try Self.open(name.key, in: household, statements) { return id }
    guard try Self.count(in: household, statements) < Self.mostLines else { return nil }
    try Self.reserveSpace(for: household, statements)
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

  /// Counts one more line against the household's quota. Each new row counts, even one that is removed immediately.
  ///
  /// - Throws: ``StoreError/quota(_:most:)`` if the quota is exhausted.
  static func reserveSpace(for household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.reserve(
      of: .groceries, for: household, counting: "SELECT COUNT(*) FROM grocery_item WHERE household_id = $1")
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
