import TestServer
import Testing

@testable import TiffinCore

@Suite struct `A recipe's groceries` {
  @Test func `are added to the same things on the list`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 kg flour")

    let addition = try kitchen.buy(.made(1, "For the dough:", "200 g flour", "3 eggs, beaten", "salt to taste"))
    try kitchen.buy(.made(2, "2 egg", "a pinch of salt"))

    #expect(addition == .added(3, alreadyThere: 0))
    let list = try kitchen.shoppingList()
    #expect(list == ["flour: 1.2 kg", "eggs: 5", "salt"])
  }

  @Test func `name their recipes and days`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("onions")

    try kitchen.buy(.made(2, "2 onions", on: "2026-11-28"))
    try kitchen.buy(.made(1, "1 onion", "1 onion for the sauce", on: "2026-11-27"))
    try kitchen.buy(.made(3, "1 onion"))

    let uses = try kitchen.line("onions").uses.map { "\($0.recipe) \($0.day?.iso ?? "-")" }
    #expect(uses == ["Recipe 3 -", "Recipe 1 2026-11-27", "Recipe 2 2026-11-28"])
  }

  @Test func `are added once per day, in the amount that is cooked now`() throws {
    let kitchen = try Kitchen()
    let lines = ["100 g butter", "salt", "50 g butter"]
    func recipe(_ chosen: Set<Int>? = nil, times: Int = 1, on day: String? = nil) throws -> GroceryRecipe {
      try .made(1, lines[0], lines[1], lines[2], chosen: chosen, times: times, on: day)
    }

    for day in [nil, "2026-11-27"] {
      #expect(try kitchen.buy(recipe([1], on: day)) == .added(1, alreadyThere: 0))
      #expect(try kitchen.buy(recipe(on: day)) == .added(2, alreadyThere: 1))
      #expect(try kitchen.buy(recipe(on: day)) == .added(0, alreadyThere: 3))
      #expect(try kitchen.buy(recipe(times: 3, on: day)) == .added(0, changed: 2, alreadyThere: 1))
    }

    #expect(try kitchen.shoppingList() == ["butter: 900 g", "salt"])
    #expect(try kitchen.buy(recipe([3], on: "2026-11-27")) == .added(0, changed: 1, alreadyThere: 0))
    #expect(try kitchen.shoppingList() == ["butter: 800 g", "salt"])
  }

  @Test func `follow edits of the recipe`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 egg")
    try kitchen.buy(.made(1, "200 g flour", "2 eggs", "1 lemon", on: "2026-11-27"))

    let addition = try kitchen.buy(.made(1, "250 g flour", "2 eggs", "1 lime", on: "2026-11-27"))

    #expect(addition == .added(1, changed: 1, alreadyThere: 1, dropped: 1))
    #expect(try kitchen.shoppingList() == ["egg: 3", "flour: 250 g", "lime: 1"])
  }

  @Test func `of a larger batch are only what is missing after the first purchase`() throws {
    let kitchen = try Kitchen()
    func recipe(_ times: Int) throws -> GroceryRecipe { try .made(1, "200 g flour", times: times, on: "2026-11-27") }
    try kitchen.buy(recipe(1))
    let bought = try kitchen.line("flour").id
    try kitchen.groceries.setCompleted(bought, true, by: kitchen.cook)

    #expect(try kitchen.buy(recipe(3)) == .added(1, alreadyThere: 0))
    #expect(try kitchen.buy(recipe(3)) == .added(0, alreadyThere: 1))
    #expect(try kitchen.shoppingList() == ["[flour: 200 g]", "flour: 400 g"])
    try kitchen.groceries.setCompleted(bought, false, by: kitchen.cook)
    #expect(try kitchen.shoppingList() == ["flour: 600 g"])
    #expect(try kitchen.buy(recipe(3)) == .added(0, alreadyThere: 1))
    try kitchen.groceries.setCompleted(try kitchen.line("flour").id, true, by: kitchen.cook)

    #expect(try kitchen.buy(recipe(2)) == .added(0, alreadyThere: 0, bought: 1))
    #expect(try kitchen.shoppingList() == ["[flour: 600 g]"])
  }

  @Test func `are removed if the batch shrinks after the purchase`() throws {
    let kitchen = try Kitchen()
    func recipe(_ times: Int) throws -> GroceryRecipe { try .made(1, "200 g flour", times: times, on: "2026-11-27") }
    try kitchen.buy(recipe(1))
    try kitchen.groceries.setCompleted(try kitchen.line("flour").id, true, by: kitchen.cook)
    try kitchen.buy(recipe(2))

    #expect(try kitchen.buy(recipe(1)) == .added(0, changed: 1, alreadyThere: 0))

    #expect(try kitchen.shoppingList() == ["[flour: 200 g]"])
  }

  @Test func `are removed by Undo, even after their plan entry was moved to another day`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.named("Soup"))
    let entry = try kitchen.plan(soup, on: "2026-11-27")
    let batch = SubmissionKey.random()
    _ = try kitchen.groceries.add(
      [.made(soup.number, "2 leeks", "200 g flour", on: "2026-11-27")], batch: batch, by: kitchen.cook)
    let revision = try kitchen.plan.entry(entry, for: kitchen.cook).revision
    _ = try kitchen.plan.change(
      entry, PlanChange(day: try .on("2026-11-28")), from: revision, by: kitchen.cook)

    #expect(try kitchen.groceries.undoAdding(batch, by: kitchen.cook) == 2)

    #expect(try kitchen.shoppingList().isEmpty)
  }

  @Test func `can be previewed without a change`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy(.made(1, "1 onion", on: "2026-11-27"))

    let preview = try kitchen.groceries.preview(
      [.made(1, "1 onion", "salt", on: "2026-11-27"), .made(2, "2 onions", "a pinch of salt")], for: kitchen.cook)

    #expect(preview.tally == GroceryAdditionCounts(added: 3, alreadyThere: 1))
    #expect(preview.lines.map { "\($0.name): \($0.quantity)" } == ["salt: ", "onions: 2"])
    #expect(try kitchen.shoppingList() == ["onion: 1"])
  }

  @Test func `are recognised when the household edits a catalogue recipe`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy(.made(1, "1 onion", on: "2026-11-27"))

    try kitchen.database.write { statements throws(StoreError) in
      try GroceryRows.replaceRecipe(Recipe.ID(7), of: Recipe.ID(1), in: kitchen.cook.household, statements)
    }

    #expect(try kitchen.buy(.made(7, "1 onion", on: "2026-11-27")) == .added(0, alreadyThere: 1))
  }

  @Test func `count once when cleared lines are restored`() throws {
    let kitchen = try Kitchen()
    let recipe = try GroceryRecipe.made(1, "2 eggs", "400 g flour", on: "2026-11-27")
    try kitchen.buy("1 egg")
    try kitchen.buy(recipe)
    let cleared = try kitchen.groceries.clear(by: kitchen.cook)
    try kitchen.buy(recipe)

    _ = try kitchen.groceries.restore(cleared.batch, by: kitchen.cook)

    #expect(Set(try kitchen.shoppingList()) == ["eggs: 3", "flour: 400 g"])
  }

  @Test func `are recognised when other lines of the recipe change`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy(.made(1, "100 g butter", "salt", on: "2026-11-27"))

    let addition = try kitchen.buy(.made(1, "2 eggs", "100 g butter", "salt", on: "2026-11-27"))

    #expect(addition == .added(1, alreadyThere: 2))
    #expect(try kitchen.shoppingList() == ["butter: 100 g", "salt", "eggs: 2"])
  }

  @Test func `are multiplied by the batches cooked`() throws {
    let kitchen = try Kitchen()
    let once = try GroceryRecipe.made(1, "3 eggs", on: "2026-11-27")
    let twice = try GroceryRecipe.made(2, "1 lemon", times: 2)

    _ = try kitchen.groceries.add([once, twice, once], by: kitchen.cook)

    #expect(try kitchen.shoppingList() == ["eggs: 6", "lemon: 2"])
  }

  @Test func `leave bought lines in the basket`() throws {
    let kitchen = try Kitchen()
    let recipe = try GroceryRecipe.made(1, "1 l milk", on: "2026-11-27")
    try kitchen.buy(recipe)
    try kitchen.groceries.setCompleted(try kitchen.line("milk").id, true, by: kitchen.cook)

    #expect(try kitchen.buy(recipe) == .added(0, alreadyThere: 0, bought: 1))
    try kitchen.buy(.made(1, "1 l milk", on: "2026-11-28"))
    #expect(try kitchen.shoppingList() == ["[milk: 1 l]", "milk: 1 l"])
    _ = try kitchen.groceries.clearCompleted(by: kitchen.cook)
    #expect(try kitchen.buy(recipe) == .added(0, alreadyThere: 0, bought: 1))
    #expect(try kitchen.shoppingList() == ["milk: 1 l"])
  }

  @Test func `without a day can be added again after they are bought`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy(.made(1, "1 l milk"))
    try kitchen.groceries.setCompleted(try kitchen.line("milk").id, true, by: kitchen.cook)

    #expect(try kitchen.buy(.made(1, "1 l milk")) == .added(1, alreadyThere: 0))
    #expect(try kitchen.shoppingList() == ["[milk: 1 l]", "milk: 1 l"])
  }

  @Test func `can be added again after they are deleted`() throws {
    let kitchen = try Kitchen()
    let recipe = try GroceryRecipe.made(1, "1 l milk", on: "2026-11-27")
    try kitchen.buy(recipe)
    try kitchen.groceries.delete(try kitchen.line("milk").id, by: kitchen.cook)

    #expect(try kitchen.buy(recipe) == .added(1, alreadyThere: 0))
  }

  @Test func `are removed for one day only`() throws {
    let kitchen = try Kitchen()
    let (soon, open) = (try CookingOccasion.of(1, on: "2026-11-27"), try CookingOccasion.of(1))
    try kitchen.buy("1 kg flour")
    try kitchen.buy(.made(2, "3 eggs"))
    let before = try kitchen.shoppingList()
    try kitchen.buy(.made(1, "200 g flour", "2 eggs", "1 lemon", on: "2026-11-27"))
    #expect(try kitchen.groceries.count(for: [soon, open], of: kitchen.cook) == GroceryShareCount(open: 3))

    #expect(try kitchen.groceries.removeShare(of: open, by: kitchen.cook) == 0)
    #expect(try kitchen.groceries.removeShare(of: soon, by: kitchen.stranger) == 0)
    #expect(try kitchen.groceries.removeShare(of: soon, by: kitchen.cook) == 3)
    #expect(try kitchen.groceries.removeShare(of: soon, by: kitchen.cook) == 0)

    #expect(try kitchen.shoppingList() == before)
  }

  @Test func `stay in the basket when the recipe is removed`() throws {
    let kitchen = try Kitchen()
    let purpose = try CookingOccasion.of(1, on: "2026-11-27")
    try kitchen.buy(.made(1, "200 g flour", "2 eggs", on: "2026-11-27"))
    try kitchen.groceries.setCompleted(try kitchen.line("eggs").id, true, by: kitchen.cook)
    #expect(try kitchen.groceries.count(for: [purpose], of: kitchen.cook) == GroceryShareCount(open: 1, bought: 1))

    try kitchen.groceries.removeShare(of: purpose, by: kitchen.cook)

    #expect(try kitchen.shoppingList() == ["[eggs: 2]"])
  }

  @Test func `are named even if the line is only an amount or very long`() throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, "200 g", " ", String(repeating: "very long ", count: 90) + "name"))

    let names = try kitchen.groceries.list(of: kitchen.cook).items.map(\.name.text)
    #expect(names.count == 2)
    #expect(names.allSatisfy { !$0.isEmpty && $0.utf8.count <= GroceryName.limit })
  }
}
