extension PlanWeek {
  /// Returns the ingredients of the entries, except for notes, deleted recipes, and entries that a member has already
  /// eaten.
  public func groceries(
    for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [GroceryRecipe] {
    var groceries: [GroceryRecipe] = []
    let eaten = try PlanStore.eaten(on: days.map(\.day), of: person.household, statements)
    for entry in days.flatMap(\.entries) where !eaten.contains(entry.id) {
      if let needed = try entry.groceries(for: person, statements) { groceries.append(needed) }
    }
    return groceries
  }
}

extension PlanEntry {
  /// Returns the entry's ingredients; nil for notes and deleted recipes.
  public func groceries(
    for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryRecipe? {
    guard let recipe, recipe.isOpen else { return nil }
    return GroceryRecipe(try RecipeStore.recipe(recipe.id, for: person, statements), for: servings, on: day)
  }
}
