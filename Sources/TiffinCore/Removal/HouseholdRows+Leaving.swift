extension HouseholdRows {
  /// Moves a person with all of their rows to another household. If the person was the last member of the old one,
  /// ``EmptiedHousehold`` moves the shared rows afterwards.
  static func move(
    _ person: Person.ID, from old: Household.ID, to household: Household.ID, as role: Role,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    // Rows that refer to the person together with the household follow by ON UPDATE CASCADE. Meals, photos and held
    // pictures have no column for the household.
    try statements.run(
      "UPDATE person SET household_id = $1, role = $2 WHERE id = $3",
      [.id(household), .text(role.rawValue), .id(person)])
    try ImportJobRows.move(of: person, to: household, statements)
    try GroceryRows.removeTicker(person, statements)
    try OneTimeLinkStore.endAll(of: person, statements)
    if try isEmpty(old, statements) { try EmptiedHousehold.add(old, movingTo: household, statements) }
  }

  /// Marks a household for removal, with its shared data, if it has no members.
  static func removeIfEmpty(_ household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    guard try isEmpty(household, statements) else { return }
    let isMarked = try statements.first(
      "SELECT 1 FROM household WHERE id = $1 AND is_emptied = 1", [.id(household)]
    ) { row in row.int(0) }
    if isMarked == nil { try EmptiedHousehold.add(household, movingTo: nil, statements) }
  }

  private static func isEmpty(
    _ household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.first(
      "SELECT 1 FROM person WHERE household_id = $1 AND \(DeletedPeople.areLeftOut) LIMIT 1", [.id(household)]
    ) { row in row.int(0) } == nil
  }
}
