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

  private let database: any Database
  private let now: @Sendable () -> Int
  private let last = Mutex<(at: Int, state: State)?>(nil)

  /// - Parameter now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Looks at all tables but those of pictures, unless somebody just did.
  public func state() throws(StoreError) -> State {
    let now = now()
    if let last = last.withLock({ $0 }), (0..<Self.seconds).contains(now - last.at) { return last.state }
    let state = try look()
    last.withLock { $0 = (now, state) }
    return state
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
