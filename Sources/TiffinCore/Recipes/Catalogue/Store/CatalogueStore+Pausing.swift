extension CatalogueStore {
  /// Seconds of the first pause; each further one is twice as long.
  static let firstPause = 30
  /// The longest pause in seconds.
  static let longestPause = 120

  /// Returns true if the catalogue is backing off, in all processes, after a failure.
  public func isPaused() throws(StoreError) -> Bool {
    try pause() != nil
  }

  /// Returns the seconds that the catalogue is still backing off; nil if it is not.
  func pause() throws(StoreError) -> Int? {
    try database.read { statements throws(StoreError) in try pause(statements) }
  }

  /// Does the same as part of a page's snapshot.
  func pause(_ statements: borrowing Statements) throws(StoreError) -> Int? {
    let now = now()
    return try statements.first("SELECT until FROM catalogue_pause WHERE until > $1", [.int(now)]) { row in
      row.int(0) - now
    }
  }

  /// Notes a failure to reach the catalogue. Simultaneous failures count as one.
  func failed() throws(StoreError) {
    let now = now()
    try database.write { statements throws(StoreError) in
      let last = try statements.first("SELECT failures, until FROM catalogue_pause") { row in
        (failures: row.int(0), until: row.int(1))
      }
      if let last, last.until > now { return }
      let failures = min((last?.failures ?? 0) + 1, 30)
      let pause = min(Self.firstPause << min(failures - 1, 10), Self.longestPause)
      try statements.run(
        """
        INSERT INTO catalogue_pause (id, failures, until) VALUES (1, $1, $2)
        ON CONFLICT (id) DO UPDATE SET failures = excluded.failures, until = excluded.until
        """,
        [.int(failures), .int(now + pause)])
    }
  }

  /// Notes that the catalogue can be reached again.
  func succeeded() throws(StoreError) {
    let hasFailed = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM catalogue_pause") { row in row.int(0) } != nil
    }
    guard hasFailed else { return }
    try database.write { statements throws(StoreError) in
      _ = try statements.run("DELETE FROM catalogue_pause")
    }
  }
}
