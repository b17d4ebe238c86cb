import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating meals from before sort keys` {
  /// A folder at the version that had no orders, with more meals than are brought up to date at once.
  private func database(in scratch: TestFolder) throws -> SQLiteDatabase {
    let database = try scratch.database(at: 2)
    try database.write { statements throws(StoreError) in
      for number in 1...450 {
        try statements.run(
          """
          INSERT INTO meal (household_id, person_id, revision, eaten_on, eaten_at, name, category, rating,
          is_favourite, created_at, notes) VALUES (1, 1, 1, '2026-11-20', '', $1, $2, 0, 0, 0, $3)
          """,
          [
            .text(number % 2 == 0 ? "Crème \(number)" : "apple \(number)"), .text(number % 3 == 0 ? "Tea" : "Dinner"),
            .text(number == 7 ? "The Best\nwith Ælte" : ""),
          ])
      }
    }
    return database
  }

  private func migrate(_ database: SQLiteDatabase) throws {
    try database.write { statements throws(StoreError) in
      try Migrations.run(statements, database.dialect, now: 0)
    }
  }

  @Test func `lets old meals be sorted, grouped and found like new meals`() throws {
    let scratch = TestFolder()
    let database = try database(in: scratch)
    try migrate(database)
    let meals = MealStore(database)
    let person = try PersonStore(database).builtIn()

    let byName = try meals.page(MealQuery(limit: 1, order: .name), of: person.id).meals
    let byCategory = try meals.page(MealQuery(limit: 200, order: .category), of: person.id).meals
    let found = try meals.page(MealQuery(search: MealSearch("apple best aelte")), of: person.id).meals

    #expect(byName.map(\.name.text) == ["apple 1"])
    #expect(byCategory.allSatisfy { $0.category == .dinner })
    #expect(found.map(\.name.text) == ["apple 7"])
    try database.close()
  }

  @Test func `writes the same keys as for new meals`() throws {
    let scratch = TestFolder()
    let database = try database(in: scratch)
    try migrate(database)
    let meals = MealStore(database)
    let person = try PersonStore(database).builtIn()

    let keys = { (id: Meal.ID) in
      try database.read { statements throws(StoreError) in
        try statements.first("SELECT name_key, category_key FROM meal WHERE id = $1", [.id(id)]) { row in
          [row.text(0), row.text(1)]
        }
      }
    }
    let old = Meal.ID(6)
    let new = try meals.add(meals.meal(old, of: person.id).content, photo: nil, key: .random(), by: person)

    #expect(try keys(old) == ["creme 6", "5tea"])
    #expect(try keys(new) == keys(old))
    try database.close()
  }

  @Test func `leaves a sound database`() throws {
    let scratch = TestFolder()
    let database = try database(in: scratch)
    try migrate(database)

    let report = try database.write { statements throws(StoreError) in
      try statements.run("INSERT INTO meal_words (meal_words) VALUES ('integrity-check')")
      return try statements.all("PRAGMA integrity_check") { row in row.text(0) }
    }

    #expect(report == ["ok"])
    try database.close()
  }
}
