import Dispatch
import Platform
import Synchronization

/// A pool of connections from a process to one server, each used by one thread at a time.
///
/// The connection that was used last is reused first, so that no more stay open than are needed at once.
final class PostgreSQLPool: Sendable {
  private struct IdleConnection {
    let connection: PostgreSQLConnection
    let since: DispatchTime
  }

  private struct State {
    var idle: [IdleConnection] = []
    /// The hosts of the address; nil until the first connection.
    var hosts: PostgreSQLHosts?
    var isClosed = false
    /// True if closing idle connections is scheduled.
    var isToBeCleared = false
  }

  private let settings: PostgreSQLSettings
  private let places: FairSemaphore
  private let state = Mutex(State())

  /// Creates the pool without connecting.
  init(_ settings: PostgreSQLSettings) {
    self.settings = settings
    places = FairSemaphore(count: settings.connections)
  }

  /// Runs `body` with a connection that no other thread uses.
  ///
  /// - Parameter timeout: The seconds to wait while all connections are in use; nil for those of the settings.
  /// - Throws: ``StoreError/busy`` if no connection becomes free in time, or if the pool is closed.
  func use<T>(
    within timeout: Int? = nil, _ body: (PostgreSQLConnection) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard places.acquire(within: .seconds(timeout ?? settings.timeout)) else { throw .busy }
    defer { places.release() }
    let connection = if let idle = idle() { idle } else { try open() }
    defer { keep(connection) }
    return try body(connection)
  }

  /// Refuses further use, and closes each connection once it is idle.
  func close() {
    places.close()
    state.withLock { state in
      state.isClosed = true
      state.idle = []
    }
  }

  /// Returns the idle connection that was used last; nil if there is none.
  private func idle() -> PostgreSQLConnection? {
    state.withLock { $0.idle.popLast()?.connection }
  }

  private func open() throws(StoreError) -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(settings, hosts: try hosts())
    state.withLock { $0.hosts?.prefer(connection.host) }
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
        state.hosts?.avoid(connection.host)
        // The cause has probably broken the other connections, too.
        state.idle = []
        return false
      }
      if connection.isSpent || state.isClosed { return false }
      state.idle.append(IdleConnection(connection: connection, since: now))
      defer { state.isToBeCleared = true }
      return !state.isToBeCleared
    }
    if isFirst { clearLater() }
  }

  /// Closes idle connections after the idle timeout.
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
