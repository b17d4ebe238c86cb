/// A choice whether an item that may be at home is bought.
public enum StapleChoice: String, Sendable {
  /// The item is usually at home: it is not bought, neither now nor for recipes.
  case have
  /// The item is usually at home, but bought this once.
  case need
  /// The item is bought like other items.
  case buy
}

extension GroceryStore {
  /// Sets whether the item of a line is bought. Repeating it changes nothing.
  ///
  /// - Returns: True if the item was already marked as usually at home.
  /// - Throws: ``StoreError/notFound`` if the line is not on the household's list.
  @discardableResult
  public func set(_ id: GroceryItem.ID, _ staple: StapleChoice, by person: Person) throws(StoreError) -> Bool {
    try database.write(of: person.household) { statements throws(StoreError) in
      guard let item = try Self.item(id, of: person.household, statements) else { throw .notFound }
      if staple != .need {
        let habits = GroceryHabitRows(household: person.household, now: now())
        try habits.keep(item.name, isStaple: staple == .have, statements)
      }
      try Self.setNeeded(id, staple == .need, statements)
      return item.isStaple
    }
  }

  /// Stores whether a line's item is bought this once although it is usually at home, as items added by hand are.
  /// Increases ``GroceryItem/acted``, so that other devices see the change.
  static func setNeeded(
    _ id: GroceryItem.ID, _ isNeeded: Bool, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE grocery_item SET is_needed = $1, acted_at = acted_at + 1 WHERE id = $2", [.flag(isNeeded), .id(id)])
  }
}

/// The items that most kitchens have at home, which are a new household's initial staples.
enum InitialStaples {
  static let names = [
    "salt", "black pepper", "olive oil", "vegetable oil", "sugar", "plain flour", "vinegar", "baking powder",
    "baking soda", "cinnamon", "cumin", "paprika", "chili powder", "chili flakes", "turmeric", "nutmeg",
    "dried oregano", "dried thyme", "bay leaves", "vanilla extract",
  ]
}
