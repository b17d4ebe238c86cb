import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a database from before first steps` {
  @Test func `shows first steps to people who have not begun anything`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 13)
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO person (household_id, name, fat_goal_mg) VALUES (1, 'Bob', NULL), (1, 'Carol', 70000)
        """)
      try statements.run(
        """
        INSERT INTO meal (
          household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
          is_favourite, created_at, notes
        ) VALUES (1, 2, 1, '2026-11-20', '12:30', 'Toast', 'Lunch', 'toast', '2', 0, 0, 0, '')
        """)
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let people = PersonStore(database)
    #expect(try people.person(Person.ID(1)).settings.firstSteps == .all)
    #expect(try people.person(Person.ID(2)).settings.firstSteps == [])
    #expect(try people.person(Person.ID(3)).settings.firstSteps == [])
    #expect(throws: StoreError.self) {
      try database.write { statements throws(StoreError) -> Void in
        try statements.run("UPDATE person SET first_steps = 8 WHERE id = 1")
      }
    }
    try database.close()
  }
}
