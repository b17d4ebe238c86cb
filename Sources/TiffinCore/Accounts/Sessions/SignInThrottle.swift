/// Slows down who tries to sign in and fails. Every statement on the `sign_in_failure` table, which all processes share.
///
/// Ask ``wait(name:address:device:)`` first; only where it is 0 is the password looked at, and then one of the others
/// told. Who is made to wait costs one statement that reads, and nothing is written. That a name does not exist plays
/// no part. Why it is as it is: `docs/decisions/slowing-down-sign-ins.md`.
public struct SignInThrottle: Sendable {
  /// Failures of a name from one address before what others do to the name counts there.
  private static let ownTries = 3
  /// Of each failure some four rows come; more go, so that the table does not grow.
  private static let purgedAtOnce = 20

  private let database: any Database
  private let now: @Sendable () -> Int

  /// Counts in that database.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = { ServerClock.seconds() }) {
    self.database = database
    self.now = now
  }

  /// Seconds to wait before that name may be tried from there, 0 when it may be now.
  ///
  /// - Parameters:
  ///   - name: as typed.
  ///   - address: of the browser, as the web server tells it.
  ///   - device: nil where the browser has no mark for this name.
  public func wait(name: String, address: String, device: KnownDevice? = nil) throws(StoreError) -> Int {
    let subjects = SignInSubject.all(name: name, address: address, device: device)
    let failures = try database.read { statements throws(StoreError) in try Self.failures(of: subjects, statements) }
    let now = now()
    // Who tries for the first time gets in with the right password, whatever others do to the name elsewhere.
    let isNew = subjects.contains { $0.kind == .pair && (failures[$0] ?? .none).left(at: now) < Self.ownTries }
    let waits = failures.map { subject, failures in
      isNew && subject.kind == .name ? 0 : failures.wait(subject.kind, at: now)
    }
    return waits.max() ?? 0
  }

  /// Counts a failure: the password was wrong, or there is nobody of that name.
  public func failed(name: String, address: String, device: KnownDevice? = nil) throws(StoreError) {
    let subjects = SignInSubject.all(name: name, address: address, device: device)
    let now = now()
    try database.write { statements throws(StoreError) in
      let failures = try Self.failures(of: subjects, statements)
      for subject in subjects {
        try Self.keep((failures[subject] ?? .none).andOne(subject.kind, at: now), of: subject, statements)
      }
      try Self.purge(at: now, atMost: Self.purgedAtOnce, statements)
    }
  }

  /// Forgets the failures with this name from this address or device.
  ///
  /// Not those of the address with other names: or else one's own account would be worth as many tries at others' as
  /// one likes.
  public func succeeded(name: String, address: String, device: KnownDevice? = nil) throws(StoreError) {
    let subjects = SignInSubject.all(name: name, address: address, device: device)
      .filter { $0.kind == .pair || $0.kind == .device }
    // Looking first keeps who has none from waiting for a turn to write.
    let failures = try database.read { statements throws(StoreError) in try Self.failures(of: subjects, statements) }
    if failures.isEmpty { return }
    try database.write { statements throws(StoreError) in
      for subject in failures.keys {
        try statements.run("DELETE FROM sign_in_failure WHERE subject = $1", [.text(subject.text)])
      }
    }
  }

  /// Removes what is forgotten.
  ///
  /// - Returns: whether there was something to remove.
  @discardableResult
  public func purge(atMost limit: Int) throws(StoreError) -> Bool {
    let now = now()
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM sign_in_failure WHERE \(Self.isOver) LIMIT 1", [.int(now)]) { row in
        row.int(0)
      } != nil
    }
    guard isDue else { return false }
    return try database.write { statements throws(StoreError) in
      try Self.purge(at: now, atMost: limit, statements) > 0
    }
  }

  private static func failures(
    of subjects: [SignInSubject], _ statements: borrowing Statements
  ) throws(StoreError) -> [SignInSubject: SignInFailures] {
    let places = subjects.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    var failures: [SignInSubject: SignInFailures] = [:]
    try statements.run(
      "SELECT subject, failures, last_at FROM sign_in_failure WHERE subject IN (\(places))",
      subjects.map { .text($0.text) }
    ) { row throws(StoreError) in
      guard let subject = subjects.first(where: { $0.text == row.text(0) }) else { return }
      failures[subject] = SignInFailures(count: row.int(1), lastAt: row.int(2))
    }
    return failures
  }

  private static func keep(
    _ failures: SignInFailures, of subject: SignInSubject, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO sign_in_failure (subject, failures, last_at) VALUES ($1, $2, $3)
      ON CONFLICT (subject) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at
      """,
      [.text(subject.text), .int(failures.count), .int(failures.lastAt)])
  }

  @discardableResult
  private static func purge(
    at now: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    try statements.run(
      """
      DELETE FROM sign_in_failure WHERE subject IN (
        SELECT subject FROM sign_in_failure WHERE \(isOver) ORDER BY last_at + failures * 3600 LIMIT $2
      )
      """,
      [.int(now), .int(limit)])
  }

  /// In the words of the index `sign_in_failure_by_end`, which is used for these only.
  private static let isOver = "last_at + failures * 3600 <= $1"
}
