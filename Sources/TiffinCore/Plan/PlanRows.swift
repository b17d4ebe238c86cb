/// A household's plan, as statements that run inside others' transactions.
enum PlanRows {
  /// It follows the last person who leaves a household for another one.
  static func move(
    from old: Household.ID, to household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE plan_entry SET household_id = $1 WHERE household_id = $2", [.id(household), .id(old)])
  }

  /// It goes with the last person of a household.
  static func removeAll(of household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM plan_entry WHERE household_id = $1", [.id(household)])
  }

  /// What a household planned of a recipe is of its own copy from now on.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE plan_entry SET recipe_id = $1 WHERE recipe_id = $2 AND household_id = $3",
      [.id(copy), .id(original), .id(household)])
  }
}

extension PlanStore: Perishable {
  /// One turn of removing for good what was removed more than ``StoreLimits/undoDays`` ago, and forms that are too old to
  /// come a second time. For everybody.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome() throws(StoreError) -> Bool {
    let limit = 200
    let moment = now() - StoreLimits.undoDays * 86_400
    // Looking first keeps who has nothing to remove from waiting for a turn to write.
    guard try isPurgeDue(before: moment) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        DELETE FROM plan_entry WHERE id IN (
          SELECT id FROM plan_entry WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
        )
        """,
        [.int(moment), .int(limit)])
      try statements.run(
        """
        DELETE FROM plan_submission WHERE (person_id, form_key, fingerprint) IN (
          SELECT person_id, form_key, fingerprint FROM plan_submission WHERE sent_at < $1 ORDER BY sent_at LIMIT $2
        )
        """,
        [.int(moment), .int(limit)])
    }
    return true
  }

  private func isPurgeDue(before moment: Int) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM plan_entry WHERE deleted_at IS NOT NULL AND deleted_at < $1)
        OR EXISTS (SELECT 1 FROM plan_submission WHERE sent_at < $1)
        """, [.int(moment)]
      ) { row in row.int(0) } != nil
    }
  }
}
