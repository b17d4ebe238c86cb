extension Submissions {
  /// Whether there is anything to purge. Looking first keeps who has nothing to remove from waiting for a turn to write.
  func isPurgeDue(before moment: Int, in database: any Database) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM \(things) WHERE deleted_at IS NOT NULL AND deleted_at < $1)
        OR EXISTS (SELECT 1 FROM \(table) WHERE sent_at < $1)
        """, [.int(moment)]
      ) { row in row.int(0) } != nil
    }
  }

  /// Removes for good things deleted before that moment, and forgets forms sent before it, the oldest first.
  ///
  /// - Parameters:
  ///   - columns: what `read` is given of each thing.
  ///   - limit: things, and forms, at the most.
  func purge<T>(
    before moment: Int, atMost limit: Int, _ columns: String, _ statements: borrowing Statements,
    _ read: (borrowing Row) throws(StoreError) -> T
  ) throws(StoreError) -> [T] {
    let removed = try statements.all(
      """
      DELETE FROM \(things) WHERE id IN (
        SELECT id FROM \(things) WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
      ) RETURNING \(columns)
      """,
      [.int(moment), .int(limit)], read)
    try statements.run(
      """
      DELETE FROM \(table) WHERE (person_id, form_key, fingerprint) IN (
        SELECT person_id, form_key, fingerprint FROM \(table) WHERE sent_at < $1 ORDER BY sent_at LIMIT $2
      )
      """,
      [.int(moment), .int(limit)])
    return removed
  }

  /// The same of things of which nothing but their numbers is needed.
  @discardableResult
  func purge(
    before moment: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [Identifier<Made>] {
    try purge(before: moment, atMost: limit, "id", statements) { row in row.id(0) }
  }
}
