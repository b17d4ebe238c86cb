import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating older grocery item keys` {
  @Test func `updates the keys of lines and habits, and merges habits of the same key`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 25)
    try database.write { statements throws(StoreError) in
      for (name, key) in [("Vanilla", "vanilla"), ("pure vanilla extract", "pure vanilla extract"), ("milk", "milk")] {
        try statements.run(
          """
          INSERT INTO grocery_item (household_id, revision, name, item_key, quantity, note, created_at)
          VALUES (1, 1, $1, $2, '', '', 0)
          """, [.text(name), .text(key)])
        try statements.run(
          """
          INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, is_staple)
          VALUES (1, $1, $2, $3, 0, $4)
          """, [.text(key), .text(name), .int(name.utf8.count), .flag(name == "Vanilla")])
      }
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let (items, habits) = try database.read { statements throws(StoreError) in
      (
        try statements.all("SELECT item_key FROM grocery_item ORDER BY id") { row in row.text(0) },
        try statements.all("SELECT item_key, uses, is_staple FROM grocery_habit ORDER BY item_key") { row in
          "\(row.text(0)) \(row.int(1)) \(row.int(2))"
        }
      )
    }

    #expect(items == ["vanilla extract", "pure vanilla extract", "milk"])
    #expect(habits == ["milk 4 0", "vanilla extract 27 1"])
    try database.close()
  }
}
