/// The store of a household's grocery list. Rows of other households count as missing.
public struct GroceryStore: Sendable {
  /// The maximum number of lines of a list, including the basket.
  public static let mostLines = 1_000

  let database: any Database
  /// The function that returns the current time, in seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns the list, read in the caller's snapshot.
  public static func list(of person: Person, _ statements: borrowing Statements) throws(StoreError) -> GroceryList {
    var aisles: [GroceryAisle.ID: GroceryAisle] = [:]
    var items = try statements.all(items, [.id(person.household)], count: 64) { row throws(StoreError) in
      let item = GroceryRowCoder.read(row)
      if let id = item.aisle, aisles[id] == nil { aisles[id] = GroceryRowCoder.aisle(row, id) }
      return item
    }
    var index = 0
    try statements.run(uses, [.id(person.household)]) { row throws(StoreError) in
      let item: GroceryItem.ID = row.id(0)
      while index < items.count, items[index].id.number < item.number { index += 1 }
      guard index < items.count, items[index].id == item else { return }
      items[index].add(RecipeNeedingItem(recipe: row.text(1), day: row.text(2) { LocalDate(iso: $0) }))
    }
    let walked = aisles.values.sorted { ($0.place, $0.id.number) < ($1.place, $1.id.number) }
    return GroceryList(items: items, aisles: walked)
  }

  /// Returns a line of the list; nil if it was deleted or belongs to another household.
  public func find(_ id: GroceryItem.ID, of person: Person) throws(StoreError) -> GroceryItem? {
    try database.read { statements throws(StoreError) in
      try Self.item(id, of: person.household, statements)
    }
  }

  /// Returns a deleted line that can be restored; nil for any other line.
  public func deleted(_ id: GroceryItem.ID, of person: Person) throws(StoreError) -> GroceryItem? {
    try database.read { statements throws(StoreError) in try Self.deleted(id, of: person, statements) }
  }

  static func deleted(
    _ id: GroceryItem.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem? {
    try statements.first(
      """
      \(GroceryRowCoder.select) WHERE i.household_id = $1 AND i.id = $2 AND i.deleted_at IS NOT NULL \
      AND i.joined_id IS NULL
      """,
      [.id(person.household), .id(id)], GroceryRowCoder.read)
  }

  static func known(
    of person: Person, limit: Int = 150, _ statements: borrowing Statements
  ) throws(StoreError) -> [String] {
    try statements.all(
      """
      SELECT name FROM grocery_habit WHERE household_id = $1 AND used_at > 0 ORDER BY uses DESC, used_at DESC LIMIT $2
      """,
      [.id(person.household), .int(limit)], count: limit
    ) { row in row.text(0) }
  }

  static func item(
    _ id: GroceryItem.ID, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem? {
    try statements.first(Self.oneItem, [.id(household), .id(id)]) { row in GroceryRowCoder.read(row) }
  }

  static let items = "\(GroceryRowCoder.select) WHERE i.household_id = $1 AND i.deleted_at IS NULL ORDER BY i.id"
  static let oneItem = "\(GroceryRowCoder.select) WHERE i.household_id = $1 AND i.id = $2 AND i.deleted_at IS NULL"
  // Sorting the few uses of each item while adding them is faster than sorting those of all items in the database.
  static let uses = """
    SELECT s.item_id, s.recipe_name, s.day FROM grocery_item AS i JOIN grocery_share AS s ON s.item_id = i.id
    WHERE i.household_id = $1 AND i.deleted_at IS NULL AND s.recipe > 0 ORDER BY i.id
    """
}
