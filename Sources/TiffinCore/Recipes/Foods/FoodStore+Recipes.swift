// Changes of a household's foods. Recipes that a change may concern are matched to foods again, see
// ``RecipeFoodUpdater``.
extension FoodStore {
  /// Adds a food of a household. In the same transaction, matches at most 20 of the recipes that may contain it again;
  /// the others follow when the server is idle. If the household has an identical food, as when a form is sent twice,
  /// nothing is added.
  ///
  /// - Returns: The ID of the new or the identical food.
  public func add(
    _ content: FoodContent, picture: PhotoChange = .keep, by person: Person
  ) throws(StoreError) -> Food.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      let (id, isNew) = try add(content, picture: picture, by: person, statements)
      if isNew { try matchRecipes(with: id, of: person.household, statements) }
      return id
    }
  }

  /// Stores an edit of a household's food that began at `revision`, and matches recipes again as in
  /// ``add(_:picture:by:)``. Meals that contain the food are not changed.
  ///
  /// - Throws: ``StoreError/notFound``, also for a food of a food table.
  public func update(
    _ id: Food.ID, to content: FoodContent, picture: PhotoChange = .keep, from revision: Int, by person: Person
  ) throws(StoreError) -> FoodUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let (update, old) = try update(id, to: content, picture: picture, from: revision, by: person, statements)
      if let old { try matchRecipes(with: id, once: old, of: person.household, statements) }
      return update
    }
  }

  /// Deletes a food of the household, and matches recipes again as in ``add(_:picture:by:)``. The food can be restored
  /// for ``StoreLimits/undoDays`` days. Deleting it again changes nothing. Meals are not changed.
  ///
  /// - Throws: ``StoreError/notFound``, also for a food of a food table.
  public func delete(_ id: Food.ID, by person: Person) throws(StoreError) {
    try setDeleted(id, at: now(), by: person)
  }

  /// Restores a deleted food, and matches recipes again as in ``add(_:picture:by:)``. Restoring it again changes
  /// nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such food, or it was removed permanently.
  public func restore(_ id: Food.ID, by person: Person) throws(StoreError) {
    try setDeleted(id, at: nil, by: person)
  }

  private func setDeleted(_ id: Food.ID, at moment: Int?, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      guard try Self.setDeleted(id, at: moment, by: person, statements) else { return }
      try matchRecipes(with: id, of: person.household, statements)
    }
  }

  /// The maximum number of recipes that are matched again in the transaction; the others follow when the server is
  /// idle.
  private static let matchedAtOnce = 20

  private func matchRecipes(
    with id: Food.ID, once old: FoodContent? = nil, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let outdated = try Self.outdateRecipes(with: id, once: old, of: household, statements)
    for recipe in outdated.prefix(Self.matchedAtOnce) { try RecipeFoodUpdater(database).read(recipe, statements) }
  }

  /// Marks recipes of the household as outdated after one of its foods was added, changed or deleted: those with a line
  /// matched to the food, and those with a line that may match it.
  ///
  /// - Parameter old: The food's content before the change; nil if only the food's existence has changed.
  /// - Returns: The IDs of the marked recipes.
  private static func outdateRecipes(
    with id: Food.ID, once old: FoodContent?, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID] {
    let now = try statements.all("SELECT name, brand FROM food WHERE id = $1", [.id(id)]) { row in
      [row.text(0), row.optionalText(1) ?? ""]
    }
    let names = now.joined() + (old.map { [$0.name.text, $0.brand ?? ""] } ?? [])
    // The search also matches the beginnings of words.
    let beginnings = Set(names.flatMap(SearchWords.of).map { String($0.prefix(3)) }).sorted().prefix(40)
    let isLike = beginnings.indices.map { " OR line.ingredient_key LIKE $\($0 + 3)" }.joined()
    // A count per recipe keeps PostgreSQL from reading the lines of all households.
    return try statements.all(
      """
      UPDATE recipe_contents SET reader = 0 WHERE recipe_id IN (
        SELECT id FROM recipe WHERE household_id = $1 AND (
          SELECT COUNT(*) FROM recipe_line_food AS line
          WHERE line.recipe_id = recipe.id AND (line.food_id = $2\(isLike))
        ) > 0
      ) RETURNING recipe_id
      """,
      [.id(household), .id(id)] + beginnings.map { .text("%\($0)%") }
    ) { row in row.id(0) }
  }
}
