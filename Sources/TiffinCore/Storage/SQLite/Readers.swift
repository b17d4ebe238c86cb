import GRDB
import Glibc
import Synchronization

/// Connections that only read, each used by one thread at a time.
///
/// GRDB's own pool passes every reader through one queue, where threads that answer in a fraction of a millisecond wait
/// for each other: under load that was a fifth of a page's cost. Here a thread returns to the same shelf, finds the
/// connection that it used last there, and rarely meets another thread.
final class Readers: Sendable {
  private final class Shelf: Sendable {
    let idle = Mutex<[DatabaseQueue]>([])
  }

  private let shelves = (0..<16).map { _ in Shelf() }
  private let path: String
  private let configuration: Configuration

  /// Opens nothing yet: a connection is opened when the shelf has none.
  init(path: String, configuration: Configuration) {
    self.path = path
    var configuration = configuration
    configuration.readonly = true
    self.configuration = configuration
  }

  func use<T>(_ body: (GRDB.Database) throws -> T) throws -> T {
    let shelf = shelves[ofThisThread]
    let reader = try shelf.idle.withLock { $0.popLast() } ?? DatabaseQueue(path: path, configuration: configuration)
    defer { shelf.idle.withLock { $0.append(reader) } }
    return try reader.unsafeRead(body)
  }

  /// Closes the idle connections. None may be in use, or be used afterwards.
  func close() throws {
    for shelf in shelves {
      for reader in shelf.idle.withLock({ $0 }) { try reader.close() }
    }
  }

  private var ofThisThread: Int {
    // A thread's id is an address; multiplying by the golden ratio spreads its upper digits.
    Int(truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }
}
