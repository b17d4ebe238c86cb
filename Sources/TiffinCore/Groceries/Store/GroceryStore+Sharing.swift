/// What something on the list is for: a recipe that is to be cooked on a day.
public struct GroceryPurpose: Hashable, Sendable {
  /// Which recipe.
  public let recipe: Recipe.ID
  /// When; nil where that is open.
  public let day: LocalDate?

  /// Of both.
  public init(recipe: Recipe.ID, day: LocalDate?) {
    self.recipe = recipe
    self.day = day
  }

  fileprivate func values(in household: Household.ID) -> [SQLValue] {
    [.id(household), .id(recipe), .text(day?.iso ?? "")]
  }
}

/// On how many lines there is something for a purpose.
public struct GroceryShareCount: Equatable, Sendable {
  /// Still to be bought.
  public var open = 0
  /// In the basket, or cleared from it.
  public var bought = 0

  /// None.
  public init(open: Int = 0, bought: Int = 0) {
    self.open = open
    self.bought = bought
  }
}

extension GroceryStore {
  /// Takes off the list what a recipe wanted for a day, and nothing else. Lines for which nothing else is wanted go; what
  /// is in the basket stays.
  ///
  /// - Returns: how many lines it was on.
  @discardableResult
  public func removeShare(of purpose: GroceryPurpose, by person: Person) throws(StoreError) -> Int {
    try database.write { statements throws(StoreError) in
      let items: [GroceryItem.ID] = try statements.all(
        """
        SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
        WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND i.completed_at IS NULL AND i.deleted_at IS NULL
        """, purpose.values(in: person.household)
      ) { row in row.id(0) }
      for item in items {
        let shares = GroceryShares(household: person.household, item: item)
        let sources = try shares.all(statements).map(\.source).filter { $0.isFor(purpose.recipe, on: purpose.day) }
        try shares.takeOff(Set(sources), at: now(), statements)
      }
      return items.count
    }
  }

  /// On how many lines there is something for any of the purposes: whether there is a share to take off.
  public func count(for purposes: [GroceryPurpose], of person: Person) throws(StoreError) -> GroceryShareCount {
    try database.read { statements throws(StoreError) in
      var items: [GroceryItem.ID: Bool] = [:]
      for purpose in purposes {
        try statements.run(
          """
          SELECT DISTINCT i.id, i.completed_at FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
          WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3
          AND (i.completed_at IS NOT NULL OR i.deleted_at IS NULL)
          """, purpose.values(in: person.household)
        ) { row in items[row.id(0)] = row.optionalInt(1) != nil }
      }
      let bought = items.values.filter { $0 }.count
      return GroceryShareCount(open: items.count - bought, bought: bought)
    }
  }
}
