/// Statements on the `household` table and its members, for use inside other transactions.
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

  /// Returns the person's current household and role, which may have changed since a page was made.
  ///
  /// - Throws: ``StoreError/notFound`` in ``AccountError/store(_:)`` if there is no such person.
  static func place(
    of person: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> (household: Household.ID, role: Role) {
    let place = try storing { () throws(StoreError) in
      try statements.first(
        "SELECT household_id, role FROM person WHERE id = $1 AND \(DeletedPeople.areLeftOut)", [.id(person)]
      ) { row throws(StoreError) -> (Household.ID, Role) in (row.id(0), try PersonRowCoder.role(row, 1)) }
    }
    guard let place else { throw .store(.notFound) }
    return place
  }

  /// Returns the household of an owner.
  ///
  /// - Throws: ``AccountError/notOwner`` if the person is not an owner.
  static func owned(
    by person: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> Household.ID {
    let place = try place(of: person, statements)
    guard place.role == .owner else { throw .notOwner }
    return place.household
  }

  /// Returns true if the person is still in the same household as when a page was made, and an owner of it.
  static func isOwned(by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    try statements.first(
      "SELECT 1 FROM person WHERE id = $1 AND household_id = $2 AND role = 'owner'",
      [.id(person.id), .id(person.household)]
    ) { row in row.int(0) } != nil
  }

  /// Checks that a household has another owner, or no other members.
  ///
  /// - Throws: ``AccountError/lastOwner`` if others would stay behind without an owner.
  static func requireOwner(
    besides person: Person.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(AccountError) {
    let others = try storing { () throws(StoreError) in
      try statements.first(
        "SELECT COUNT(*), \(PortableSQL.sum(PortableSQL.flag("role = 'owner'"))) FROM person"
          + " WHERE household_id = $1 AND id <> $2 AND \(DeletedPeople.areLeftOut)",
        [.id(household), .id(person)]
      ) { row in (all: row.int(0), owners: row.int(1)) }
    }
    if let others, others.all > 0, others.owners == 0 { throw .lastOwner }
  }
}

/// Changes to a household's rows in batches, small enough that others can write in between.
extension HouseholdRows {
  /// Moves up to `limit` rows of a table with an `id` column to another household.
  ///
  /// - Returns: True if rows were moved.
  static func moveSome(
    of table: String, atMost limit: Int, from old: Household.ID, to household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      """
      UPDATE \(table) SET household_id = $1
      WHERE id IN (SELECT id FROM \(table) WHERE household_id = $2 LIMIT $3)
      """,
      [.id(household), .id(old), .int(limit)]) > 0
  }

  /// Deletes up to `limit` rows of a table permanently.
  ///
  /// - Parameter key: The column that is unique within the household.
  /// - Returns: True if rows were deleted.
  static func removeSome(
    of table: String, by key: String = "id", atMost limit: Int, in household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      """
      DELETE FROM \(table) WHERE household_id = $1
      AND \(key) IN (SELECT \(key) FROM \(table) WHERE household_id = $1 LIMIT $2)
      """,
      [.id(household), .int(limit)]) > 0
  }

  /// Moves up to `limit` rows of a table in which each household has one row per key. If both households have a row
  /// with a key, the new household's stays and the other is deleted.
  ///
  /// - Parameter assignments: Further SQL assignments to the moved rows, each as `, column = …`.
  /// - Returns: True if rows were moved or deleted.
  static func mergeSome(
    of table: String, by key: String, atMost limit: Int, setting assignments: String = "", from old: Household.ID,
    to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let known = "SELECT known.\(key) FROM \(table) AS known WHERE known.household_id ="
    let removed = try statements.run(
      """
      DELETE FROM \(table) WHERE household_id = $1 AND \(key) IN (
        SELECT \(key) FROM \(table) WHERE household_id = $1 AND \(key) IN (\(known) $2) LIMIT $3
      )
      """,
      [.id(old), .id(household), .int(limit)])
    if removed > 0 { return true }
    return try statements.run(
      """
      UPDATE \(table) SET household_id = $1\(assignments) WHERE household_id = $2 AND \(key) IN (
        SELECT \(key) FROM \(table) WHERE household_id = $2 LIMIT $3
      )
      """,
      [.id(household), .id(old), .int(limit)]) > 0
  }
}
