/// Statements on the `household` table, and on who lives there, that run inside others' transactions.
enum HouseholdRows {
  static func add(named name: String, _ statements: borrowing Statements) throws(StoreError) -> Household.ID {
    let id: Household.ID? = try statements.first(
      "INSERT INTO household (name) VALUES ($1) RETURNING id", [.text(name)]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new household") }
    return id
  }

  static func addPerson(
    named name: String, _ role: Role, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Person.ID {
    let id: Person.ID? = try statements.first(
      "INSERT INTO person (household_id, name, role) VALUES ($1, $2, $3) RETURNING id",
      [.id(household), .text(name), .text(role.rawValue)]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new person") }
    return id
  }

  static func rename(
    _ household: Household.ID, _ name: PersonName, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("UPDATE household SET name = $1 WHERE id = $2", [.text(name.text), .id(household)])
  }

  /// The person's household and role as they are now, whatever a page was made from.
  static func place(
    of person: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> (household: Household.ID, role: Role) {
    let place = try storing { () throws(StoreError) in
      try statements.first(
        "SELECT household_id, role FROM person WHERE id = $1 AND \(LeavingPeople.areLeftOut)", [.id(person)]
      ) { row throws(StoreError) -> (Household.ID, Role) in (row.id(0), try PersonRow.role(row, 1)) }
    }
    guard let place else { throw .store(.notFound) }
    return place
  }

  /// The household in which that person is an owner.
  ///
  /// - Throws: ``AccountError/notOwner``.
  static func owned(
    by person: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> Household.ID {
    let place = try place(of: person, statements)
    guard place.role == .owner else { throw .notOwner }
    return place.household
  }

  /// - Throws: ``AccountError/lastOwner`` where others would stay behind without one.
  static func requireOwner(
    besides person: Person.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(AccountError) {
    let others = try storing { () throws(StoreError) in
      try statements.first(
        "SELECT COUNT(*), COALESCE(SUM(CASE WHEN role = 'owner' THEN 1 ELSE 0 END), 0) FROM person"
          + " WHERE household_id = $1 AND id <> $2 AND \(LeavingPeople.areLeftOut)",
        [.id(household), .id(person)]
      ) { row in (all: row.int(0), owners: row.int(1)) }
    }
    if let others, others.all > 0, others.owners == 0 { throw .lastOwner }
  }

  /// Takes a person with everything of theirs into another household. Where nobody stays behind, what is shared goes
  /// along.
  static func move(
    _ person: Person.ID, from old: Household.ID, to household: Household.ID, as role: Role, _ dialect: any Dialect,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    // Their meals and photos follow by ON UPDATE CASCADE.
    try statements.run(
      "UPDATE person SET household_id = $1, role = $2 WHERE id = $3",
      [.id(household), .text(role.rawValue), .id(person)])
    try LinkStore.endAll(of: person, statements)
    guard try isEmpty(old, statements) else { return }
    try SharedRows.move(from: old, to: household, dialect, statements)
    try remove(old, statements)
  }

  /// Removes a household in which nobody is left, with what it shared.
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
    // Who is leaving goes last, and takes the household along.
    try statements.run(
      "DELETE FROM household WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE household_id = $1)",
      [.id(household)])
  }
}
