extension GroceryShareRows {
  /// The result of setting aside shares of a line: moving them to a deleted line, from which they can be restored.
  enum SetAside {
    case nothing, all
    /// All shares were set aside, but a quantity set by hand remains on the line.
    case butByHand
  }

  /// Sets shares aside so that they can be restored: if no other share remains, the line is deleted, otherwise the
  /// shares are moved to a new deleted line.
  ///
  /// If the quota does not allow one more line, the shares are removed permanently.
  ///
  /// - Parameters:
  ///   - left: The amounts that remain, by source; nothing of a source that is missing remains, and a nil amount stands
  ///     for the present one.
  ///   - batch: The key with which the shares can be restored.
  ///   - moment: The current time, in seconds since 1970-01-01 UTC.
  func setAside(
    _ sources: Set<GrocerySource>, leaving left: [GrocerySource: Amount?], _ batch: SubmissionKey, at moment: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) -> SetAside {
    let present = try all(statements)
    let going = present.filter { sources.contains($0.source) && $0.isLess(left[$0.source]) }
    if going.isEmpty { return .nothing }
    if going.count == present.count, left.isEmpty {
      try statements.run(
        "UPDATE grocery_item SET deleted_at = $1, batch = $2 WHERE id = $3",
        [.int(moment), .text(batch.text), .id(item)])
      return .all
    }
    let line = try asideLine(batch, at: moment, statements)
    let aside = line.map { GroceryShareRows(household: household, item: $0) }
    for share in going { try move(share, leaving: left[share.source] ?? nil, to: aside, statements) }
    try aside?.updateQuantity(statements)
    try updateQuantity(statements)
    let isByHand = going.contains { $0.quantity.isNone } && present.contains { $0.source == .hand }
    return isByHand ? .butByHand : .all
  }

  /// Returns true if these shares were set aside while a quantity set by hand remained on the other line.
  func isSetAside(ofHandOn other: GroceryItem.ID, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    guard try all(statements).contains(where: \.quantity.isNone) else { return false }
    return try GroceryShareRows(household: household, item: other).all(statements).contains { $0.source == .hand }
  }

  /// Moves the shares that were set aside to the open line of the same item, if they are still needed there, and
  /// removes those that were added or bought again since. All others remain set aside.
  ///
  /// - Parameters:
  ///   - twin: The open line of the same item; nil if there is none.
  ///   - needed: The amounts that the list needs without the shares, by source.
  ///   - moment: The time at which the shares were set aside, in seconds since 1970-01-01 UTC.
  func giveBack(
    to twin: GroceryItem.ID?, besides needed: [GrocerySource: Amount], since moment: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let other = twin.map { GroceryShareRows(household: household, item: $0) }
    let there = try other?.all(statements) ?? []
    for share in try all(statements) where share.source != .hand {
      if let same = there.first(where: { $0.source == share.source }) {
        if let rest = needed[share.source], rest == same.quantity.amount { _ = try other?.add(share, statements) }
        try remove(share.source, statements)
      } else if try isBought(share.source, since: moment, statements) {
        try remove(share.source, statements)
      }
    }
    try updateQuantity(statements)
    try other?.updateQuantity(statements)
  }

  private func move(
    _ share: QuantityShare, leaving rest: Amount?, to aside: GroceryShareRows?, _ statements: borrowing Statements
  ) throws(StoreError) {
    var taken = share
    if let rest {
      var left = share
      left.quantity = GroceryQuantity(rest, words: share.quantity.words)
      taken.quantity = GroceryQuantity(share.quantity.amount - rest)
      try set(left, statements)
    } else {
      try remove(share.source, statements)
    }
    try aside?.set(taken, statements)
  }

  /// Inserts a deleted line of the same name for the shares to set aside; returns nil if the quota does not allow it.
  func asideLine(
    _ batch: SubmissionKey, at moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID? {
    do throws(StoreError) { try GroceryStore.reserveSpace(for: household, statements) } catch {
      if case .quota = error { return nil }
      throw error
    }
    let id: GroceryItem.ID? = try statements.first(
      """
      INSERT INTO grocery_item (household_id, revision, name, item_key, quantity, note, created_at, deleted_at, batch)
      SELECT household_id, 1, name, item_key, '', note, created_at, $1, $2 FROM grocery_item WHERE id = $3 RETURNING id
      """, [.int(moment), .text(batch.text), .id(item)]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a line that is set aside") }
    return id
  }

  func isBought(
    _ source: GrocerySource, since moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.first(
      """
      SELECT 1 FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
      WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND s.line = $4 AND i.completed_at > $5
      """, [.id(household)] + source.values + [.int(moment)]
    ) { row in row.int(0) } != nil
  }
}

extension GroceryShareRows.QuantityShare {
  /// Returns true if a smaller amount remains, or none.
  ///
  /// - Parameter left: The amount that remains; nil if nothing remains, an inner nil if everything remains.
  fileprivate func isLess(_ left: Amount??) -> Bool {
    guard let left else { return true }
    guard let amount = left else { return false }
    return !(quantity.amount - amount).isNone
  }
}
