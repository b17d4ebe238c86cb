/// The outcome of taking the shares of removed entries off the list.
public struct GroceryTakenOff: Hashable, Sendable {
  /// The key to bring them back.
  public let batch: SubmissionKey
  /// The number of lines they were on.
  public internal(set) var lines = 0
  /// The number of these that keep a quantity set by hand.
  public internal(set) var kept = 0

  init(_ batch: SubmissionKey) {
    self.batch = batch
  }
}

extension GroceryStore {
  /// Sets the open shares for a purpose aside, each as a deleted line, or as part of one. Lines in the basket stay.
  ///
  /// - Parameter rest: What is still needed for the same purpose.
  func setAside(
    _ purpose: GroceryPurpose, leaving rest: GroceryRecipe?, to taken: inout GroceryTakenOff, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let open = try Self.openShares(for: purpose, in: person.household, statements)
    let needed = try rest.map { rest throws(StoreError) in
      let there = try Self.shares(of: rest, in: person.household, statements)
      let marks = Set(there.map(\.mark))
      return GroceryRefill(GroceryRecipe(rest, lines: rest.lines.filter { marks.contains($0.mark) }), there: there)
    }
    for (item, sources) in open {
      let shares = GroceryShares(household: person.household, item: item)
      let left = needed.map { $0.left(of: item, sources) } ?? [:]
      switch try shares.setAside(Set(sources), leaving: left, taken.batch, at: now(), statements) {
      case .nothing: break
      case .all: taken.lines += 1
      case .butByHand: (taken.lines, taken.kept) = (taken.lines + 1, taken.kept + 1)
      }
    }
  }

  /// Returns what was set aside before, and is not back.
  static func takenOff(
    _ batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryTakenOff {
    var taken = GroceryTakenOff(batch)
    for line in try aside(batch, of: person, statements) {
      let twin = try open(line.key, in: person.household, statements)
      let shares = GroceryShares(household: person.household, item: line.id)
      let isByHand = try twin.map { twin throws(StoreError) in try shares.isAside(ofHandOn: twin, statements) }
      (taken.lines, taken.kept) = (taken.lines + 1, taken.kept + (isByHand == true ? 1 : 0))
    }
    return taken
  }

  static func aside(
    _ batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [(id: GroceryItem.ID, key: String, moment: Int)] {
    try statements.all(
      """
      SELECT id, item_key, deleted_at FROM grocery_item
      WHERE household_id = $1 AND batch = $2 AND deleted_at IS NOT NULL ORDER BY id
      """, [.id(person.household), .text(batch.text)]
    ) { row in (row.id(0), row.text(1), row.int(2)) }
  }

  /// Brings back what was set aside, unless it has come to the list again, or was bought since. Repeating it changes
  /// nothing.
  ///
  /// - Parameter rest: What is needed for the same purposes without it.
  /// - Returns: The number of lines that it is on.
  func bringBack(
    _ batch: SubmissionKey, besides rest: [GroceryRecipe], by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    var needed: [GrocerySource: Amount] = [:]
    for recipe in GroceryRecipe.together(rest) {
      for line in recipe.lines { needed[GrocerySource(recipe, line)] = line.amount }
    }
    var count = 0
    for line in try Self.aside(batch, of: person, statements) {
      let twin = try Self.open(line.key, in: person.household, statements)
      let shares = GroceryShares(household: person.household, item: line.id)
      try shares.giveBack(to: twin, besides: needed, since: line.moment, statements)
      if try shares.all(statements).isEmpty {
        // All of it was added to the line that is there, or is not wanted any more.
        if let twin { try Self.joinNotes(line.id, to: twin, statements) }
        try statements.run("UPDATE grocery_item SET batch = NULL WHERE id = $1", [.id(line.id)])
      } else {
        try restore(line.id, in: person.household, statements)
      }
      count += 1
    }
    return count
  }

  private static func openShares(
    for purpose: GroceryPurpose, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [(item: GroceryItem.ID, sources: [GrocerySource])] {
    let items: [GroceryItem.ID] = try statements.all(
      """
      SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
      WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND i.completed_at IS NULL AND i.deleted_at IS NULL
      """, purpose.values(in: household)
    ) { row in row.id(0) }
    var open: [(item: GroceryItem.ID, sources: [GrocerySource])] = []
    for item in items {
      let sources = try GroceryShares(household: household, item: item).all(statements).map(\.source)
      open.append((item, sources.filter { $0.isFor(purpose.recipe, on: purpose.day) }))
    }
    return open
  }
}

extension GroceryRefill {
  /// Returns the amounts that stay of an item's shares; those without one go.
  fileprivate func left(of item: GroceryItem.ID, _ sources: [GrocerySource]) -> [GrocerySource: Amount?] {
    let gone = Set(obsolete.filter { $0.item == item }.map { $0.source(of: recipe) })
    var left: [GrocerySource: Amount?] = [:]
    for source in sources where !gone.contains(source) { left[source] = .some(nil) }
    for step in steps where step.item == item { left[GrocerySource(recipe, step.line)] = step.amount }
    return left
  }
}
