/// The security events of accounts. Every statement on the `account_event` table.
public struct AccountEventStore: Sendable {
  /// The seconds for which an event is kept: 90 days.
  public static let life = 90 * 86_400
  /// The maximum number of events shown at once.
  public static let shown = 50
  /// The maximum number of events per person, so that wrong passwords cannot fill the table. Older events that a
  /// session still has to show are kept, too.
  private static let most = 200
  /// The maximum number of ``AccountEvent/Kind/refusals`` among a person's events, so that strangers cannot push out
  /// other events.
  private static let mostRefusals = 20

  let database: any Database
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Records an event. If the person's last event has the same kind and device, its count is increased instead.
  ///
  /// - Parameter device: The browser's `User-Agent` header, cut after 300 bytes.
  public func record(_ kind: AccountEvent.Kind, of person: Person.ID, device: String) throws(StoreError) {
    try database.write { statements throws(StoreError) in try record(kind, of: person, device: device, statements) }
  }

  /// Records an event within another write.
  public func record(
    _ kind: AccountEvent.Kind, of person: Person.ID, device: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    let (now, device) = (now(), SessionStore.shortened(device))
    let repeated = try statements.run(
      """
      UPDATE account_event SET count = count + 1, happened_at = $1
      WHERE id = (SELECT MAX(id) FROM account_event WHERE person_id = $2) AND kind = $3 AND device = $4
      """,
      [.int(now), .id(person), .text(kind.rawValue), .text(device)])
    if repeated > 0 { return }
    try statements.run(
      """
      INSERT INTO account_event (person_id, kind, device, count, happened_at)
      SELECT person_id, $1, $2, 1, $3 FROM account WHERE person_id = $4
      """,
      [.text(kind.rawValue), .text(device), .int(now), .id(person)])
    try statements.run(
      """
      DELETE FROM account_event WHERE person_id = $1 AND id <= (
        SELECT id FROM account_event WHERE person_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2
      ) AND NOT EXISTS (SELECT 1 FROM session WHERE session.person_id = $1 AND alert = account_event.id)
      """,
      [.id(person), .int(Self.most)])
    if AccountEvent.Kind.refusals.contains(kind) { try Self.forgetRefusals(of: person, statements) }
  }

  /// Removes a person's oldest refusals beyond ``mostRefusals``. Refusals are never shown as alerts.
  private static func forgetRefusals(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    let isRefusal = "kind IN (\(AccountEvent.Kind.refusals.map { "'\($0.rawValue)'" }.joined(separator: ", ")))"
    try statements.run(
      """
      DELETE FROM account_event WHERE person_id = $1 AND \(isRefusal) AND id <= (
        SELECT id FROM account_event WHERE person_id = $1 AND \(isRefusal) ORDER BY id DESC LIMIT 1 OFFSET $2
      )
      """,
      [.id(person), .int(mostRefusals)])
  }

  /// Returns up to ``shown`` of a person's events of the last 90 days, newest first, read in the caller's snapshot.
  public func latest(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> [AccountEvent] {
    let found = try statements.all(
      """
      SELECT kind, device, count, happened_at FROM account_event WHERE person_id = $1 AND happened_at > $2
      ORDER BY id DESC LIMIT $3
      """,
      [.id(person), .int(now() - Self.life), .int(Self.shown)]
    ) { row in Self.read(row) }
    return found.compactMap { $0 }
  }

  static func read(_ row: borrowing Row) -> AccountEvent? {
    AccountEvent.Kind(rawValue: row.text(0)).map {
      AccountEvent(kind: $0, device: row.text(1), count: row.int(2), at: row.int(3))
    }
  }
}

extension AccountEventStore: HousekeepingTask {
  func purgeSome() throws(StoreError) -> Bool {
    let oldest = now() - Self.life
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM account_event WHERE happened_at <= $1 LIMIT 1", [.int(oldest)]) { $0.int(0) }
    }
    guard isDue != nil else { return false }
    return try database.write { statements throws(StoreError) in
      try statements.run(
        """
        DELETE FROM account_event WHERE id IN (
          SELECT id FROM account_event WHERE happened_at <= $1 ORDER BY happened_at LIMIT 200
        )
        """,
        [.int(oldest)]) > 0
    }
  }
}
