/// Statements on imports, for people who move to another household.
enum ImportJobRows {
  /// Moves the imports that belong to a person alone, such as diaries, to another household.
  static func move(
    of person: Person.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE bringing SET household_id = $1 WHERE person_id = $2", [.id(household), .id(person)])
  }
}
