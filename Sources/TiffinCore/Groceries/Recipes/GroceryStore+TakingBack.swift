/// The lines that recipes' ingredients were put on together, and that are still to be bought.
public struct GroceryArrival: Hashable, Sendable {
  /// The key to find them; nil if they cannot be taken back.
  public var batch: SubmissionKey?
  /// The number of lines to buy.
  public var things: Int
  /// The number of further lines that the household has at home.
  public var atHome: Int

  /// Combines the counts.
  public init(batch: SubmissionKey? = nil, things: Int, atHome: Int = 0) {
    self.batch = batch
    self.things = things
    self.atHome = atHome
  }
}

extension GroceryStore {
  /// Counts the open lines that came with a batch.
  public func arrival(of batch: SubmissionKey, for person: Person) throws(StoreError) -> GroceryArrival {
    try database.read { statements throws(StoreError) in
      let atHome: [Bool] = try statements.all(
        """
        SELECT DISTINCT i.id, COALESCE(h.is_staple, 0) > i.is_needed FROM grocery_share AS s
        JOIN grocery_item AS i ON i.id = s.item_id
        LEFT JOIN grocery_habit AS h ON h.household_id = i.household_id AND h.item_key = i.item_key
        WHERE s.household_id = $1 AND s.batch = $2 AND i.completed_at IS NULL AND i.deleted_at IS NULL
        """, [.id(person.household), .text(batch.text)]
      ) { row in row.flag(1) }
      let count = atHome.count { $0 }
      return GroceryArrival(batch: batch, things: atHome.count - count, atHome: count)
    }
  }

  /// Takes the shares of a batch off the list; items in the basket stay. Repeating it changes nothing.
  ///
  /// - Returns: The number of lines they were on.
  public func takeBack(_ batch: SubmissionKey, by person: Person) throws(StoreError) -> Int {
    try database.write(of: person.household) { statements throws(StoreError) in
      let items: [GroceryItem.ID] = try statements.all(
        """
        SELECT DISTINCT i.id FROM grocery_share AS s JOIN grocery_item AS i ON i.id = s.item_id
        WHERE s.household_id = $1 AND s.batch = $2 AND i.completed_at IS NULL AND i.deleted_at IS NULL
        """, [.id(person.household), .text(batch.text)]
      ) { row in row.id(0) }
      for item in items {
        let shares = GroceryShares(household: person.household, item: item)
        let sources = try shares.all(statements).filter { $0.batch == batch.text }.map(\.source)
        try shares.takeOff(Set(sources), at: now(), statements)
      }
      return items.count
    }
  }
}
