import TestServer
import Testing

@testable import Platform
@testable import TiffinCore

extension Trait where Self == ConditionTrait {
  /// For what only a database file has.
  static var onFile: Self { .enabled(if: TestServer.address == nil, "of a database file; these tests run on a server") }
  /// For what only a server has.
  static var onServer: Self { .enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it") }
}

/// Keeps everybody from writing, as another program would, until it is released.
final class HeldWrites {
  private let file: FileLock?
  private let connection: PostgreSQLConnection?

  init(_ folder: DataFolder) throws {
    file = folder.server == nil ? try FileLock.held(folder.lockPath) : nil
    connection = try folder.server.map { try PostgreSQLConnection(PostgreSQLSettings(address: $0)) }
    try connection?.command("BEGIN; SELECT 1 FROM schema_version WHERE version = 1 FOR UPDATE")
  }

  func release() {
    file?.release()
    _ = try? connection?.command("ROLLBACK")
  }
}

/// What tests write into statements themselves.
enum SQLLiteral {
  /// Bytes given as hexadecimal digits.
  static func bytes(_ digits: String) -> String {
    TestServer.address == nil ? "x'\(digits)'" : "CAST('\\x\(digits)' AS BYTEA)"
  }

  /// Statements that make a trigger by which each change of a column fails, such as `theme ON person`.
  static func failing(_ column: String) -> [String] {
    guard TestServer.address != nil else {
      return ["CREATE TRIGGER failing BEFORE UPDATE OF \(column) BEGIN SELECT RAISE(ABORT, 'no'); END"]
    }
    return [
      "CREATE FUNCTION failing() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'",
      "CREATE TRIGGER failing BEFORE UPDATE OF \(column) FOR EACH ROW EXECUTE FUNCTION failing()",
    ]
  }
}
