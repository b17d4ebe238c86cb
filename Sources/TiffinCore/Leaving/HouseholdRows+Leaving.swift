extension HouseholdRows {
  /// Moves a person with all of their rows to another household. The last member takes the shared data along.
  static func move(
    _ person: Person.ID, from old: Household.ID, to household: Household.ID, as role: Role, _ dialect: any Dialect,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    // Their meals and photos follow by ON UPDATE CASCADE.
    try statements.run(
      "UPDATE person SET household_id = $1, role = $2 WHERE id = $3",
      [.id(household), .text(role.rawValue), .id(person)])
    try BringingRows.move(of: person, to: household, statements)
    try LinkStore.endAll(of: person, statements)
    guard try isEmpty(old, statements) else { return }
    try HouseholdSettingsStore.count(as: household, old, statements)
    try SharedRows.move(from: old, to: household, dialect, statements)
    try remove(old, statements)
  }

  /// Removes a household without members, with its shared data.
  static func removeIfEmpty(
    _ household: Household.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard try isEmpty(household, statements) else { return }
    try SharedRows.removeAll(of: household, dialect, statements)
    try remove(household, statements)
  }

  private static func isEmpty(
    _ household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.first(
      "SELECT 1 FROM person WHERE household_id = $1 AND \(LeavingPeople.areLeftOut) LIMIT 1", [.id(household)]
    ) { row in row.int(0) } == nil
  }

  private static func remove(_ household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    // A person who is still leaving removes the household at the end.
    try statements.run(
      "DELETE FROM household WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE household_id = $1)",
      [.id(household)])
  }
}
