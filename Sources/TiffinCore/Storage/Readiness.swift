import Synchronization

/// What monitoring asks of a database. It is looked at once a minute at most, however often that is asked.
public final class Readiness: Sendable {
  /// The answer.
  public enum State: Equatable, Sendable {
    /// The database is whole, and this program may write to it.
    case ready
    /// Something in it is wrong; the first of it, for the log.
    case damaged(String)
    /// A later release has changed its schema: this program writes nothing more.
    case superseded
  }

  private static let seconds = 60
  /// Seconds for which the last state is told while somebody looks again.
  private static let patience = 300

  private struct Look {
    var at = 0
    /// What was found; nil if nobody has looked yet.
    var state: State?
    /// True while somebody looks again.
    var isUnderWay = false
  }

  private let database: any Database
  private let now: @Sendable () -> Int
  private let last = Mutex(Look())

  /// - Parameter now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Looks at all tables but those of pictures, unless somebody just did or is doing so: then the last state is told.
  ///
  /// - Throws: What kept it from looking; ``StoreError/busy`` while somebody else looks for the first time.
  public func state() throws(StoreError) -> State {
    let now = now()
    if let known = try known(at: now) { return known }
    do throws(StoreError) {
      let state = try look()
      last.withLock { $0 = Look(at: now, state: state) }
      return state
    } catch {
      last.withLock { $0 = Look() }
      throw error
    }
  }

  /// Returns what is known; nil for the one who has to look.
  private func known(at now: Int) throws(StoreError) -> State? {
    try last.withLock { last throws(StoreError) in
      // A look that hangs must not look like one that found nothing.
      let seconds = last.isUnderWay ? Self.patience : Self.seconds
      if let state = last.state, (0..<seconds).contains(now - last.at) { return state }
      if last.isUnderWay { throw .busy }
      last.isUnderWay = true
      return nil
    }
  }

  private func look() throws(StoreError) -> State {
    do throws(StoreError) {
      return try database.read { statements throws(StoreError) in
        let faults = try Soundness.faultsBesidePictures(statements, database.dialect)
        if let fault = faults.first { return .damaged(fault) }
        return try Migrations.version(statements) > Migrations.latest ? .superseded : .ready
      }
    } catch {
      guard case .damaged(let fault) = error else { throw error }
      return .damaged(fault)
    }
  }
}
