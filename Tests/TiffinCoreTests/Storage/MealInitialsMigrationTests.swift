import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a database with initials of meals` {
  @Test func `removes the initials, and keeps the meals in the order of their names`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 24)
    let names = ["Tea", "Crème brûlée", "apple", "Best soup"]
    try database.write { statements throws(StoreError) in
      try statements.run("DROP INDEX meal_by_name")
      try statements.run(
        "CREATE INDEX meal_by_name ON meal (person_id, name_key, eaten_on, initials) WHERE deleted_at IS NULL")
      for name in names {
        try statements.run(
          """
          INSERT INTO meal (
            household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
            is_favourite, created_at, notes, initials
          ) VALUES (1, 1, 1, '2026-11-20', '', $1, 'Tea', $2, '5tea', 0, 0, 0, '', 7)
          """,
          [.text(name), .text(SortKey.of(name))])
      }
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let (sorted, columns) = try database.read { statements throws(StoreError) in
      (
        try statements.all("SELECT name FROM meal WHERE deleted_at IS NULL ORDER BY name_key") { row in row.text(0) },
        try statements.all("SELECT name FROM pragma_table_info('meal')") { row in row.text(0) }
      )
    }

    #expect(sorted == ["apple", "Best soup", "Crème brûlée", "Tea"])
    #expect(columns.contains("name_key") && !columns.contains("initials"))
    try database.close()
  }
}
