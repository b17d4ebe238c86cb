/// A throttle for repeated failures to sign in. Every statement on the `sign_in_failure` table, which all processes
/// share.
///
/// Call ``wait(name:address:device:)`` first; check the password only if it returns 0, and then report the result with
/// one of the other methods. A wait costs one reading statement and writes nothing. It is the same for names that do
/// not exist. The reasons are in `docs/decisions/0012-slowing-down-failed-sign-ins.md`.
public struct SignInThrottle: Sendable {
  /// The number of an address's failures with a name below which it does not have to wait because of other addresses'
  /// failures with that name, except for those of a crowd.
  private static let ownTries = 3
  /// The number of rows to purge with each failure. A failure adds at most five rows, so the table does not grow.
  private static let purgedAtOnce = 20

  let database: any Database
  let now: @Sendable () -> Int

  /// Creates a throttle that stores its counts in the database.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = { ServerClock.seconds() }) {
    self.database = database
    self.now = now
  }

  /// Returns the seconds to wait before the name may be tried from an address; 0 if it may be tried now.
  ///
  /// - Parameters:
  ///   - name: The name as typed.
  ///   - address: The browser's address, as the web server reports it.
  ///   - device: The known device; nil if the browser has no mark for this name.
  public func wait(name: String, address: String, device: KnownDevice? = nil) throws(StoreError) -> Int {
    try wait(of: SignInSubject.all(name: name, address: address, device: device))
  }

  func wait(of subjects: [SignInSubject]) throws(StoreError) -> Int {
    let failures = try database.read { statements throws(StoreError) in try Self.failures(of: subjects, statements) }
    return Self.wait(of: subjects, failures, at: now())
  }

  /// Counts an attempt as a failure before it is made and returns 0; if there is a wait, returns its seconds and counts
  /// nothing.
  func begin(_ subjects: [SignInSubject], counting counted: [SignInSubject]) throws(StoreError) -> Int {
    let now = now()
    return try database.write { statements throws(StoreError) in
      let failures = try Self.failures(of: subjects, statements)
      let wait = Self.wait(of: subjects, failures, at: now)
      if wait == 0 { try Self.count(counted, after: failures, at: now, statements) }
      return wait
    }
  }

  private static func wait(
    of subjects: [SignInSubject], _ failures: [SignInSubject: SignInFailures], at now: Int
  ) -> Int {
    // A first attempt with the right password succeeds, whatever others do with the name elsewhere, unless the limit
    // for a crowd is reached.
    let isNew = subjects.contains { $0.kind == .pair && (failures[$0] ?? .none).left(at: now) < Self.ownTries }
    let waits = failures.map { subject, failures in
      isNew && subject.kind == .name ? 0 : failures.wait(subject.kind, at: now)
    }
    return waits.max() ?? 0
  }

  /// Counts a failure: the password was wrong, or the name does not exist.
  ///
  /// - Parameter also: Further writes in the same commit. A second commit would reveal by its time that the name
  ///   exists.
  public func failed(
    name: String, address: String, device: KnownDevice? = nil,
    also: (borrowing Statements) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) {
    try failed(SignInSubject.all(name: name, address: address, device: device), also: also)
  }

  func failed(
    _ subjects: [SignInSubject], also: (borrowing Statements) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) {
    let now = now()
    try database.write { statements throws(StoreError) in
      try Self.count(subjects, after: try Self.failures(of: subjects, statements), at: now, statements)
      try Self.purge(at: now, atMost: Self.purgedAtOnce, statements)
      try also(statements)
    }
  }

  private static func count(
    _ subjects: [SignInSubject], after failures: [SignInSubject: SignInFailures], at now: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    for subject in subjects {
      try keep((failures[subject] ?? .none).incremented(subject.kind, at: now), of: subject, statements)
    }
  }

  /// Removes the failures with this name from this address or device.
  ///
  /// Failures of the address with other names stay: otherwise signing in to one's own account would allow any number of
  /// attempts at other people's.
  public func succeeded(name: String, address: String, device: KnownDevice? = nil) throws(StoreError) {
    let subjects = SignInSubject.all(name: name, address: address, device: device)
    try succeeded(subjects.filter { $0.kind == .pair || $0.kind == .device })
  }

  func succeeded(_ subjects: [SignInSubject]) throws(StoreError) {
    // Reading first spares people without failed attempts the wait for other writers.
    let failures = try database.read { statements throws(StoreError) in try Self.failures(of: subjects, statements) }
    if failures.isEmpty { return }
    try database.write { statements throws(StoreError) in
      for subject in failures.keys {
        try statements.run("DELETE FROM sign_in_failure WHERE subject = $1", [.text(subject.text)])
      }
    }
  }

  /// Purges forgotten failures.
  ///
  /// - Returns: True if failures were purged.
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

  /// The condition for forgotten failures, written like the index `sign_in_failure_by_end`, so that queries can use it.
  private static let isOver = "last_at + failures * 3600 <= $1"
}
