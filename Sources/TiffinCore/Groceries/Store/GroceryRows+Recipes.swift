extension GroceryRows {
  /// Moves a household's shares for a recipe to its own copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE grocery_share SET recipe = $1 WHERE recipe = $2 AND household_id = $3",
      [.id(copy), .id(original), .id(household)])
  }

  /// Moves the shares for a recipe, open or bought, to the day it will be cooked instead.
  static func move(
    _ recipe: Recipe.ID, from day: LocalDate, to other: LocalDate, in household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let items: [GroceryItem.ID] = try statements.all(
      "SELECT DISTINCT item_id FROM grocery_share WHERE household_id = $1 AND recipe = $2 AND day = $3",
      [.id(household), .id(recipe), .text(day.iso)]
    ) { row in row.id(0) }
    for item in items {
      let shares = GroceryShares(household: household, item: item)
      for share in try shares.all(statements) where share.source.isFor(recipe, on: day) {
        let source = GrocerySource(recipe: share.source.recipe, day: other.iso, line: share.source.line)
        _ = try shares.add(
          GroceryShares.Share(source: source, recipeName: share.recipeName, quantity: share.quantity), statements)
        try shares.remove(share.source, statements)
      }
    }
  }
}
