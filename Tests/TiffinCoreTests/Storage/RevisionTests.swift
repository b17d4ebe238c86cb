import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

/// The statement that saves an edit carries the revision it began from, and its result tells what became of the edit.
@Suite struct `An edit from another revision` {
  /// Wrong revisions: an earlier one, a later one, and one that never existed.
  static let others = [-1, 1, 6]

  @Test(arguments: others) func `leaves a meal unchanged, and stores no photo`(distance: Int) throws {
    let kitchen = try Kitchen()
    let before = try kitchen.meals.meal(try kitchen.add(.toast()), of: kitchen.cook.id)

    let update = try kitchen.meals.update(
      before.id, to: .caprese(), photo: .replace(.plate()), from: before.revision + distance, by: kitchen.cook)

    #expect(update == .changedMeanwhile(before))
    #expect(try kitchen.meals.meal(before.id, of: kitchen.cook.id) == before)
    #expect(try kitchen.count("photo") == 0)
  }

  @Test(arguments: others) func `leaves a recipe and its words unchanged`(distance: Int) throws {
    let kitchen = try Kitchen()
    let before = try kitchen.recipes.recipe(try kitchen.add(.pancakes), for: kitchen.cook)

    let update = try kitchen.recipes.update(
      before.id, to: .named("Blini"), picture: nil, from: before.revision + distance, by: kitchen.cook)

    #expect(update == .changedMeanwhile(before))
    #expect(try kitchen.recipes.recipe(before.id, for: kitchen.cook) == before)
    var query = RecipeQuery()
    query.search = MealSearch("blini")
    #expect(try kitchen.recipes.page(query, for: kitchen.cook).recipes.isEmpty)
  }

  @Test(arguments: others) func `leaves a plan entry in place`(distance: Int) throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.plan("Soup", on: "2026-11-16")

    let moved = try kitchen.plan.change(
      soup, PlanChange(day: .on("2026-11-18")), from: 1 + distance, by: kitchen.cook)
    let removed = try kitchen.plan.remove(soup, from: 1 + distance, by: kitchen.cook)

    guard case .changedMeanwhile(let entry) = moved else { return #expect(Bool(false), "\(moved)") }
    #expect(entry.revision == 1)
    #expect(removed == .changedMeanwhile(entry))
    #expect(try kitchen.planned() == ["monday: Soup"])
  }

  @Test(arguments: others) func `leaves a line of the grocery list unchanged`(distance: Int) throws {
    let kitchen = try Kitchen()
    let id = try kitchen.buy("1 l milk, fresh")
    let before = try kitchen.line("milk")
    let edit = GroceryEdit(
      name: try GroceryName("oat milk"), quantity: try GroceryQuantity("2 l"), note: try GroceryNote("cold"))

    let update = try kitchen.groceries.update(
      id, to: edit, from: before.revision + distance, by: kitchen.cook)

    #expect(update == .changedMeanwhile(before))
    #expect(try kitchen.line("milk") == before)
  }
}
