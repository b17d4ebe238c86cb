import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a database without sums of usual meals` {
  @Test func `counts what everybody has eaten`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 15)
    try database.write { statements throws(StoreError) in
      try statements.run("INSERT INTO usual_meal VALUES (1, 'toast', 9, 0, 7, 1), (1, 'toast', 24, 0, 7, 1)")
      try statements.run(
        """
        INSERT INTO meal (
          household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
          is_favourite, created_at, notes
        ) VALUES (1, 1, 1, '1970-01-01', '12:10', 'Toast', 'Lunch', 'toast', '2', 0, 0, 0, ''),
          (1, 1, 1, '1970-01-01', '12:50', 'Toast', 'Lunch', 'toast', '2', 0, 0, 0, ''),
          (1, 1, 1, '1970-03-02', '', 'Soup', 'Lunch', 'soup', '2', 0, 1, 0, '')
        """)
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let rows = try database.read { statements throws(StoreError) in
      try statements.all(
        "SELECT name_key, hour, weight, is_favourite, meal_id FROM usual_meal ORDER BY name_key DESC, hour"
      ) { row in "\(row.text(0)) \(row.int(1)): \(row.int(2)) \(row.int(3)) \(row.int(4))" }
    }

    // Two on the first of all days weigh log2(2); one 60 days later, when they are worth half, as much.
    #expect(
      rows == [11, 12, 13, 24].map { hour in "toast \(hour): 1000 0 2" } + ["soup 24: 1000 1 3"])
    try database.close()
  }
}
