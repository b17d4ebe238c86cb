import TestServer
import Testing

extension Trait where Self == ConditionTrait {
  /// For what only a database file has.
  static var onFile: Self { .enabled(if: TestServer.address == nil, "of a database file; these tests run on a server") }
  /// For what only a server has.
  static var onServer: Self { .enabled(if: TestServer.address != nil, "of a server; Scripts/test postgresql runs it") }
}
