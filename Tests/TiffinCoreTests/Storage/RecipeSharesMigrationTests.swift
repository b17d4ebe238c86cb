import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a diary from before recipe servings` {
  @Test func `keeps its estimates`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 8)
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO meal (
          household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, energy_kcal,
          rating, is_favourite, is_estimated, created_at, notes
        ) VALUES (1, 1, 1, '2026-11-20', '12:30', 'Toast', 'Lunch', 'toast', '2', 410, 4, 0, 1, 0, '')
        """)
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let meal = try MealStore(database).page(MealQuery(), of: PersonStore(database).builtIn().id).meals.first

    #expect(meal?.energy == Energy(stored: 410) && meal?.isEstimated == true)
    #expect(meal?.share == nil)
    let report = try database.read { statements throws(StoreError) in
      try statements.all("PRAGMA integrity_check") { row in row.text(0) }
        + statements.all("PRAGMA foreign_key_check") { row in row.text(0) }
    }
    #expect(report == ["ok"])
    try database.close()
  }
}
