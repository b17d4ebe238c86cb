import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Bringing a database up to date before meals had initials` {
  @Test func `works them out for all meals`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 23)
    try database.write { statements throws(StoreError) in
      for number in 1...450 {
        try statements.run(
          """
          INSERT INTO meal (
            household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
            is_favourite, created_at, notes
          ) VALUES (1, 1, 1, '2026-11-20', '', $1, 'Tea', 'tea', '5tea', 0, 0, 0, $2)
          """,
          [.text(number % 2 == 0 ? "Crème \(number % 10)" : "apple"), .text(number == 7 ? "The Best" : "")])
      }
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let initials = try database.read { statements throws(StoreError) in
      try statements.all("SELECT initials FROM meal ORDER BY id") { row in row.int(0) }
    }

    let expected = (1...450).map { number in
      number == 7 ? 1 | 1 << 19 | 1 << 1 : number % 2 == 0 ? 1 << 2 | 1 << (26 + number % 10) : 1
    }
    #expect(initials == expected)
    try database.close()
  }
}
