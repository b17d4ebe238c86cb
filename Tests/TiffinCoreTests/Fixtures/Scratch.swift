import Foundation

@testable import Platform
@testable import TiffinCore

/// An empty folder that goes with the test.
final class Scratch: Sendable {
  let path = NSTemporaryDirectory() + "tiffin-test-" + UUID().uuidString

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs statements on a database as another program would.
  func sqlite(_ path: String, _ sql: String) throws {
    let turn = WriteTurn(
      lock: try FileLock(path: self.path + "/other.lock"), next: try FileLock(path: self.path + "/other.next"),
      patience: 1)
    let database = try SQLiteDatabase(path: path, turn: turn) { _ in }
    try database.write { statements throws(StoreError) in _ = try statements.run(sql) }
    try database.close()
  }
}
