import Testing

@testable import TiffinCore

@Suite struct `Groceries of a plan entry` {
  private func move(_ kitchen: Kitchen, _ entry: PlanEntry.ID, to day: String) throws {
    _ = try kitchen.plan.change(entry, PlanChange(day: .on(day)), from: nil, by: kitchen.cook)
  }

  private func uses(_ kitchen: Kitchen, _ name: String) throws -> [String] {
    try kitchen.line(name).uses.map { $0.day?.iso ?? "" }
  }

  private func buy(_ recipe: Recipe.ID, on day: String, _ kitchen: Kitchen) throws {
    try kitchen.buy(.made(recipe.number, "2 onions", "salt", on: day))
  }

  @Test func `move with the entry to another day, bought or not`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    let entry = try kitchen.plan(soup, on: "2026-11-27")
    try buy(soup, on: "2026-11-27", kitchen)
    try kitchen.buy(.made(99, "1 onion", on: "2026-11-27"))
    try kitchen.groceries.setCompleted(try kitchen.line("salt").id, true, by: kitchen.cook)

    try move(kitchen, entry, to: "2026-11-29")

    #expect(try uses(kitchen, "onions") == ["2026-11-27", "2026-11-29"])
    #expect(try uses(kitchen, "salt") == ["2026-11-29"])
    #expect(try kitchen.shoppingList() == ["onions: 3", "[salt]"])
  }

  @Test func `are added to the groceries of the same recipe on the new day`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    let entry = try kitchen.plan(soup, on: "2026-11-27")
    for day in ["2026-11-27", "2026-11-29"] { try buy(soup, on: day, kitchen) }

    try move(kitchen, entry, to: "2026-11-29")

    #expect(try uses(kitchen, "onions") == ["2026-11-29"])
    #expect(try kitchen.shoppingList() == ["onions: 4", "salt"])
    #expect(try kitchen.count("grocery_share") == 2)
  }

  @Test func `stay if the recipe is planned a second time for the old day`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    let entry = try kitchen.plan(soup, on: "2026-11-27")
    try kitchen.plan(soup, on: "2026-11-27")
    try buy(soup, on: "2026-11-27", kitchen)

    try move(kitchen, entry, to: "2026-11-29")

    #expect(try uses(kitchen, "onions") == ["2026-11-27"])
  }

  @Test func `return with their note when the entry is restored, even if the line was deleted`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    let entry = try kitchen.plan(soup, on: "2026-11-27")
    try buy(soup, on: "2026-11-27", kitchen)
    try kitchen.buy(.made(99, "1 onion", on: "2026-11-27"))
    let line = try kitchen.line("onions")
    let edit = GroceryEdit(name: line.name, quantity: nil, note: try GroceryNote("the red ones"))
    _ = try kitchen.groceries.update(line.id, to: edit, from: line.revision, by: kitchen.cook)
    try kitchen.plan.remove([entry], by: kitchen.cook)
    let taken = try kitchen.plan.removeGroceries(ofRemoved: [entry], by: kitchen.cook)
    try kitchen.groceries.delete(line.id, by: kitchen.cook)

    _ = try kitchen.plan.restore([entry], withGroceries: taken.batch, by: kitchen.cook)

    #expect(try kitchen.line("onions").note.text == "the red ones")
  }

  @Test func `can still be found after the entry was removed`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    let removed = [try kitchen.plan(soup, on: "2026-11-27"), try kitchen.plan("Bread", on: "2026-11-27")]
    let there = try kitchen.plan(soup, on: "2026-11-28")
    try kitchen.plan.remove(removed, by: kitchen.cook)

    let (own, strangers) = try kitchen.database.snapshot { statements in
      (
        try PlanStore.purposes(ofRemoved: removed + [there], by: kitchen.cook, statements),
        try PlanStore.purposes(ofRemoved: removed, by: kitchen.stranger, statements)
      )
    }

    #expect(own == [try CookingOccasion.of(soup.number, on: "2026-11-27")])
    #expect(strangers.isEmpty)
  }
}
