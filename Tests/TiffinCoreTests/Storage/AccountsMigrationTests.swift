import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating a diary from before accounts` {
  /// A folder at the version without sign-in, with a meal, its photo and its form.
  private func database(in scratch: TestFolder) throws -> SQLiteDatabase {
    let database = try scratch.database(at: 4)
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE person SET energy_goal_kcal = 1950, meal_order = 'name'")
    }
    try database.write(Self.addMeals)
    return database
  }

  /// Adds meals as that version wrote them: one with a photo, and a deleted one.
  private static func addMeals(_ statements: borrowing Statements) throws(StoreError) {
    let columns = """
      household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
      is_favourite, photo_id, created_at, deleted_at, notes
      """
    try statements.run(
      """
      INSERT INTO photo (household_id, person_id, format, fingerprint, small, large)
      VALUES (1, 1, 'jpeg', '0123456789abcdef0123456789abcdef', x'01', x'02')
      """)
    for (name, photo, deleted) in [("Caprese salad", "1", "NULL"), ("Toast", "NULL", "5")] {
      try statements.run(
        """
        INSERT INTO meal (\(columns))
        VALUES (1, 1, 1, '2026-11-20', '12:30', $1, 'Lunch', $2, '2', 4, 0, \(photo), 0, \(deleted), '')
        """,
        [.text(name), .text(SortKey.of(name))])
    }
    try statements.run("INSERT INTO meal_words (rowid, words) SELECT id, '1x' || name_key FROM meal")
    try statements.run(
      """
      INSERT INTO submission (household_id, person_id, form_key, fingerprint, meal_id, sent_at)
      VALUES (1, 1, 'form', '0123456789abcdef0123456789abcdef', 1, 0)
      """)
  }

  /// Runs a test on that database after the migration.
  private func migrated<Result>(_ work: (SQLiteDatabase) throws -> Result) throws -> Result {
    let scratch = TestFolder()
    let database = try database(in: scratch)
    try database.write { statements throws(StoreError) in
      try Migrations.run(statements, database.dialect, now: 0)
    }
    let result = try work(database)
    try database.close()
    return result
  }

  @Test func `keeps the person, their settings, meals and photo`() throws {
    try migrated { database in
      let person = try PersonStore(database).builtIn()
      let meals = try MealStore(database).page(MealQuery(), of: person.id).meals

      #expect(person.role == .owner)
      #expect(try person.settings.goals.energy == Energy(kilocalories: 1_950))
      #expect(person.settings.mealOrder == .name)
      #expect(meals.map(\.name.text) == ["Caprese salad"])
      let photo = try #require(try MealStore(database).meal(meals[0].id, of: person.id).photo)
      #expect(try PhotoStore(database).photo(photo, .large, of: person.id).bytes == [2])
    }
  }

  @Test func `gives the data to whoever creates the first account`() throws {
    try migrated { database in
      let accounts = AccountStore(database)
      let account = try NewAccount(username: Username("maya"), name: PersonName("Maya"), passwordHash: "hash")
      let code = try #require(try accounts.setupCode())

      let maya = try accounts.setUp(account, household: PersonName("Orchard Road"), code: code)

      #expect(try MealStore(database).page(MealQuery(), of: maya).meals.count == 1)
      #expect(try PersonStore(database).count() == 1)
    }
  }

  @Test func `leaves a sound database`() throws {
    let report = try migrated { database in
      try database.write { statements throws(StoreError) in
        try statements.run("INSERT INTO meal_words (meal_words) VALUES ('integrity-check')")
        return try statements.all("PRAGMA integrity_check") { row in row.text(0) }
          + statements.all("PRAGMA foreign_key_check") { row in row.text(0) }
      }
    }

    #expect(report == ["ok"])
  }
}
