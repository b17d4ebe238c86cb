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

  private struct State {
    var idle: [Idle] = []
    /// Nil until the first connection.
    var hosts: PostgreSQLHosts?
    var isClosed = false
    /// Whether a look for those that have been idle for too long is already planned.
    var isToBeCleared = false
  }

  private let settings: PostgreSQLSettings
  private let places: FairSemaphore
  private let state = Mutex(State())

  /// Connects to nothing yet.
  init(_ settings: PostgreSQLSettings) {
    self.settings = settings
    places = FairSemaphore(places: settings.connections)
  }

  /// - Parameter timeout: The seconds to wait while all connections are in use; nil for those of the settings.
  /// - Throws: ``StoreError/busy`` if no connection becomes free in time.
  func use<T>(
    within timeout: Int? = nil, _ body: (PostgreSQLConnection) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard places.enter(within: .seconds(timeout ?? settings.patience)) else { throw .busy }
    defer { places.leave() }
    let connection = if let idle = idle() { idle } else { try open() }
    defer { keep(connection) }
    return try body(connection)
  }

  /// Turns away everybody, and closes the connections once they are not in use.
  func close() {
    places.close()
    state.withLock { state in
      state.isClosed = true
      state.idle = []
    }
  }

  /// Returns a connection that was used until now: it may be of use, whatever became of others.
  private func idle() -> PostgreSQLConnection? {
    state.withLock { $0.idle.popLast()?.connection }
  }

  private func open() throws(StoreError) -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(settings, hosts: try hosts())
    state.withLock { $0.hosts?.putFirst(connection.host) }
    return connection
  }

  private func hosts() throws(StoreError) -> PostgreSQLHosts {
    if let known = state.withLock({ $0.hosts }) { return known }
    let found = try PostgreSQLHosts(of: settings.address)
    state.withLock { $0.hosts = found }
    return found
  }

  private func keep(_ connection: PostgreSQLConnection) {
    let now = DispatchTime.now()
    let isFirst = state.withLock { state in
      guard connection.isOpen && !connection.hasLostServer else {
        state.hosts?.putLast(connection.host)
        // What broke one has mostly broken them all.
        state.idle = []
        return false
      }
      if connection.isSpent || state.isClosed { return false }
      state.idle.append(Idle(connection: connection, since: now))
      defer { state.isToBeCleared = true }
      return !state.isToBeCleared
    }
    if isFirst { clearLater() }
  }

  /// Closes what has been idle for long, once it has been.
  private func clearLater() {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + settings.rest) { [weak self] in self?.clear() }
  }

  private func clear() {
    let end = DispatchTime.now()
    let isLeft = state.withLock { state in
      state.idle.removeAll { $0.since + settings.rest <= end }
      state.isToBeCleared = !state.idle.isEmpty
      return state.isToBeCleared
    }
    if isLeft { clearLater() }
  }
}
