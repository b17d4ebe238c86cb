import TestServer

@testable import PictureTools
@testable import TiffinCore

extension Kitchen {
  /// Fills every table that a household has rows in, of two members, with rows that refer to each other, to a recipe of
  /// the catalogue and to a food of a table.
  func fillEveryTable() throws {
    let eggs = try foods.add(FoodContent(name: try MealName("Own eggs"), nutrients: .unknown), by: cook)
    let pancakes = try add(.pancakes)
    try add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: [1], large: [2, 3]))
    try run(
      "INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)"
        + " VALUES (1, 1, 'Alice', 'alice', 'hash', 5)")
    let bob = try addMember("bob")
    try meals.delete(try add(.toast(), by: bob), by: bob)
    try recipes.setFavourite(pancakes, true, by: bob)
    let entry = try plan(pancakes, on: "2026-11-20", servings: 2)
    _ = try plan.eat(entry, on: .on("2026-11-20"), at: nil, by: bob)
    _ = try links.invite(by: cook.id)
    try buy("2 l milk")
    try buy(.made(pancakes.number, "200 g flour", "3 eggs"))
    for statement in Self.rest(egg: Int(eggs.number), pancakes: Int(pancakes.number)) { try run(statement) }
  }

  /// A database in use, in which most numbers are given: to others' rows, to the same recipe of the catalogue and to one
  /// of the same foods.
  static func usedByOthers() throws -> Kitchen {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    for name in ["Alice", "bob"] {
      try kitchen.run("UPDATE account SET username = 'z\(name)', username_key = 'z\(name)' WHERE username = '\(name)'")
    }
    try kitchen.run("UPDATE person SET calendar_hash = NULL")
    try kitchen.run("UPDATE passkey SET credential_id = \(SQLLiteral.bytes("01"))")
    try kitchen.run("UPDATE one_time_link SET token_hash = '\(String(repeating: "c", count: 64))'")
    try kitchen.run("UPDATE food SET code = '777' WHERE code = '999'")
    return kitchen
  }

  /// The catalogue's recipe and the foods of a table get the largest numbers.
  private static func rest(egg: Int, pancakes: Int) -> [String] {
    let bytes = SQLLiteral.bytes("00ff10")
    let mark = String(repeating: "a", count: 32)
    let hash = String(repeating: "b", count: 64)
    let recipe = "revision, name, name_key, category, category_key, cuisine, cuisine_key, rating, created_at"
    return [
      "UPDATE person SET calendar_hash = '\(hash)', calendar_made_at = 7 WHERE id = 1",
      "UPDATE household SET currency = 'EUR', weekly_budget_minor = 9000, cooks_for = 3 WHERE id = 1",
      "INSERT INTO second_factor VALUES (1, \(SQLLiteral.bytes(String(repeating: "0f", count: 20))), 1, 2, 3, 2)",
      "INSERT INTO passkey"
        + " (person_id, credential_id, user_handle, public_key, algorithm, sign_count, name, added_at, used_at)"
        + " VALUES (1, \(bytes), \(SQLLiteral.bytes(hash)), \(bytes), -7, 4, 'Phone', 5, 6)",
      "INSERT INTO day_record VALUES (1, '2026-11-20', 71800, 1250, 'Slept badly')",
      "INSERT INTO recovery_code (person_id, code_hash) VALUES (1, 'one'), (1, 'two')",
      "INSERT INTO account_event (person_id, kind, device, count, happened_at) VALUES (1, 'signIn', 'Firefox', 1, 9)",
      "INSERT INTO food_portion VALUES (\(egg), 0, 1000, 'egg', 60000)",
      "INSERT INTO food_picture VALUES (\(egg), 'jpeg', '\(mark)', \(bytes), \(bytes))",
      "INSERT INTO recipe_album (household_id) VALUES (1)",
      "INSERT INTO recipe_picture (album_id, format, fingerprint, created_at, small, large)"
        + " VALUES (NULL, 'webp', '\(mark)', 1, \(bytes), \(bytes)), ((SELECT MAX(id) FROM recipe_album), 'webp', '\(mark)', 1, \(bytes), \(bytes))",
      "UPDATE recipe SET picture_id = (SELECT MIN(id) FROM recipe_picture WHERE album_id IS NOT NULL) WHERE id = \(pancakes)",
      "INSERT INTO recipe (catalogue_number, picture_id, \(recipe), tags, instructions, notes, refreshed_at)"
        + " SELECT '52772', id, 1, 'Teriyaki', 'teriyaki', '', '', '', '', 0, 3, '', '', '', 4"
        + " FROM recipe_picture WHERE album_id IS NULL",
      "INSERT INTO food (source, code, name, basis, oddness, word_key)"
        + " VALUES ('usda', '01123', 'Egg', 'g', 0, 'egg'), ('off', '999', 'Bar', 'g', 0, 'bar')",
      "INSERT INTO food_portion SELECT id, 0, 1000, 'piece', 50000 FROM food WHERE code = '999'",
      "INSERT INTO recipe_favourite SELECT 1, 1, id FROM recipe WHERE catalogue_number IS NOT NULL",
      "INSERT INTO recipe_idea SELECT 1, 1, 1, id, 3 FROM recipe WHERE catalogue_number IS NOT NULL",
      "INSERT INTO recipe_figures (household_id, recipe_id, servings, next_time, noted_on)"
        + " SELECT 1, id, 4, 'Less salt', '2026-11-20' FROM recipe WHERE catalogue_number IS NOT NULL",
      "INSERT INTO ingredient_food (household_id, ingredient_key, food_id) SELECT 1, code, id FROM food"
        + " WHERE code IS NOT NULL",
      "INSERT INTO recipe_line_food (recipe_id, place, ingredient_key, food_id, is_nothing)"
        + " VALUES (\(pancakes), 9, 'egg', \(egg), 0)",
      "INSERT INTO meal_food (meal_id, place, food_id, name, amount, measure) VALUES (1, 0, \(egg), 'Egg', '2', 'egg')",
      "INSERT INTO bringing (household_id, person_id, app, file_name, state, begun_at, worked_at, total, known, names,"
        + " broken_count, broken) VALUES (1, NULL, 'Mealie', 'a.zip', 'taken', 1, 2, 1, 0, 'a', 0, ''),"
        + " (1, 1, 'Cronometer', 'b.csv', 'taken', 1, 2, 1, 0, 'b', 0, '')",
      "INSERT INTO bringing_file VALUES (1, \(bytes))",
      "INSERT INTO bringing_picture VALUES (1, 0, 'jpeg', \(bytes))",
      "INSERT INTO bringing_recipe VALUES (1, \(pancakes), 1)",
      "INSERT INTO bringing_meal VALUES (2, 1, 1)",
      "INSERT INTO bringing_thing VALUES (1, 'food', \(egg), 1)",
      "INSERT INTO bringing_thing SELECT 1, 'grocery_item', MAX(id), 1 FROM grocery_item",
      "INSERT INTO bringing_thing SELECT 1, 'plan_entry', MAX(id), 1 FROM plan_entry",
      // A line joined with one that came later, and a share of a recipe that is gone.
      "UPDATE grocery_item SET deleted_at = 8, joined_id = (SELECT MAX(id) FROM grocery_item) WHERE id = 1",
      "UPDATE grocery_item SET completed_at = 8, ticked_by = 1 WHERE id = (SELECT MAX(id) FROM grocery_item)",
      "INSERT INTO grocery_share (household_id, item_id, recipe, day, line, recipe_name, amount, words)"
        + " SELECT 1, MAX(id), 4711, '', '\(mark)', 'Gone', '', '' FROM grocery_item",
      "UPDATE household SET price_percent = 130 WHERE id = 1",
      "INSERT INTO purchase (household_id, person_id, day, paid_minor, line_count, priced_count, estimate_minor, batch,"
        + " deleted_at) VALUES (1, 1, '2026-11-20', 2410, 8, 7, 2000, 'cleared', NULL),"
        + " (1, NULL, '2026-11-20', 100, 1, 0, 0, NULL, 9)",
      "INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, aisle_id)"
        + " SELECT 1, 'cork', 'Cork', 1, 1, MIN(id) FROM grocery_aisle WHERE household_id = 1",
    ]
  }

  func run(_ sql: String) throws {
    try database.write { statements throws(StoreError) in _ = try statements.run(sql) }
  }
}
