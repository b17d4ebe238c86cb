extension Submissions {
  /// Returns true if there are rows to purge. Reading first avoids a needless wait for other writers.
  ///
  /// - Parameter moment: The time in seconds since 1970-01-01 UTC.
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

  /// Deletes rows that were marked as deleted before a time, and records of forms submitted before it, the oldest
  /// first.
  ///
  /// - Parameters:
  ///   - columns: The columns of each deleted row that are passed to `read`.
  ///   - limit: The maximum number of rows, and of records of forms, to delete.
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

  /// Deletes the same rows as ``purge(before:atMost:_:_:_:)``, and returns the IDs of the rows that forms had created.
  @discardableResult
  func purge(
    before moment: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [Identifier<Made>] {
    try purge(before: moment, atMost: limit, "id", statements) { row in row.id(0) }
  }
}
