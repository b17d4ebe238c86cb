// The last background fetch of all processes is recorded like a request, so that there is only one every five seconds,
// however many processes run.
extension CatalogueStore {
  private static let turn = "in quiet"

  /// Returns the first recipe without details for which no request was answered within the last week; nil if there is
  /// none, or if `limit` recipes already have details.
  func firstPart(whileBelow limit: Int) throws(StoreError) -> CatalogueItem? {
    let known = "question = 'number ' || recipe.catalogue_number AND asked_at > $2"
    let whole = "SELECT COUNT(*) FROM recipe AS r WHERE r.household_id IS NULL AND r.refreshed_at IS NOT NULL"
    return try database.read { statements throws(StoreError) in
      try items(
        """
        household_id IS NULL AND refreshed_at IS NULL AND deleted_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM catalogue_inquiry WHERE \(known)) AND (\(whole)) < $3
        """,
        [.int(now() - Self.freshness), .int(limit)], atMost: 1, statements
      ).first
    }
  }

  /// Reserves a background fetch; returns false if a process has reserved one within the given seconds.
  func reserveIdleFetch(every seconds: Int) throws(StoreError) -> Bool {
    let now = now()
    return try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO catalogue_inquiry (question, asked_at) VALUES ($1, $2)
        ON CONFLICT (question) DO UPDATE SET asked_at = excluded.asked_at WHERE catalogue_inquiry.asked_at <= $3
        """,
        [.text(Self.turn), .int(now), .int(now - seconds)]) > 0
    }
  }

  /// Postpones the next background fetch, by a minute after the first failure, and by twice as long after each further
  /// one, but at most by `limit` seconds.
  func postponeIdleFetches(atMost limit: Int) throws(StoreError) {
    let now = now()
    try database.write { statements throws(StoreError) -> Void in
      let failures = try statements.first("SELECT failures FROM catalogue_pause") { row in row.int(0) } ?? 1
      let pause = min(60 << min(max(failures - 1, 0), 10), limit)
      try statements.run(
        "UPDATE catalogue_inquiry SET asked_at = $1 WHERE question = $2", [.int(now + pause), .text(Self.turn)])
    }
  }
}
