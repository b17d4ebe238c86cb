import Dispatch
import Platform
import Synchronization

/// The connections of a process to one server, each used by one thread at a time.
///
/// The one that was used last is used first, so that no more stay open than are needed at once.
final class PostgreSQLPool: Sendable {
  /// What a connection is wanted for.
  enum Purpose {
    /// A standby will do while no server takes changes.
    case reading
    case writing
    /// A change that nobody waits for: while no server takes changes it is not made.
    case noting
  }

  private struct Idle {
    let connection: PostgreSQLConnection
    let since: DispatchTime
  }

  private struct State {
    var idle: [Idle] = []
    /// Nil until the first connection.
    var hosts: PostgreSQLHosts?
    /// Until when nobody who reads looks for a server that takes changes: there was none.
    var standbysUntil: DispatchTime?
    var isClosed = false
    /// Whether a look for those that have been idle for too long is already planned.
    var isToBeCleared = false
  }

  /// Seconds between two looks for a server that takes changes, by those who read.
  private static let look: Double = 2

  private let settings: PostgreSQLSettings
  private let places: FairSemaphore
  private let state = Mutex(State())

  /// Connects to nothing yet.
  init(_ settings: PostgreSQLSettings) {
    self.settings = settings
    places = FairSemaphore(places: settings.connections)
  }

  /// - Throws: ``StoreError/busy`` if no connection becomes free in time, or for a note at once.
  func use<T>(
    for purpose: Purpose, _ body: (PostgreSQLConnection) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    guard places.enter(within: .seconds(purpose == .noting ? 0 : settings.patience)) else { throw .busy }
    defer { places.leave() }
    let connection = try connection(for: purpose)
    defer { keep(connection) }
    let value = try body(connection)
    if purpose == .writing { state.withLock { $0.standbysUntil = nil } }
    return value
  }

  /// Turns away everybody, and closes the connections once they are not in use.
  func close() {
    places.close()
    state.withLock { state in
      state.isClosed = true
      state.idle = []
    }
  }

  private func connection(for purpose: Purpose) throws(StoreError) -> PostgreSQLConnection {
    // One that was used until now may be of use again, whatever became of others.
    if let known = idle(readsOnly: false) { return known }
    guard purpose == .writing || !hasStandbysOnly() else {
      guard purpose == .reading else { throw .unreachable("PostgreSQL: no server takes changes") }
      return try standby()
    }
    let hosts = try hosts()
    var areAllTried = false
    do {
      return try primary(hosts, &areAllTried)
    } catch {
      guard areAllTried, settings.readsStandbys else { throw error }
      waitToLook()
      guard purpose == .reading else { throw error }
      return try standby()
    }
  }

  /// - Parameter areAllTried: Becomes true if it fails since none of several hosts takes changes.
  private func primary(
    _ hosts: PostgreSQLHosts, _ areAllTried: inout Bool
  ) throws(StoreError) -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(settings, hosts: hosts, areAllTried: &areAllTried)
    state.withLock { state in
      state.hosts?.putFirst(connection.host)
      state.standbysUntil = nil
      state.idle.removeAll(where: \.connection.readsOnly)
    }
    return connection
  }

  private func standby() throws(StoreError) -> PostgreSQLConnection {
    if let known = idle(readsOnly: true) { return known }
    var areAllTried = false
    return try PostgreSQLConnection(settings, hosts: try hosts(), readsOnly: true, areAllTried: &areAllTried)
  }

  private func idle(readsOnly: Bool) -> PostgreSQLConnection? {
    state.withLock { state in
      guard let place = state.idle.lastIndex(where: { $0.connection.readsOnly == readsOnly }) else { return nil }
      return state.idle.remove(at: place).connection
    }
  }

  private func hosts() throws(StoreError) -> PostgreSQLHosts {
    if let known = state.withLock({ $0.hosts }) { return known }
    let found = try PostgreSQLHosts(of: settings.address)
    state.withLock { $0.hosts = found }
    return found
  }

  /// True if there was no server that takes changes, a moment ago. Whoever is told otherwise first looks, alone.
  private func hasStandbysOnly() -> Bool {
    let now = DispatchTime.now()
    return state.withLock { state in
      guard let end = state.standbysUntil else { return false }
      guard end < now else { return true }
      state.standbysUntil = now + Self.look
      return false
    }
  }

  private func waitToLook() {
    let end = DispatchTime.now() + Self.look
    state.withLock { $0.standbysUntil = end }
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
