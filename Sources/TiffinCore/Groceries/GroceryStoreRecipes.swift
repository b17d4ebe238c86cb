extension GroceryStore {
  /// Puts recipes' ingredients on the list. Each line of a recipe comes once for a day: what is there for the same recipe
  /// and day already is left as it is.
  ///
  /// For a day, what is in the basket, or was cleared from it, counts as there: it has been bought. Without a day only
  /// what is still to be bought does, so that a recipe can be bought for again.
  public func add(_ recipes: [GroceryRecipe], by person: Person) throws(StoreError) -> GroceryAddition {
    try database.write { statements throws(StoreError) in
      var wanted: [(recipe: GroceryRecipe, line: GroceryRecipe.Line)] = []
      var alreadyThere = 0
      for recipe in GroceryRecipe.together(recipes) {
        let there = try Self.lines(of: recipe, in: person.household, statements)
        wanted += recipe.lines.filter { !there.contains($0.mark) }.map { (recipe, $0) }
        alreadyThere += recipe.lines.filter { there.contains($0.mark) }.count
      }
      guard try hasRoom(for: wanted.map(\.line.name), in: person.household, statements) else { return .full }
      var touched: Set<GroceryItem.ID> = []
      for (recipe, line) in wanted { touched.insert(try add(line, of: recipe, by: person, statements)) }
      for item in touched { try GroceryShares(household: person.household, item: item).settle(statements) }
      return .added(wanted.count, alreadyThere: alreadyThere)
    }
  }

  /// Takes off the list what a recipe wanted for a day, and nothing else. Lines for which nothing else is wanted go; what
  /// is in the basket stays.
  ///
  /// - Returns: how many lines it was on.
  @discardableResult
  public func removeShare(recipe: Recipe.ID, day: LocalDate?, by person: Person) throws(StoreError) -> Int {
    try database.write { statements throws(StoreError) in
      let items: [GroceryItem.ID] = try statements.all(
        Self.itemsOfShare, [.id(person.household), .id(recipe), .text(day?.iso ?? "")]
      ) { row in row.id(0) }
      for item in items {
        try statements.run(
          "DELETE FROM grocery_share WHERE item_id = $1 AND recipe = $2 AND day = $3",
          [.id(item), .id(recipe), .text(day?.iso ?? "")])
        if try !GroceryShares(household: person.household, item: item).settle(statements) {
          try statements.run("DELETE FROM grocery_item WHERE id = $1", [.id(item)])
        }
      }
      return items.count
    }
  }

  /// On how many lines something is still to be bought for a recipe on a day: whether there is a share to take off.
  public func share(recipe: Recipe.ID, day: LocalDate?, of person: Person) throws(StoreError) -> Int {
    try database.read { statements throws(StoreError) in
      try statements.all(
        Self.itemsOfShare, [.id(person.household), .id(recipe), .text(day?.iso ?? "")]
      ) { row in row.int(0) }.count
    }
  }

  private static let itemsOfShare = """
    SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
    WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND i.completed_at IS NULL AND i.deleted_at IS NULL
    """

  /// The marks of a recipe's lines that are there for its day.
  private static func lines(
    of recipe: GroceryRecipe, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Set<String> {
    let isThere =
      recipe.day == nil
      ? "i.completed_at IS NULL AND i.deleted_at IS NULL" : "(i.completed_at IS NOT NULL OR i.deleted_at IS NULL)"
    let marks = try statements.all(
      """
      SELECT s.line FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
      WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND \(isThere)
      """,
      [.id(household), .id(recipe.id), .text(recipe.day?.iso ?? "")]
    ) { row in row.text(0) }
    return Set(marks)
  }

  private func hasRoom(
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

  private func add(
    _ line: GroceryRecipe.Line, of recipe: GroceryRecipe, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID {
    guard let item = try self.line(line.name, in: person.household, statements) else {
      throw .failed("no room for an ingredient")
    }
    let share = GroceryShares.Share(
      source: GrocerySource(recipe, line), recipeName: recipe.name, quantity: GroceryQuantity(line.amount))
    _ = try GroceryShares(household: person.household, item: item).add(share, statements)
    try GroceryHabits(household: person.household, now: now()).use(line.name, isTyped: false, statements)
    return item
  }
}
