import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.onServer) struct `The connections to a server` {
  private func process(_ database: any Database) throws -> Int {
    try database.read { statements throws(StoreError) in
      try statements.number(uncounted: "SELECT pg_backend_pid()")
    }
  }

  /// The processes of two connections, which are free afterwards.
  private func two(_ database: any Database) throws -> [Int] {
    try database.snapshot { statements in
      [try statements.number(uncounted: "SELECT pg_backend_pid()"), try process(database)]
    }
  }

  @Test func `stay, but for the one on which a statement among several failed`() throws {
    let kitchen = try Kitchen()
    let before = try two(kitchen.database)

    _ = #expect(throws: StoreError.self) {
      try kitchen.database.snapshot { statements in
        try statements.together { statements in
          _ = try statements.all("SELECT name FROM person") { $0.text(0) }
          _ = try statements.all("SELECT name FROM nothing") { $0.text(0) }
        }
      }
    }

    let after = try two(kitchen.database)
    #expect(Set(before).count == 2 && Set(before).intersection(after).count == 1)
  }
}
