/// What was brought from elsewhere and can be taken back, of people who move.
enum BringingRows {
  /// Moves a person's brought diaries along with the meals that came of them.
  static func moveDiaries(
    of person: Person.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE bringing SET household_id = $1 WHERE person_id = $2 AND kind = 'diary'", [.id(household), .id(person)])
  }

  /// Moves all of a household's along with its recipes.
  static func move(
    from old: Household.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE bringing SET household_id = $1 WHERE household_id = $2", [.id(household), .id(old)])
  }
}
