/// The recipes that need a line's item, with their quantities, as shown when a person opens the line.
public struct GroceryNeeds: Equatable, Sendable {
  /// The quantity for a recipe on a day, or added by hand.
  public struct Share: Equatable, Sendable {
    /// The recipe's name at the time when it was added to the list; nil for a share added by hand.
    public let recipe: String?
    /// The day of cooking; nil if there is none.
    public let day: LocalDate?
    /// The quantity as text; empty if it is unknown.
    public let quantity: String
  }

  /// The shares by day: those added by hand first, then those without a day. Shares of the same recipe and day are
  /// added up.
  public let shares: [Share]
  /// The sum of all shares as text. The quantity to buy may be larger, because it is rounded to what shops sell.
  public let whole: String

  /// True if at least one share is for a recipe.
  public var areOfRecipes: Bool { shares.contains { $0.recipe != nil } }
}

extension GroceryStore {
  /// Returns the shares of a line of a household's list.
  static func needs(
    of id: GroceryItem.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryNeeds {
    let kept: [(recipe: String?, day: LocalDate?, quantity: GroceryQuantity)] = try statements.all(
      """
      SELECT recipe, recipe_name, day, amount, words FROM grocery_share WHERE household_id = $1 AND item_id = $2
      ORDER BY day, recipe_name
      """, [.id(household), .id(id)]
    ) { row in
      let amount = Amount(stored: row.text(3)) ?? .none
      return (
        row.int(0) == 0 ? nil : row.text(1), row.text(2) { LocalDate(iso: $0) },
        GroceryQuantity(amount, words: row.text(4))
      )
    }
    var together: [(recipe: String?, day: LocalDate?, quantity: GroceryQuantity)] = []
    for share in kept {
      if let last = together.last, last.recipe == share.recipe, last.day == share.day {
        together[together.count - 1].quantity = last.quantity + share.quantity
      } else {
        together.append(share)
      }
    }
    return GroceryNeeds(
      shares: together.map { GroceryNeeds.Share(recipe: $0.recipe, day: $0.day, quantity: $0.quantity.text) },
      whole: together.reduce(GroceryQuantity.none) { $0 + $1.quantity }.text)
  }
}
