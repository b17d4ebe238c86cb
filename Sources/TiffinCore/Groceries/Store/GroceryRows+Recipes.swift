extension GroceryRows {
  /// Moves a household's shares for a recipe to the household's own copy of the recipe.
  static func replaceRecipe(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try move(original, in: household, statements) { source in
      GrocerySource(recipe: Int(copy.number), day: source.day, line: source.line)
    }
  }

  /// Moves the shares for a recipe, open or bought, to another day of cooking.
  static func move(
    _ recipe: Recipe.ID, from day: LocalDate, to other: LocalDate, in household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    try move(recipe, in: household, statements) { source in
      source.isFor(recipe, on: day) ? GrocerySource(recipe: source.recipe, day: other.iso, line: source.line) : nil
    }
  }

  /// Changes the source of a recipe's shares. A share is added to an existing one of the new source.
  ///
  /// - Parameter other: Returns the new source; nil for shares that do not change.
  private static func move(
    _ recipe: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements,
    to other: (GrocerySource) -> GrocerySource?
  ) throws(StoreError) {
    let items: [GroceryItem.ID] = try statements.all(
      "SELECT DISTINCT item_id FROM grocery_share WHERE household_id = $1 AND recipe = $2",
      [.id(household), .id(recipe)]
    ) { row in row.id(0) }
    for item in items {
      let shares = GroceryShareRows(household: household, item: item)
      for share in try shares.all(statements) where share.source.recipe == Int(recipe.number) {
        guard let source = other(share.source) else { continue }
        let moved = GroceryShareRows.QuantityShare(
          source: source, recipeName: share.recipeName, quantity: share.quantity, batch: share.batch)
        try shares.remove(share.source, statements)
        // If the combined words would be too long, the share is stored with its old source.
        if try !shares.add(moved, statements) { try shares.set(share, statements) }
      }
    }
  }
}
