import Dispatch
import Platform
import Synchronization

/// The connections of a process to one server, each used by one thread at a time.
///
/// The one that was used last is used first, so that no more stay open than are needed at once.
final class PostgreSQLPool: Sendable {
  private struct Idle {
    let connection: PostgreSQLConnection
    let since: DispatchTime
  }

  /// Seconds after which a connection that nobody needed is closed.
  private static let rest: Double = 60

  private let settings: PostgreSQLSettings
  private let places: FairSemaphore
  private let idle = Mutex<[Idle]>([])

  /// Connects to nothing yet.
  init(_ settings: PostgreSQLSettings) {
    self.settings = settings
    places = FairSemaphore(places: settings.connections)
  }

  /// - Throws: ``StoreError/busy`` if no connection becomes free in time.
  func use<T>(_ body: (PostgreSQLConnection) throws(StoreError) -> T) throws(StoreError) -> T {
    guard places.enter(within: .seconds(settings.patience)) else { throw .busy }
    defer { places.leave() }
    let known = idle.withLock { $0.popLast()?.connection }
    let connection = if let known { known } else { try PostgreSQLConnection(settings) }
    defer { keep(connection) }
    return try body(connection)
  }

  /// Turns away everybody, and closes the connections once they are not in use.
  func close() {
    places.close()
    idle.withLock { $0 = [] }
  }

  private func keep(_ connection: PostgreSQLConnection) {
    let now = DispatchTime.now()
    idle.withLock { idle in
      // What broke one has mostly broken them all.
      guard connection.isOpen && !connection.isStale else { return idle = [] }
      idle.append(Idle(connection: connection, since: now))
      if let oldest = idle.first, oldest.since + Self.rest < now { idle.removeFirst() }
    }
  }
}
