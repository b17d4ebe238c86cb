import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Statements that are read together` {
  private func names(_ kitchen: Kitchen) throws -> (names: [String], trips: Int) {
    let tally = StatementTally()
    let names = try StatementTally.$current.withValue(tally) {
      try kitchen.database.snapshot { statements in
        try statements.together { statements in
          let household = try statements.first(
            "SELECT name FROM household WHERE id = $1", [.id(kitchen.cook.household)]
          ) { $0.text(0) }
          let person = try statements.all("SELECT name FROM person ORDER BY id") { $0.text(0) }
          // Only known by the answers before.
          let same = try statements.all(
            "SELECT name FROM person WHERE name = $1", [.text(person.last)]
          ) { $0.text(0) }
          return [household ?? "", person.joined(separator: ", "), same.joined()]
        }
      }
    }
    return (names, tally.trips)
  }

  @Test func `have the answers that they have one by one`() throws {
    #expect(try names(Kitchen()).names == ["Home", "Me, Carol", "Carol"])
  }

  @Test(.onServer) func `take one round trip, and one more for what depends on them`() throws {
    let kitchen = try Kitchen()
    // By then all is prepared.
    for _ in 0..<2 { _ = try names(kitchen) }

    #expect(try names(kitchen).trips == 2)
  }

  /// Statements that depend on the first, and not on each other.
  private func dependent(_ kitchen: Kitchen) throws -> (names: [String], trips: Int) {
    let tally = StatementTally()
    let names = try StatementTally.$current.withValue(tally) {
      try kitchen.database.snapshot { statements in
        try statements.together { statements in
          try statements.together { statements in
            let all = try statements.all("SELECT name FROM person ORDER BY id") { $0.text(0) }
            let first = try statements.all("SELECT name FROM person WHERE name = $1", [.text(all.first)]) { $0.text(0) }
            let last = try statements.all("SELECT name FROM person WHERE name = $1", [.text(all.last)]) { $0.text(0) }
            return [all.joined(separator: ", "), first.joined(), last.joined()]
          }
        }
      }
    }
    return (names, tally.trips)
  }

  @Test func `depend on others in a body of their own, with the answers that they have one by one`() throws {
    #expect(try dependent(Kitchen()).names == ["Me, Carol", "Me", "Carol"])
  }

  @Test(.onServer) func `go together where they depend on others in a body of their own`() throws {
    let kitchen = try Kitchen()
    // By then all is prepared.
    for _ in 0..<2 { _ = try dependent(kitchen) }

    #expect(try dependent(kitchen).trips == 2)
  }

  @Test func `fail as they do one by one, and leave the connection in order`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.self) {
      try kitchen.database.snapshot { statements in
        try statements.together { statements in
          _ = try statements.all("SELECT name FROM person") { $0.text(0) }
          _ = try statements.all("SELECT name FROM nothing") { $0.text(0) }
        }
      }
    }

    #expect(try kitchen.count("person") == 2)
  }

  @Test(.onServer) func `are asked again where the connection broke`() throws {
    let kitchen = try Kitchen()
    _ = try names(kitchen)
    kitchen.server?.setAccepting(false)
    kitchen.server?.setAccepting(true)

    #expect(try names(kitchen).names.first == "Home")
  }
}
