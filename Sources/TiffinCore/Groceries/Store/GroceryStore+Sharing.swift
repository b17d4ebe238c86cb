/// The purpose for which quantities are on the list: a recipe to cook on a day.
public struct CookingOccasion: Hashable, Sendable {
  /// The recipe's identifier.
  public let recipe: Recipe.ID
  /// The day of cooking; nil if there is none.
  public let day: LocalDate?

  /// Creates a purpose from a recipe and a day.
  public init(recipe: Recipe.ID, day: LocalDate?) {
    self.recipe = recipe
    self.day = day
  }

  func values(in household: Household.ID) -> [SQLValue] {
    [.id(household), .id(recipe), .text(day?.iso ?? "")]
  }
}

/// The numbers of lines with a quantity for a purpose.
public struct GroceryShareCount: Equatable, Sendable {
  /// The number of lines still to be bought.
  public var open = 0
  /// The number of lines in the basket, or cleared from it.
  public var bought = 0
  /// True if all ingredients for the purposes have been bought; false also if that was not checked, as only a page's
  /// notice needs it.
  var isWhole = false

  /// Creates counts; each is 0 by default.
  public init(open: Int = 0, bought: Int = 0) {
    self.open = open
    self.bought = bought
  }

  /// True if everything has been bought, and no ingredient was omitted.
  public var areAllBought: Bool { open == 0 && bought > 0 && isWhole }
}

extension GroceryStore {
  /// Removes the quantities for a purpose from the list. Lines without other quantities are deleted; lines in the
  /// basket are not changed.
  ///
  /// - Returns: The number of lines that had such quantities.
  @discardableResult
  public func removeShare(of purpose: CookingOccasion, by person: Person) throws(StoreError) -> Int {
    try database.write(of: person.household) { statements throws(StoreError) in
      let items: [GroceryItem.ID] = try statements.all(
        """
        SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
        WHERE s.household_id = $1 AND s.recipe = $2 AND s.day = $3 AND i.completed_at IS NULL AND i.deleted_at IS NULL
        """, purpose.values(in: person.household)
      ) { row in row.id(0) }
      for item in items {
        let shares = GroceryShareRows(household: person.household, item: item)
        let sources = try shares.all(statements).map(\.source).filter { $0.isFor(purpose.recipe, on: purpose.day) }
        try shares.removeSources(Set(sources), at: now(), statements)
      }
      return items.count
    }
  }

  /// Returns the numbers of lines with a quantity for one of the purposes, read in the caller's snapshot.
  static func count(
    for purposes: [CookingOccasion], of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryShareCount {
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

  /// Returns true if all ingredients for the purposes have been bought, in any quantity.
  static func areBought(
    _ purposes: [CookingOccasion], in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    for purpose in purposes {
      let ingredients = try RecipeLineRows.all(of: purpose.recipe, statements)
      let recipe = GroceryRecipe(id: purpose.recipe, name: "", ingredients: ingredients, day: purpose.day)
      if try !recipe.isBought(by: shares(of: recipe, in: household, statements)) { return false }
    }
    return true
  }
}
