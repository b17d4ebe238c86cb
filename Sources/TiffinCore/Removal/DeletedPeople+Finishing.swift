extension DeletedPeople {
  /// Removes the person's row with the rows that refer to it, and their household if it has no members left.
  static func finish(_ person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    let home: Household.ID? = try statements.first(
      "DELETE FROM person WHERE id = $1 RETURNING household_id", [.id(person)]
    ) { row in row.id(0) }
    if let home { try HouseholdRows.removeIfEmpty(home, statements) }
  }
}
