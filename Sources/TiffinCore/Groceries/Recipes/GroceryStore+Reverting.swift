/// The counts of the lines to which a batch, recipes' ingredients added together, was added and that are not in the
/// basket.
public struct AddedBatchCounts: Hashable, Sendable {
  /// The batch's key; nil if the addition cannot be undone.
  public var batch: SubmissionKey?
  /// The number of lines to buy.
  public var things: Int
  /// The number of further lines whose item the household has at home.
  public var atHome: Int

  /// Creates a value from its counts.
  public init(batch: SubmissionKey? = nil, things: Int, atHome: Int = 0) {
    self.batch = batch
    self.things = things
    self.atHome = atHome
  }
}

extension GroceryStore {
  /// Counts the open lines with quantities that a batch added.
  public static func arrival(
    of batch: SubmissionKey, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> AddedBatchCounts {
    let atHome: [Bool] = try statements.all(
      """
      SELECT DISTINCT i.id, COALESCE(h.is_staple, 0) > i.is_needed FROM grocery_share AS s
      JOIN grocery_item AS i ON i.id = s.item_id
      LEFT JOIN grocery_habit AS h ON h.household_id = i.household_id AND h.item_key = i.item_key
      WHERE s.household_id = $1 AND s.batch = $2 AND i.completed_at IS NULL AND i.deleted_at IS NULL
      """, [.id(person.household), .text(batch.text)]
    ) { row in row.flag(1) }
    let count = atHome.count { $0 }
    return AddedBatchCounts(batch: batch, things: atHome.count - count, atHome: count)
  }

  /// Undoes a batch: removes its shares, and restores the shares that it changed or removed. Items in the basket are
  /// not changed. Repeating it changes nothing.
  ///
  /// - Returns: The number of changed lines.
  public func undoAdding(_ batch: SubmissionKey, by person: Person) throws(StoreError) -> Int {
    try database.write(of: person.household) { statements throws(StoreError) in
      let items: [GroceryItem.ID] = try statements.all(
        """
        SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
        WHERE s.household_id = $1 AND s.batch = $2 AND i.completed_at IS NULL AND i.deleted_at IS NULL
        """, [.id(person.household), .text(batch.text)]
      ) { row in row.id(0) }
      for item in items {
        let shares = GroceryShareRows(household: person.household, item: item)
        let sources = try shares.all(statements).filter { $0.batch == batch.text }.map(\.source)
        try shares.removeSources(Set(sources), at: now(), statements)
      }
      return try items.count + restoreChanged(by: batch, of: person, statements)
    }
  }

  /// Returns the current shares of all lines that `refills` will change: only those of the same recipes and days, and
  /// quantities set by hand that will be replaced.
  static func shares(
    changedBy refills: [GroceryListDiff], in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [GroceryItem.ID: [GroceryShareRows.QuantityShare]] {
    var before: [GroceryItem.ID: [GroceryShareRows.QuantityShare]] = [:]
    for refill in refills {
      for item in Set(refill.steps.compactMap(\.item) + refill.obsolete.map(\.item)) {
        let isOverHand = refill.steps.contains { $0.item == item && $0.isInsteadOfHand }
        let all = try GroceryShareRows(household: household, item: item).all(statements)
        before[item, default: []] += all.filter { share in
          share.source.isFor(refill.recipe.id, on: refill.recipe.day) || isOverHand && share.source == .hand
        }
      }
    }
    return before
  }

  /// Stores the shares as they were before a batch, in one deleted line per item, for undo. Stops once the quota does
  /// not allow one more line.
  func keep(
    _ before: [GroceryItem.ID: [GroceryShareRows.QuantityShare]], as batch: SubmissionKey, of person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    for (item, shares) in before.sorted(by: { $0.key.number < $1.key.number }) {
      let present = GroceryShareRows(household: person.household, item: item)
      guard let line = try present.asideLine(batch, at: now(), statements) else { return }
      for share in shares { try GroceryShareRows(household: person.household, item: line).set(share, statements) }
      try GroceryShareRows(household: person.household, item: line).updateQuantity(statements)
    }
  }

  private func restoreChanged(
    by batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    let lines = try Self.aside(batch, of: person, statements)
    for line in lines {
      let kept = GroceryShareRows(household: person.household, item: line.id)
      let before = try kept.all(statements)
      if let open = try Self.open(line.key, in: person.household, statements) {
        try GroceryShareRows(household: person.household, item: open).replace(with: before, statements)
        for share in before { try kept.remove(share.source, statements) }
        try statements.run("UPDATE grocery_item SET batch = NULL WHERE id = $1", [.id(line.id)])
      } else if try kept.isBought(before.map(\.source), since: line.moment, statements) {
        try statements.run("UPDATE grocery_item SET batch = NULL WHERE id = $1", [.id(line.id)])
      } else {
        _ = try restore(line.id, in: person.household, statements)
      }
    }
    return lines.count
  }
}

extension GroceryShareRows {
  /// Returns true if an item of one of the sources has been bought since a moment.
  fileprivate func isBought(
    _ sources: [GrocerySource], since moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    for source in sources where try isBought(source, since: moment, statements) { return true }
    return false
  }

  /// Replaces the shares of the same recipes and days by earlier ones.
  fileprivate func replace(with before: [QuantityShare], _ statements: borrowing Statements) throws(StoreError) {
    for share in try all(statements)
    where before.contains(where: { $0.source.recipe == share.source.recipe && $0.source.day == share.source.day }) {
      try remove(share.source, statements)
    }
    for share in before { try set(share, statements) }
    try updateQuantity(statements)
  }
}
