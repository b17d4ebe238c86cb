import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

/// Each connection keeps pages and statements, some megabytes, until the process ends.
@Suite struct `Reading connections` {
  private let folder = TestFolder()

  @Test func `are no more than are in use at once, for any number of threads`() throws {
    let installation = try DataFolder(folder.path + "/data").create()
    defer { try? installation.close() }
    let (turn, end) = (Turn(), Latch())
    try turn.look(at: installation)
    let before = try descriptors()

    // All of them live at the same time, so that no two are one thread after another.
    let threads = (0..<32).map { _ in
      Background {
        try? turn.look(at: installation)
        end.waitUntilOpen()
      }
    }
    #expect(eventually { end.waiting == 32 })
    end.open()
    for thread in threads { try thread.value() }

    #expect(try descriptors() == before)
  }

  @Test func `are limited, and further threads wait`() throws {
    let installation = try DataFolder(folder.path + "/data").create()
    defer { try? installation.close() }
    let readers = ReaderPool(path: installation.folder.databasePath, count: 2, timeout: .seconds(3_600))
    defer { readers.close() }
    let (before, end) = (try descriptors(), Latch())

    let threads = (0..<3).map { _ in
      Background {
        try readers.use { connection throws(StoreError) in
          _ = try connection.command("PRAGMA user_version")
          end.waitUntilOpen()
        }
      }
    }
    #expect(eventually { end.waiting == 2 && readers.waiting == 1 })
    end.open()
    for thread in threads { try thread.value() }

    // Each has the file, and its log or the list of who reads it at most.
    #expect((2...6).contains(try descriptors() - before))
  }

  @Test func `finish their reads when they are closed, and accept no new ones`() throws {
    let installation = try DataFolder(folder.path + "/data").create()
    defer { try? installation.close() }
    let readers = ReaderPool(path: installation.folder.databasePath)
    try readers.use { connection throws(StoreError) in _ = try connection.command("PRAGMA user_version") }

    try readers.use { connection throws(StoreError) in
      readers.close()
      _ = try connection.command("PRAGMA user_version")
    }

    #expect(throws: StoreError.busy) { try readers.use { _ throws(StoreError) in } }
  }

  /// One thread looks into the database at a time.
  private final class Turn: Sendable {
    private let turn = Mutex(())

    func look(at installation: Installation) throws {
      try turn.withLock { _ in
        _ = try installation.database.read { statements throws(StoreError) in
          try statements.number(uncounted: "SELECT COUNT(*) FROM meal")
        }
      }
    }
  }

  /// The open descriptors of this process for the database's files.
  private func descriptors() throws -> Int {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: "/proc/self/fd").count { number in
      let place = try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
      return place?.hasPrefix(folder.path) == true
    }
  }
}
