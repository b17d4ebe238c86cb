import Dispatch
import Glibc
import Platform
import Synchronization

/// What monitoring asks of a database: whether it answers and can be written, each time, and whether it is whole, rarely.
public final class Readiness: Sendable {
  /// The answer.
  public enum State: Equatable, Sendable {
    /// The database is whole, and this program may write to it.
    case ready
    /// Something in it is wrong; the first of it, for the log.
    case damaged(String)
    /// A later release has changed its schema: this program writes nothing more.
    case superseded
    /// The database's file is not where it was opened.
    case lost
    /// No room is left on the disk.
    case full
    /// Nothing can be changed: the disk, the file or the server is read-only.
    case readOnly
    /// The database did not answer in time, or could not; the reason, for the log.
    case silent(String)
  }

  /// How long the database is waited for.
  public static let limit = Duration.seconds(2)
  /// Seconds between two looks at all tables.
  private static let rest = 600

  private struct LastLook {
    /// When it was looked at, in seconds since 1970; nil if it has to be looked at.
    var at: Int?
    /// The first fault; nil if none was found.
    var fault: String?
  }

  private let database: any Database
  private let obstacle: @Sendable () -> State?
  private let now: @Sendable () -> Int
  private let last = Mutex(LastLook())
  private let reading = SharedRun<State>()
  private let looking = SharedRun<State>()

  /// - Parameters:
  ///   - obstacle: The reason that nothing can be saved on this machine's disk; nil if there is none.
  ///   - now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, obstacle: @escaping @Sendable () -> State? = { nil },
    now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    self.obstacle = obstacle
    self.now = now
  }

  /// Asks the database, and now and then looks at all of its tables but those of pictures. Takes ``limit`` at most.
  ///
  /// - Parameter limit: How long the database is waited for; less in tests.
  public func state(within limit: Duration = Readiness.limit) -> State {
    if let obstacle = obstacle() { return obstacle }
    let end = ContinuousClock.now + limit
    // On threads of their own: this one leaves when the time is up.
    let state = reading.value(before: end) { [self] in read() }
    guard let state else { return .silent("no answer within \(limit)") }
    guard state == .ready else { return state }
    if isLookDue, let looked = looking.value(before: end, { [self] in look() }) { return looked }
    return last.withLock { $0.fault.map(State.damaged) } ?? .ready
  }

  private var isLookDue: Bool {
    let now = now()
    return last.withLock { last in !(last.at.map { (0..<Self.rest).contains(now - $0) } ?? false) }
  }

  /// Reads the version of the schema, and whether anything can be changed.
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

  /// Looks at all tables.
  private func look() -> State {
    do throws(StoreError) {
      let fault = try database.read { statements throws(StoreError) in
        try Soundness.faultsBesidePictures(statements, database.dialect).first
      }
      last.withLock { $0 = LastLook(at: now(), fault: fault) }
      return fault.map(State.damaged) ?? .ready
    } catch {
      return Self.state(of: error)
    }
  }

  /// The words with which PostgreSQL's library refuses a server that takes no changes.
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
  /// The reason that nothing can be saved on this machine's disk; nil if there is none, or the database is on a server.
  public var obstacle: Readiness.State? {
    guard folder.server == nil else { return nil }
    guard let file, FileSystem.identity(of: folder.databasePath) == file else { return .lost }
    if !FileSystem.isWritable(path) || !FileSystem.isWritableFile(folder.databasePath) { return .readOnly }
    if FileSystem.isReadOnlyDisk(path) { return .readOnly }
    return folder.freeBytes ?? .max < StoreLimits.leastFree ? .full : nil
  }
}

/// A function that runs once at a time on a thread of its own, whose value all wait for who ask meanwhile.
private final class SharedRun<Value: Sendable>: Sendable {
  private final class Run: Sendable {
    let value = Mutex<Value?>(nil)
    let group = DispatchGroup()
  }

  private let current = Mutex<Run?>(nil)

  /// Starts `body` unless it runs; nil if it has not ended in time.
  func value(before end: ContinuousClock.Instant, _ body: @escaping @Sendable () -> Value) -> Value? {
    let run = current.withLock { current in
      if let current { return current }
      let run = Run()
      current = run
      start(run, body)
      return run
    }
    ComputePermits.giveBack()
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
