import TestServer
import Testing

@testable import Platform
@testable import TiffinCore

extension Trait where Self == ConditionTrait {
  /// The condition of tests that need a database file.
  static var onFile: Self { .enabled(if: TestServer.address == nil, "of a database file; these tests run on a server") }
  /// The condition of tests that need a server.
  static var onServer: Self { .enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it") }
}

/// Blocks all writes, as another program would, until it is released.
final class HeldWrites {
  private let file: FileLock?
  private let connection: PostgreSQLConnection?

  init(_ folder: DataFolder) throws {
    file = folder.server == nil ? try FileLock.held(folder.lockPath) : nil
    connection = try folder.server.map { try PostgreSQLConnection(PostgreSQLSettings(address: $0)) }
    try connection?.command("BEGIN; LOCK TABLE schema_version IN EXCLUSIVE MODE")
  }

  func release() {
    file?.release()
    _ = try? connection?.command("ROLLBACK")
  }
}
