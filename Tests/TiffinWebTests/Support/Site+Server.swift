import TestServer
import Testing

extension Trait where Self == ConditionTrait {
  /// A condition for tests that need a database file.
  static var onFile: Self { .enabled(if: TestServer.address == nil, "of a database file; these tests run on a server") }
  /// A condition for tests that need a PostgreSQL server.
  static var onServer: Self { .enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it") }
}
