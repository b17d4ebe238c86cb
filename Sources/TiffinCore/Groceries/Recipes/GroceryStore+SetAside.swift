/// The counts of the lines from which the quantities for removed plan entries were removed.
public struct RemovedShareCounts: Hashable, Sendable {
  /// The key with which the quantities can be restored.
  public let batch: SubmissionKey
  /// The number of lines from which quantities were removed.
  public internal(set) var lines = 0
  /// The number of these lines that have a quantity set by hand, which was not changed.
  public internal(set) var kept = 0

  init(_ batch: SubmissionKey) {
    self.batch = batch
  }
}

extension GroceryStore {
  /// Sets aside the open shares for a purpose, each as a deleted line or as a part of one. Lines in the basket are not
  /// changed.
  ///
  /// - Parameter rest: The ingredients that are still needed for the same purpose; nil if there are none.
  func setAside(
    _ purpose: CookingOccasion, leaving rest: GroceryRecipe?, to taken: inout RemovedShareCounts, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let open = try Self.openShares(for: purpose, in: person.household, statements)
    let needed = try rest.map { rest throws(StoreError) in
      let there = try Self.shares(of: rest, in: person.household, statements)
      let marks = Set(there.map(\.mark))
      return GroceryListDiff(GroceryRecipe(rest, lines: rest.lines.filter { marks.contains($0.mark) }), there: there)
    }
    for (item, sources) in open {
      let shares = GroceryShareRows(household: person.household, item: item)
      let left = needed.map { $0.left(of: item, sources) } ?? [:]
      switch try shares.setAside(Set(sources), leaving: left, taken.batch, at: now(), statements) {
      case .nothing: break
      case .all: taken.lines += 1
      case .butByHand: (taken.lines, taken.kept) = (taken.lines + 1, taken.kept + 1)
      }
    }
  }

  /// Returns the numbers of lines that a batch set aside and that were not restored.
  static func setAsideCounts(
    _ batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RemovedShareCounts {
    var taken = RemovedShareCounts(batch)
    for line in try aside(batch, of: person, statements) {
      let twin = try open(line.key, in: person.household, statements)
      let shares = GroceryShareRows(household: person.household, item: line.id)
      let isByHand = try twin.map { twin throws(StoreError) in try shares.isSetAside(ofHandOn: twin, statements) }
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

  /// Restores the shares that a batch set aside. Shares that were added or bought again since are removed instead,
  /// except for those needed in addition to `rest`, which are added to the open line. Repeating it changes nothing.
  ///
  /// - Parameter rest: The ingredients needed for the same purposes without those shares.
  /// - Returns: The number of lines that were set aside, whether or not they are on the list again.
  func restoreSetAside(
    _ batch: SubmissionKey, besides rest: [GroceryRecipe], by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    var needed: [GrocerySource: Amount] = [:]
    for recipe in GroceryRecipe.together(rest) {
      for line in recipe.lines { needed[GrocerySource(recipe, line)] = line.amount }
    }
    var count = 0
    for line in try Self.aside(batch, of: person, statements) {
      let twin = try Self.open(line.key, in: person.household, statements)
      let shares = GroceryShareRows(household: person.household, item: line.id)
      try shares.giveBack(to: twin, besides: needed, since: line.moment, statements)
      if try shares.all(statements).isEmpty {
        // All shares were added to the open line, or are no longer needed.
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
    for purpose: CookingOccasion, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [(item: GroceryItem.ID, sources: [GrocerySource])] {
    let items: [GroceryItem.ID] = try statements.all(
      """
      SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
      WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND i.completed_at IS NULL AND i.deleted_at IS NULL
      """, purpose.values(in: household)
    ) { row in row.id(0) }
    var open: [(item: GroceryItem.ID, sources: [GrocerySource])] = []
    for item in items {
      let sources = try GroceryShareRows(household: household, item: item).all(statements).map(\.source)
      open.append((item, sources.filter { $0.isFor(purpose.recipe, on: purpose.day) }))
    }
    return open
  }
}

extension GroceryListDiff {
  /// Returns the amounts of an item's shares after the change. A share that is not in the result is removed; a share
  /// with a nil amount keeps its current amount.
  fileprivate func left(of item: GroceryItem.ID, _ sources: [GrocerySource]) -> [GrocerySource: Amount?] {
    let gone = Set(obsolete.filter { $0.item == item }.map { $0.source(of: recipe) })
    var left: [GrocerySource: Amount?] = [:]
    for source in sources where !gone.contains(source) { left[source] = .some(nil) }
    for step in steps where step.item == item { left[GrocerySource(recipe, step.line)] = step.amount }
    return left
  }
}
