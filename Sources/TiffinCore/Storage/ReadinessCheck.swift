import Dispatch
import Glibc
import Platform
import Synchronization

/// The health check of a database for monitoring. Each run reads from the database and checks whether it is writable;
/// every ten minutes a run also searches for damage.
public final class ReadinessCheck: Sendable {
  /// The result of a health check.
  public enum State: Equatable, Sendable {
    /// The database is sound, and this program may write to it.
    case ready
    /// The database is damaged; the value is the first fault, for the log.
    case damaged(String)
    /// A later release has migrated the schema: this program must not write any more.
    case superseded
    /// The database's file has been moved, removed or replaced.
    case lost
    /// The disk is full.
    case full
    /// Nothing can be written: the disk, the file or the server is read-only.
    case readOnly
    /// The database or this machine's disk failed or did not answer in time; the value is the reason, for the log.
    case silent(String)
  }

  /// The timeout of a check.
  public static let limit = Duration.seconds(2)
  /// The seconds between two searches for damage.
  private static let rest = 600

  private struct LastLook {
    /// The time of the last search, in seconds since 1970; nil if one is due.
    var at: Int?
    /// The first fault; nil if there was none.
    var fault: String?
  }

  private let database: any Database
  private let obstacle: @Sendable () -> State?
  private let lastBackup: @Sendable () -> Int?
  private let now: @Sendable () -> Int
  private let last = Mutex(LastLook())
  private let reading = SharedRun<(state: State, lastBackup: Int?)>()
  private let looking = SharedRun<State>()

  /// Creates the health checks.
  ///
  /// - Parameters:
  ///   - obstacle: Returns the reason why nothing can be saved on this machine's disk; nil if there is none.
  ///   - lastBackup: Returns the time of the last backup, in seconds since 1970; nil if there was none.
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, obstacle: @escaping @Sendable () -> State? = { nil },
    lastBackup: @escaping @Sendable () -> Int? = { nil },
    now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    self.obstacle = obstacle
    self.lastBackup = lastBackup
    self.now = now
  }

  /// Runs ``check(within:)`` and returns the state.
  func state(within limit: Duration = ReadinessCheck.limit) -> State { check(within: limit).state }

  /// Checks this machine's disk and the database, and every ten minutes all of its tables except those of pictures and
  /// many foods. Takes at most `limit`.
  ///
  /// - Parameter limit: The timeout; less in tests.
  /// - Returns: The state, and the time of the last backup, in seconds since 1970; the time is nil if there was none,
  ///   or on timeout.
  public func check(within limit: Duration = ReadinessCheck.limit) -> (state: State, lastBackup: Int?) {
    let end = ContinuousClock.now + limit
    // The checks run on other threads, so that this thread can return at the timeout. If a network disk hangs, even
    // looking up a file waits.
    let found = reading.value(before: end) { [self] in (obstacle() ?? read(), lastBackup()) }
    guard let found else { return (.silent("no answer within \(limit)"), nil) }
    guard found.state == .ready else { return found }
    if isLookDue, let looked = looking.value(before: end, { [self] in look() }) { return (looked, found.lastBackup) }
    return (last.withLock { $0.fault.map(State.damaged) } ?? .ready, found.lastBackup)
  }

  private var isLookDue: Bool {
    let now = now()
    return last.withLock { last in !(last.at.map { (0..<Self.rest).contains(now - $0) } ?? false) }
  }

  /// Reads the version of the schema, and whether the server is read-only.
  private func read() -> State {
    do throws(StoreError) {
      let (version, isReadOnly) = try database.read { statements throws(StoreError) in
        let query = "SELECT MAX(version), \(database.dialect.isReadOnly) FROM schema_version"
        return try statements.first(query) { row in (row.int(0), row.int(1) != 0) } ?? (0, false)
      }
      if version > Migrations.latest { return .superseded }
      return isReadOnly ? .readOnly : .ready
    } catch {
      return Self.state(of: error)
    }
  }

  /// Searches all tables except those of pictures and many foods for damage.
  private func look() -> State {
    do throws(StoreError) {
      let fault = try database.read { statements throws(StoreError) in
        try IntegrityCheck.faultsExceptPictures(statements, database.dialect).first
      }
      last.withLock { $0 = LastLook(at: now(), fault: fault) }
      return fault.map(State.damaged) ?? .ready
    } catch {
      return Self.state(of: error)
    }
  }

  /// The part of libpq's error message if it finds only a read-only server.
  private static let refusal = "session is read-only"

  private static func state(of error: StoreError) -> State {
    switch error {
    case .damaged(let fault): .damaged(fault)
    case .full: .full
    case .readOnly: .readOnly
    case .failed(let reason), .unreachable(let reason), .tooSlow(let reason):
      reason.contains(refusal) ? .readOnly : .silent(reason)
    default: .silent("\(error)")
    }
  }
}

extension Installation {
  /// The reason why nothing can be saved on this machine's disk; nil if there is none, or if the database is on a
  /// server.
  public var obstacle: ReadinessCheck.State? {
    guard folder.server == nil else { return nil }
    guard let file, FileSystem.identity(of: folder.databasePath) == file else { return .lost }
    if !FileSystem.isWritable(path) || !FileSystem.isWritableFile(folder.databasePath) { return .readOnly }
    if FileSystem.isReadOnlyDisk(path) { return .readOnly }
    return folder.freeBytes ?? .max < StoreLimits.leastFree ? .full : nil
  }
}

/// A function that runs on a background thread, once at a time; concurrent callers share its result.
private final class SharedRun<Value: Sendable>: Sendable {
  private final class Run: Sendable {
    let value = Mutex<Value?>(nil)
    let group = DispatchGroup()
  }

  private let current = Mutex<Run?>(nil)

  /// Starts `body` unless it is running already, and waits for its result; nil on timeout.
  func value(before end: ContinuousClock.Instant, _ body: @escaping @Sendable () -> Value) -> Value? {
    let run = current.withLock { current in
      if let current { return current }
      let run = Run()
      current = run
      start(run, body)
      return run
    }
    ComputePermits.release()
    let left = max(.zero, end - .now)
    _ = run.group.wait(timeout: .now() + left / .seconds(1))
    return run.value.withLock { $0 }
  }

  private func start(_ run: Run, _ body: @escaping @Sendable () -> Value) {
    run.group.enter()
    DispatchQueue.global().async { [self] in
      let value = body()
      run.value.withLock { $0 = value }
      current.withLock { $0 = nil }
      run.group.leave()
    }
  }
}
