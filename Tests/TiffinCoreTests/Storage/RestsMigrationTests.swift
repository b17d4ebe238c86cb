import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating recipes from before resting times` {
  @Test func `separates resting times, and estimates old recipes like new ones`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 8)
    try database.write { statements throws(StoreError) in
      for number in 1...450 { try Self.add(number, statements) }
    }

    try database.write { statements throws(StoreError) in
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let person = try PersonStore(database).builtIn()
    let recipes = RecipeStore(database)
    let old = try recipes.recipe(Recipe.ID(449), for: person)
    let list = try recipes.recipe(Recipe.ID(440), for: person)
    #expect(old.numbers.time == StatedOrEstimated(CookTime(stored: 30), isEstimated: true))
    #expect(old.numbers.rest == CookTime(minutes: 480))
    #expect(old.numbers.energy?.value == old.content.estimate.energy)
    // Every tenth is one of the catalogue's of which only a list has told.
    #expect(list.numbers.time == nil && list.numbers.rest == nil)
    var query = RecipeQuery()
    query.atMost = CookTime(minutes: 30)
    query.limit = 500
    #expect(try recipes.page(query, for: person).recipes.count == 405)
    try database.close()
  }

  /// Adds a recipe; every third gives its time, 8 hours 30, and the household's own are estimated at 9 hours 40.
  private static func add(_ number: Int, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO recipe (household_id, catalogue_number, revision, name, name_key, category, category_key, cuisine,
      cuisine_key, minutes, estimated_minutes, rating, created_at, tags, instructions, notes)
      VALUES ($1, $2, 1, $3, lower($3), '', '', '', '', $4, $5, 0, 0, '', 'Marinate overnight.\nFry for 28 minutes.', '')
      """,
      [
        number % 10 == 0 ? .null : .int(1), number % 10 == 0 ? .text("\(number)") : .null, .text("Stew \(number)"),
        number % 3 == 0 ? .int(510) : .null, number % 10 == 0 ? .null : .int(580),
      ])
    try statements.run(
      "INSERT INTO recipe_ingredient (recipe_id, place, line) VALUES ($1, 1, '1 kg beef')", [.int(number)])
  }
}
