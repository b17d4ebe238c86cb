/// A statement about having an item at home.
public enum GroceryStaple: String, Sendable {
  /// Usually at home: not bought, now or for recipes.
  case have
  /// Bought this once.
  case need
  /// Bought as usual, like other items.
  case buy
}

extension GroceryStore {
  /// Sets a line's item as at home or not. Setting the same again changes nothing.
  ///
  /// - Returns: True if it was known to be usually at home.
  /// - Throws: ``StoreError/notFound`` if the line is not on the list, or another household's.
  @discardableResult
  public func set(_ id: GroceryItem.ID, _ staple: GroceryStaple, by person: Person) throws(StoreError) -> Bool {
    try database.write(of: person.household) { statements throws(StoreError) in
      guard let item = try Self.item(id, of: person.household, statements) else { throw .notFound }
      if staple != .need {
        let habits = GroceryHabits(household: person.household, now: now())
        try habits.keep(item.name, isStaple: staple == .have, statements)
      }
      try Self.setNeeded(id, staple == .need, statements)
      return item.isStaple
    }
  }

  /// Sets an item as bought or not although it is usually at home; one added by hand is bought.
  static func setNeeded(
    _ id: GroceryItem.ID, _ isNeeded: Bool, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("UPDATE grocery_item SET is_needed = $1 WHERE id = $2", [.flag(isNeeded), .id(id)])
  }
}
