/// The conditions for copying a household into another database.
enum HouseholdCopyPreconditions {
  /// Returns the reason why the household cannot be copied; nil if it can.
  static func refusal(
    of household: Int, _ old: borrowing Statements, _ new: borrowing Statements, _ target: any SQLDialect
  ) throws(StoreError) -> CopyError? {
    if try isLeaving(household, old) { return .isLeaving }
    if try isArriving(household, old) { return .isArriving }
    let names = try old.all(
      """
      SELECT username, username_key FROM person JOIN account ON person_id = person.id
      WHERE person.household_id = $1 ORDER BY person_id
      """, [.int(household)]
    ) { row in (name: row.text(0), key: row.text(1)) }
    if names.isEmpty { return .noAccount }
    for (name, key) in names {
      let known = try new.first("SELECT 1 FROM account WHERE username_key = $1", [.text(key)]) { $0.int(0) }
      if known != nil { return .isThere(username: name) }
    }
    if try AccountStore.isSetUp(new) { return nil }
    return try WholeDatabaseCopier.isUnused(new, target) ? nil : .notEmpty
  }

  /// Removes the built-in person and household of an unused database, which the copied ones replace; does nothing in
  /// any other database.
  static func makeRoom(_ new: borrowing Statements, _ target: any SQLDialect) throws(StoreError) {
    guard try WholeDatabaseCopier.isUnused(new, target) else { return }
    try new.run("DELETE FROM person")
    try new.run("DELETE FROM household")
  }

  private static func isArriving(_ household: Int, _ old: borrowing Statements) throws(StoreError) -> Bool {
    try old.first("SELECT 1 FROM household WHERE moves_to = $1 LIMIT 1", [.int(household)]) { row in row.int(0) } != nil
  }

  private static func isLeaving(_ household: Int, _ old: borrowing Statements) throws(StoreError) -> Bool {
    try old.first(
      "SELECT 1 FROM person WHERE household_id = $1 AND leaving_at IS NOT NULL LIMIT 1", [.int(household)]
    ) { row in row.int(0) } != nil
  }
}
