/// What somebody says about having a thing at home.
public enum GroceryStaple: String, Sendable {
  /// It is there as a rule: it is not bought, now and when recipes want it.
  case have
  /// It is bought this once.
  case need
  /// It is bought as a rule, as other things are.
  case buy
}

extension GroceryStore {
  /// Remembers whether a line's thing is at home. Saying the same again changes nothing.
  ///
  /// - Returns: whether it was known to be there as a rule.
  /// - Throws: ``StoreError/notFound`` for a line that is not on the list, or is another household's.
  @discardableResult
  public func set(_ id: GroceryItem.ID, _ staple: GroceryStaple, by person: Person) throws(StoreError) -> Bool {
    try database.write { statements throws(StoreError) in
      guard let item = try Self.item(id, of: person.household, statements) else { throw .notFound }
      if staple != .need {
        let habits = GroceryHabits(household: person.household, now: now())
        try habits.keep(item.name, isStaple: staple == .have, statements)
      }
      try Self.setNeeded(id, staple == .need, statements)
      return item.isStaple
    }
  }

  /// What somebody asks for by hand is bought, though there is some at home as a rule.
  static func setNeeded(
    _ id: GroceryItem.ID, _ isNeeded: Bool, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("UPDATE grocery_item SET is_needed = $1 WHERE id = $2", [.flag(isNeeded), .id(id)])
  }
}
