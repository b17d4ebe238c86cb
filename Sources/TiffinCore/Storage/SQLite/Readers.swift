import Glibc
import Synchronization

/// Connections that only read, each used by one thread at a time.
///
/// A thread returns to the same shelf, finds the connection that it used last there, and rarely meets another thread. One
/// that finds none takes one from another shelf: threads come and go, and each connection keeps some megabytes.
final class Readers: Sendable {
  private final class Shelf: Sendable {
    let idle = Mutex<[SQLiteConnection]>([])
  }

  private let shelves = (0..<16).map { _ in Shelf() }
  private let path: String

  /// Opens nothing yet: a connection is opened only when every other one is in use.
  init(path: String) {
    self.path = path
  }

  func use<T>(_ body: (SQLiteConnection) throws(StoreError) -> T) throws(StoreError) -> T {
    let shelf = shelves[ofThisThread]
    let known = shelf.idle.withLock { $0.popLast() } ?? idleElsewhere()
    let reader = if let known { known } else { try open() }
    defer { shelf.idle.withLock { $0.append(reader) } }
    return try body(reader)
  }

  /// Closes the idle connections. None may be in use, or be used afterwards.
  func close() {
    for shelf in shelves {
      for reader in shelf.idle.withLock({ $0 }) { reader.close() }
    }
  }

  private func idleElsewhere() -> SQLiteConnection? {
    for shelf in shelves {
      if let reader = shelf.idle.withLock({ $0.popLast() }) { return reader }
    }
    return nil
  }

  private func open() throws(StoreError) -> SQLiteConnection {
    let reader = try SQLiteConnection(path: path, isReadOnly: true)
    try SQLiteSettings.prepareReader(reader)
    return reader
  }

  private var ofThisThread: Int {
    // A thread's id is an address; multiplying by the golden ratio spreads its upper digits.
    Int(truncatingIfNeeded: (UInt64(pthread_self()) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }
}
