extension LeavingPeople {
  /// The person's row, with all that is small; and their household, when nobody is left in it.
  static func finish(
    _ person: Person.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    let home: Household.ID? = try statements.first(
      "DELETE FROM person WHERE id = $1 RETURNING household_id", [.id(person)]
    ) { row in row.id(0) }
    if let home { try HouseholdRows.removeIfEmpty(home, dialect, statements) }
  }
}
