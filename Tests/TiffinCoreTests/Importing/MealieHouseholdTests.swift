import Foundation
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A Mealie backup` {
  private let clock = TestClock()

  private func store(_ kitchen: Kitchen) -> ImportJobStore { ImportJobStore(kitchen.database, now: { clock.seconds }) }

  /// Uploads a file, imports it, and returns the import.
  private func bring(_ bytes: [UInt8], to kitchen: Kitchen) throws -> ImportJob {
    let id = try store(kitchen).hold(bytes, named: "database.json", by: kitchen.cook)
    #expect(try store(kitchen).begin(id, by: kitchen.cook))
    let renderer = PhotoRenderer.unhurried(in: NSTemporaryDirectory())
    let errands = ImportWorker(
      Stores(kitchen.database, now: { clock.seconds }), renderer: renderer, hasSpace: { true }, isBackground: false
    ) { Issue.record("\($0)") }
    errands.send(id, for: kitchen.cook)
    return try kept(id, kitchen)
  }

  private func kept(_ id: ImportJob.ID, _ kitchen: Kitchen) throws -> ImportJob {
    try kitchen.database.read { statements throws(StoreError) in
      try ImportJobStore.job(id, for: kitchen.cook, statements)
    }
  }

  private func list(_ kitchen: Kitchen) throws -> [String: String] {
    try kitchen.database.read { statements throws(StoreError) in
      let rows: [(String, String)] = try statements.all(
        "SELECT name, quantity, note FROM grocery_item WHERE household_id = $1 AND deleted_at IS NULL",
        [.id(kitchen.cook.household)]
      ) { row in (row.text(0), [row.text(1), row.text(2)].filter { !$0.isEmpty }.joined(separator: "; ")) }
      return Dictionary(uniqueKeysWithValues: rows)
    }
  }

  private func plan(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.database.read { statements throws(StoreError) in
      try statements.all(
        """
        SELECT day, slot, plan_entry.name, plan_entry.servings, recipe.name FROM plan_entry
        LEFT JOIN recipe ON recipe.id = recipe_id
        WHERE plan_entry.household_id = $1 AND plan_entry.deleted_at IS NULL ORDER BY day, place
        """,
        [.id(kitchen.cook.household)]
      ) { row in
        let recipe = row.optionalText(4).map { ", the recipe \($0)" } ?? ""
        return "\(row.text(0)) \(row.text(1)): \(row.text(2)) for \(row.int(3))\(recipe)"
      }
    }
  }

  private static let backup = Array(
    """
    {"recipes": [{"id": "r1", "name": "Leek soup"}],
     "recipes_ingredients": [{"recipe_id": "r1", "position": 0, "note": "2 leeks"}],
     "recipe_instructions": [{"recipe_id": "r1", "position": 0, "text": "Cook."}],
     "ingredient_foods": [{"id": "f1", "name": "milk"}], "ingredient_units": [{"id": "u1", "name": "cup"}],
     "group_meal_plans": [
       {"date": "2026-04-06", "entry_type": "dinner", "title": "", "text": "", "recipe_id": "r1"},
       {"date": "2026-04-07", "entry_type": "lunch", "title": "Out", "text": "with Ada", "recipe_id": null},
       {"date": "soon", "entry_type": "lunch", "title": "Nothing", "text": "", "recipe_id": null}],
     "shopping_lists": [{"id": "l1", "name": "Market"}, {"id": "l2", "name": "Shop"}],
     "shopping_list_items": [
       {"shopping_list_id": "l1", "checked": false, "quantity": 2.0, "note": "", "food_id": "f1", "unit_id": "u1"},
       {"shopping_list_id": "l2", "checked": false, "quantity": 1.0, "note": "oat", "food_id": "f1", "unit_id": "u1"},
       {"shopping_list_id": "l2", "checked": false, "quantity": 1.0, "note": "500 g flour"},
       {"shopping_list_id": "l2", "checked": false, "quantity": 3.0, "note": "lemons"},
       {"shopping_list_id": "l2", "checked": true, "quantity": 1.0, "note": "bread"}]}
    """.utf8)

  @Test func `is imported with its plan and shopping list`() throws {
    let kitchen = try Kitchen()

    let taken = try bring(Self.backup, to: kitchen)

    #expect(taken.kind == .household && !taken.isOnePersons)
    #expect(taken.names == ["recipes 1", "groceries 3", "plan 3"])
    #expect(taken.added == 6 && taken.brokenCount == 1)
    #expect(
      try plan(kitchen) == [
        "2026-04-06 Dinner: Leek soup for 2, the recipe Leek soup", "2026-04-07 Lunch: Out: with Ada for 2",
      ])
    #expect(try list(kitchen) == ["milk": "3 cups; oat", "flour": "500 g", "lemons": "3"])
  }

  @Test func `adds no duplicates, and is undone as a whole`() throws {
    let kitchen = try Kitchen()
    let first = try bring(Self.backup, to: kitchen)

    let again = try bring(Self.backup, to: kitchen)
    try store(kitchen).undo(first.id, by: kitchen.cook)

    #expect(again.added == 0 && again.known == 6)
    #expect(try plan(kitchen).isEmpty && list(kitchen).isEmpty)
    #expect(try kitchen.recipes.page(RecipeQuery(), for: kitchen.cook).recipes.isEmpty)
  }

  @Test func `leaves a grocery that is on the list unchanged`() throws {
    let kitchen = try Kitchen()
    let entry = GroceryEntry(try GroceryName("1 l milk"))
    _ = try kitchen.groceries.add(entry, key: .random(), by: kitchen.cook)

    _ = try bring(Self.backup, to: kitchen)

    #expect(try list(kitchen)["milk"] == "1 l")
  }

  @Test func `with one recipe of thousands of ingredients is imported without that recipe`() throws {
    let kitchen = try Kitchen()
    let lines = Array(repeating: #"{"recipe_id": "r1", "food_id": "f1", "quantity": 2}"#, count: 5_000)
    let name = String(repeating: "egg ", count: 100_000)
    let backup = """
      {"recipes": [{"id": "r1", "name": "Omelette"}, {"id": "r2", "name": "Toast"}],
       "recipes_ingredients": [\(lines.joined(separator: ", ")), {"recipe_id": "r2", "food_id": "f1", "quantity": 1}],
       "ingredient_foods": [{"id": "f1", "name": "\(name)"}]}
      """

    let taken = try bring(Array(backup.utf8), to: kitchen)

    #expect(taken.added == 1 && taken.broken == ["Omelette: it is too large"])
  }

  @Test func `is refused if its shopping lists have more than 10,000 open items`() throws {
    let kitchen = try Kitchen()
    func backup(_ items: Int, isTicked: Bool) -> [UInt8] {
      let items = (0..<items).map { #"{"checked": \#(isTicked), "quantity": 1.0, "note": "thing \#($0)"}"# }
      return Array(
        """
        {"recipes": [{"id": "r1", "name": "Toast"}], "recipes_ingredients": [],
         "shopping_list_items": [\(items.joined(separator: ", "))]}
        """.utf8)
    }

    #expect(throws: ImportError.tooMuch) { try bring(backup(10_001, isTicked: false), to: kitchen) }
    #expect(try bring(backup(10_001, isTicked: true), to: kitchen).added == 1)
  }

  @Test func `reports a shopping item whose quantities are too long together`() throws {
    let kitchen = try Kitchen()
    let items = Array(repeating: #"{"food_id": "f1", "unit_id": "u1", "quantity": 2}"#, count: 500)
    let backup = """
      {"recipes": [{"id": "r1", "name": "Toast"}], "recipes_ingredients": [],
       "ingredient_foods": [{"id": "f1", "name": "eggs"}],
       "ingredient_units": [{"id": "u1", "name": "of the big ones"}],
       "shopping_list_items": [\(items.joined(separator: ", "))]}
      """

    let taken = try bring(Array(backup.utf8), to: kitchen)

    #expect(taken.added == 1 && taken.broken == ["eggs: it has an invalid value"])
  }

  // The recording's tables: 44 recipes, 169 entries of the plan, 8 lines that are not ticked off.
  @Test(
    .enabled(if: TestData.has("exports/mealie-v1"), Comment(rawValue: TestData.missing)))
  func `of several years is imported completely`() throws {
    let kitchen = try Kitchen()

    let taken = try bring(TestData.bytes("exports/mealie-v1/mealie_backup.zip"), to: kitchen)

    #expect(taken.names == ["recipes 44", "groceries 8", "plan 169"])
    #expect(taken.added == 221 && taken.broken == [])
    #expect(try plan(kitchen).count { $0.contains("the recipe") } == 89)
  }
}
