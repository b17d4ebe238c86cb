/// Statements on `grocery_aisle`: the aisles of the shop in the household's walking order.
struct GroceryAisleRows {
  let household: Household.ID

  /// Adds the initial aisles, unless the household has or had aisles.
  ///
  /// - Returns: True if they were added.
  func begin(_ statements: borrowing Statements) throws(StoreError) -> Bool {
    let known = try statements.first("SELECT 1 FROM grocery_aisle WHERE household_id = $1 LIMIT 1", [.id(household)]) {
      row in row.int(0)
    }
    if known != nil { return false }
    for (index, kind) in StandardAisle.allCases.enumerated() {
      try insert(GroceryName(stored: kind.name), kind: kind.rawValue, place: index + 1, statements)
    }
    return true
  }

  /// Returns the aisle of an item in most shops; nil if it is unknown or the household deleted that aisle.
  func usual(
    for name: GroceryName, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryAisle.ID? {
    guard let kind = StandardAisle(of: name) else { return nil }
    return try statements.first(
      "SELECT id FROM grocery_aisle WHERE household_id = $1 AND kind = $2 AND deleted_at IS NULL",
      [.id(household), .text(kind.rawValue)]
    ) { row in row.id(0) }
  }

  func all(_ statements: borrowing Statements) throws(StoreError) -> [GroceryAisle] {
    try statements.all(
      """
      SELECT id, name, place FROM grocery_aisle WHERE household_id = $1 AND deleted_at IS NULL ORDER BY place, id
      """,
      [.id(household)]
    ) { row in GroceryAisle(id: row.id(0), name: GroceryName(stored: row.text(1)), place: row.int(2)) }
  }

  /// Returns the aisle with a name, even if it is deleted; nil if there is none.
  func named(_ name: GroceryName, _ statements: borrowing Statements) throws(StoreError) -> GroceryAisle.ID? {
    try statements.first(
      "SELECT id FROM grocery_aisle WHERE household_id = $1 AND name_key = $2",
      [.id(household), .text(SortKey.of(name.text))]
    ) { row in row.id(0) }
  }

  /// Returns whether an aisle is deleted; nil if it does not exist or belongs to another household.
  func isDeleted(_ id: GroceryAisle.ID, _ statements: borrowing Statements) throws(StoreError) -> Bool? {
    try statements.first(
      "SELECT deleted_at FROM grocery_aisle WHERE id = $1 AND household_id = $2", [.id(id), .id(household)]
    ) { row in row.optionalInt(0) != nil }
  }

  /// Moves the items of an aisle to another one, and removes the empty aisle permanently.
  func join(
    _ gone: GroceryAisle.ID, to other: GroceryAisle.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE grocery_habit SET aisle_id = $1 WHERE household_id = $2 AND aisle_id = $3",
      [.id(other), .id(household), .id(gone)])
    // An aisle without a kind gets the kind of the removed one, so that new items of that kind are assigned to it.
    try statements.run(
      """
      UPDATE grocery_aisle SET kind = (SELECT gone.kind FROM grocery_aisle AS gone WHERE gone.id = $1)
      WHERE id = $2 AND kind = ''
      """, [.id(gone), .id(other)])
    try statements.run("DELETE FROM grocery_aisle WHERE id = $1", [.id(gone)])
  }

  @discardableResult
  func insert(
    _ name: GroceryName, kind: String = "", place: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryAisle.ID? {
    try statements.first(
      """
      INSERT INTO grocery_aisle (household_id, name, name_key, kind, place) VALUES ($1, $2, $3, $4, $5) RETURNING id
      """,
      [.id(household), .text(name.text), .text(SortKey.of(name.text)), .text(kind), .int(place)]
    ) { row in row.id(0) }
  }

  func place(_ aisles: [GroceryAisle.ID], _ statements: borrowing Statements) throws(StoreError) {
    for (index, id) in aisles.enumerated() {
      try statements.run(
        "UPDATE grocery_aisle SET place = $1 WHERE id = $2 AND household_id = $3",
        [.int(index + 1), .id(id), .id(household)])
    }
  }
}
