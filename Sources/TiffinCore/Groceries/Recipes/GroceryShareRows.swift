/// Statements on `grocery_share`: the shares of a line's quantity. A share is the part with one source: a line of a
/// recipe on a day, or additions by hand.
struct GroceryShareRows {
  let household: Household.ID
  let item: GroceryItem.ID

  /// A stored share.
  struct QuantityShare {
    let source: GrocerySource
    let recipeName: String
    var quantity: GroceryQuantity
    /// The key of the addition that created the share, for undo; nil if it cannot be undone.
    var batch: String?
  }

  func all(_ statements: borrowing Statements) throws(StoreError) -> [QuantityShare] {
    try statements.all(
      "SELECT recipe, day, line, recipe_name, amount, words, batch FROM grocery_share WHERE item_id = $1", [.id(item)]
    ) { row throws(StoreError) in
      guard let amount = Amount(stored: row.text(4)) else { throw .damaged("an amount is \(row.text(4))") }
      return QuantityShare(
        source: GrocerySource(recipe: row.int(0), day: row.text(1), line: row.text(2)), recipeName: row.text(3),
        quantity: GroceryQuantity(amount, words: row.text(5)), batch: row.optionalText(6))
    }
  }

  /// Adds a share, to an existing one of the same source if there is one.
  ///
  /// - Returns: False if the words would become too long; nothing is added in that case.
  func add(_ share: QuantityShare, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let present = try statements.first(
      "SELECT amount, words FROM grocery_share WHERE item_id = $1 AND recipe = $2 AND day = $3 AND line = $4",
      [.id(item)] + share.source.values
    ) { row in GroceryQuantity(Amount(stored: row.text(0)) ?? .none, words: row.text(1)) }
    var share = share
    share.quantity = (present ?? .none) + share.quantity
    guard share.quantity.words.utf8.count <= GroceryQuantity.wordsLimit else { return false }
    try set(share, statements)
    return true
  }

  func set(_ share: QuantityShare, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO grocery_share (household_id, item_id, recipe, day, line, recipe_name, amount, words, batch)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (item_id, recipe, day, line) DO UPDATE SET amount = excluded.amount, words = excluded.words
      """,
      [.id(household), .id(item)] + share.source.values + [
        .text(share.recipeName), .text(share.quantity.amount.stored), .text(share.quantity.words),
        .text(share.batch),
      ])
  }

  func remove(_ source: GrocerySource, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      "DELETE FROM grocery_share WHERE item_id = $1 AND recipe = $2 AND day = $3 AND line = $4",
      [.id(item)] + source.values)
  }

  /// Removes the shares of the given sources. An item without other shares is deleted.
  func removeSources(
    _ sources: Set<GrocerySource>, at moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    if try all(statements).allSatisfy({ sources.contains($0.source) }) {
      try statements.run("UPDATE grocery_item SET deleted_at = $1 WHERE id = $2", [.int(moment), .id(item)])
      return
    }
    for source in sources { try remove(source, statements) }
    try updateQuantity(statements)
  }

  /// Sets the quantity of the whole item, independently of its shares.
  ///
  /// The part beyond the recipes' amount counts as added by hand. A smaller quantity cannot be divided among the
  /// recipes, so all of it counts as added by hand, and the recipes' shares get no quantity.
  func setWhole(_ whole: GroceryQuantity, _ statements: borrowing Statements) throws(StoreError) {
    let shares = try all(statements).filter { $0.source != .hand }
    let wanted = shares.reduce(GroceryQuantity.none) { $0 + $1.quantity }
    let name = try name(statements)
    let bought = try name.toBuy(wanted.amount, statements)
    let rest = GroceryQuantity(whole.amount - bought.amount, words: whole.words)
    let all = try name.toBuy(wanted.amount, byHand: rest, statements)
    let isMore = wanted.words.isEmpty && all.text == whole.text
    let hand = isMore ? rest : whole
    if !isMore {
      for share in shares { try set(QuantityShare(source: share.source, recipeName: "", quantity: .none), statements) }
    }
    if hand.isNone {
      try statements.run("DELETE FROM grocery_share WHERE item_id = $1 AND recipe = 0", [.id(item)])
    } else {
      try set(QuantityShare(source: .hand, recipeName: "", quantity: hand), statements)
    }
  }

  /// Subtracts an amount from the quantity set by hand, because the shares that it replaced have amounts again. If it
  /// replaces no other shares, all of it is removed.
  func removeHandQuantity(back amount: Amount, _ statements: borrowing Statements) throws(StoreError) {
    let shares = try all(statements)
    guard let hand = shares.first(where: { $0.source == .hand })?.quantity else { return }
    let isForOthers = shares.contains { $0.source != .hand && $0.quantity.isNone }
    let rest = isForOthers ? GroceryQuantity(hand.amount - amount, words: hand.words) : .none
    if rest.isNone { return try remove(.hand, statements) }
    try set(QuantityShare(source: .hand, recipeName: "", quantity: rest), statements)
  }

  /// Stores the sum of the shares as the item's quantity, rounded to what shops sell.
  func updateQuantity(_ statements: borrowing Statements) throws(StoreError) {
    let shares = try all(statements)
    let recipes = shares.filter { $0.source != .hand }.reduce(GroceryQuantity.none) { $0 + $1.quantity }
    let hand = shares.filter { $0.source == .hand }.reduce(GroceryQuantity.none) { $0 + $1.quantity }
    let bought = try name(statements).toBuy(recipes.amount, byHand: hand, statements)
    let whole = GroceryQuantity(.none, words: recipes.words) + bought
    try statements.run(
      "UPDATE grocery_item SET quantity = $1, revision = revision + 1 WHERE id = $2 AND household_id = $3",
      [.text(TextCleanup.clipped(whole.text, 20_000)), .id(item), .id(household)])
  }

  private func name(_ statements: borrowing Statements) throws(StoreError) -> GroceryName {
    let name = try statements.first("SELECT name FROM grocery_item WHERE id = $1", [.id(item)]) { row in
      GroceryName(stored: row.text(0))
    }
    return name ?? GroceryName(stored: "?")
  }
}
