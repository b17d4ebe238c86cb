extension GroceryStore {
  /// Adds recipes' ingredients to the list. Each line of a recipe is listed once per day: an existing share is updated
  /// to the current servings and the current recipe.
  ///
  /// For a recipe with a day, items in the basket, or cleared from it, count as bought, so that only the rest is added.
  /// For a recipe without a day they do not count, so that the same recipe can be added again later.
  ///
  /// - Parameters:
  ///   - batch: The key with which ``undoAdding(_:by:)`` undoes the addition; nil if it need not be undone.
  ///   - isOverHand: True if the recipes' amounts replace quantities set by hand, to the extent that those stand for
  ///     only these recipes.
  func add(
    _ recipes: [GroceryRecipe], batch: SubmissionKey?, isOverHand: Bool, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryAdditionResult {
    let refills = try Self.refills(recipes, isOverHand: isOverHand, in: person.household, statements)
    let names = refills.flatMap(\.steps).filter { $0.item == nil }.map(\.line.name)
    guard try hasSpace(for: names, in: person.household, statements) else { return .full }
    try write(refills, batch: batch, by: person, statements)
    return .added(refills.map(\.tally).reduce(GroceryAdditionCounts(), +))
  }

  /// Returns the effect of adding recipes, read in the caller's snapshot.
  static func preview(
    _ recipes: [GroceryRecipe], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryPreview {
    try GroceryPreview(try refills(recipes, in: person.household, statements), statements)
  }

  private static func refills(
    _ recipes: [GroceryRecipe], isOverHand: Bool = false, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [GroceryListDiff] {
    var refills: [GroceryListDiff] = []
    for recipe in GroceryRecipe.together(recipes) {
      let there = try shares(of: recipe, in: household, statements)
      refills.append(GroceryListDiff(recipe, there: there, isOverHand: isOverHand))
    }
    return refills
  }

  /// Returns the shares for a recipe on its day, open or bought; only the open ones for a recipe without a day.
  static func shares(
    of recipe: GroceryRecipe, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [GroceryListDiff.Share] {
    let isThere =
      recipe.day == nil
      ? "i.completed_at IS NULL AND i.deleted_at IS NULL" : "(i.completed_at IS NOT NULL OR i.deleted_at IS NULL)"
    return try statements.all(
      """
      SELECT s.item_id, i.item_key, s.line, s.amount, i.completed_at
      FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
      WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND \(isThere) ORDER BY s.item_id, s.line
      """,
      [.id(household), .id(recipe.id), .text(recipe.day?.iso ?? "")]
    ) { row in
      GroceryListDiff.Share(
        item: row.id(0), key: row.text(1), mark: row.text(2), amount: Amount(stored: row.text(3)) ?? .none,
        isBought: row.optionalInt(4) != nil)
    }
  }

  private func hasSpace(
    for names: [GroceryName], in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let count = try Self.count(in: household, statements)
    if count + names.count <= Self.mostLines { return true }
    let open = try statements.all(
      "SELECT item_key FROM grocery_item WHERE household_id = $1 AND completed_at IS NULL AND deleted_at IS NULL",
      [.id(household)]
    ) { row in row.text(0) }
    return count + Set(names.map(\.key)).subtracting(open).count <= Self.mostLines
  }

  private func write(
    _ refills: [GroceryListDiff], batch: SubmissionKey? = nil, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let before = try batch.map { _ throws(StoreError) in
      try Self.shares(changedBy: refills, in: person.household, statements)
    }
    var touched: Set<GroceryItem.ID> = []
    var insteadOfHand: [GroceryItem.ID: Amount] = [:]
    for refill in refills {
      for step in refill.steps {
        let item = try write(step, of: refill.recipe, batch: batch, by: person, statements)
        touched.insert(item)
        if step.isInsteadOfHand { insteadOfHand[item] = (insteadOfHand[item] ?? .none) + step.amount }
      }
    }
    for refill in refills {
      for (item, shares) in Dictionary(grouping: refill.obsolete, by: \.item) {
        let sources = Set(shares.map { $0.source(of: refill.recipe) })
        try GroceryShareRows(household: person.household, item: item).removeSources(sources, at: now(), statements)
      }
    }
    for (item, amount) in insteadOfHand {
      try GroceryShareRows(household: person.household, item: item).removeHandQuantity(back: amount, statements)
    }
    for item in touched { try GroceryShareRows(household: person.household, item: item).updateQuantity(statements) }
    if let batch, let before { try keep(before, as: batch, of: person, statements) }
  }

  private func write(
    _ step: GroceryListDiff.Step, of recipe: GroceryRecipe, batch: SubmissionKey?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID {
    let there = if let item = step.item { item } else { try line(step.line.name, in: person.household, statements) }
    guard let item = there else { throw .failed("no room for an ingredient") }
    let share = GroceryShareRows.QuantityShare(
      source: GrocerySource(recipe, step.line), recipeName: recipe.name, quantity: GroceryQuantity(step.amount),
      batch: step.item == nil ? batch?.text : nil)
    try GroceryShareRows(household: person.household, item: item).set(share, statements)
    if step.item == nil {
      try GroceryHabitRows(household: person.household, now: now()).use(step.line.name, isTyped: false, statements)
    }
    return item
  }
}
