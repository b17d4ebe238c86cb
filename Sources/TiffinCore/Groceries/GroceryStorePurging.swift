extension GroceryStore: Perishable {
  /// Removes for good what was taken off lists more than ``StoreLimits/undoDays`` ago, and the forms that are too old to
  /// come a second time. For everybody; one turn, so short that nobody waits long to write.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome() throws(StoreError) -> Bool {
    let limit = 200
    let moment = now() - StoreLimits.undoDays * 86_400
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM grocery_item WHERE deleted_at IS NOT NULL AND deleted_at < $1)
        OR EXISTS (SELECT 1 FROM grocery_submission WHERE sent_at < $1)
        """, [.int(moment)]
      ) { row in row.int(0) } != nil
    }
    guard isDue else { return false }
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        DELETE FROM grocery_item WHERE id IN (
          SELECT id FROM grocery_item WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
        )
        """, [.int(moment), .int(limit)])
      try statements.run(
        """
        DELETE FROM grocery_submission WHERE (person_id, form_key, fingerprint) IN (
          SELECT person_id, form_key, fingerprint FROM grocery_submission WHERE sent_at < $1 ORDER BY sent_at LIMIT $2
        )
        """, [.int(moment), .int(limit)])
    }
    return true
  }
}
