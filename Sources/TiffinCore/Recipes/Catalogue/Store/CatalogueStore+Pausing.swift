extension CatalogueStore {
  /// The number of seconds of the first pause. Each further pause is twice as long.
  static let firstPause = 30
  /// The maximum pause in seconds.
  static let longestPause = 120

  /// Returns true if requests to the catalogue are paused in all processes after a failure.
  public func isPaused() throws(StoreError) -> Bool {
    try pause() != nil
  }

  /// Returns the number of seconds until requests resume; nil if they are not paused.
  func pause() throws(StoreError) -> Int? {
    try database.read { statements throws(StoreError) in try pause(statements) }
  }

  /// Returns the number of seconds until requests resume, read in the caller's snapshot; nil if they are not paused.
  func pause(_ statements: borrowing Statements) throws(StoreError) -> Int? {
    let now = now()
    return try statements.first("SELECT until FROM catalogue_pause WHERE until > $1", [.int(now)]) { row in
      row.int(0) - now
    }
  }

  /// Records a failed request and starts a pause. Concurrent failures count as one.
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

  /// Records that the catalogue is reachable again, which ends the pause.
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
