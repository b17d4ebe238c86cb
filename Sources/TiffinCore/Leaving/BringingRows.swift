/// What was brought from elsewhere and can be taken back, of people who move.
enum BringingRows {
  /// Moves what a person alone can take back, diaries for one, along with the meals that came of it.
  static func move(
    of person: Person.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE bringing SET household_id = $1 WHERE person_id = $2", [.id(household), .id(person)])
  }
}
