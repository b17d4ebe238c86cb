import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `Household quotas` {
  private func stores(_ kitchen: Kitchen, _ limits: String) throws -> Stores {
    let clock = kitchen.clock
    let database = kitchen.database.limited(to: try Quotas(limits), now: { clock.seconds })
    return Stores(database, now: { clock.seconds })
  }

  @Test func `limit one household's recipes, without those of others`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.named("Soup"), by: kitchen.stranger)
    let stores = try stores(kitchen, "recipes=1")
    _ = try stores.recipes.add(.named("Soup"), picture: nil, key: .random(), by: kitchen.cook)

    #expect(throws: StoreError.quota(.recipes, most: 1)) {
      try stores.recipes.add(.named("Stew"), picture: nil, key: .random(), by: kitchen.cook)
    }
    #expect(try kitchen.count("recipe") == 2)
  }

  @Test func `limit the bytes of pictures of recipes and own foods together`() throws {
    let kitchen = try Kitchen()
    let (cook, stores) = (kitchen.cook, try stores(kitchen, "pictures=1"))
    let refusal = StoreError.quota(.pictures, most: 1 << 20)
    let drink = try FoodContent.oatDrink()
    let id = try stores.foods.add(drink, picture: .replace(.plate(0)), by: cook)
    for number in 1..<52 {
      _ = try stores.recipePictures.add(.plate(UInt8(number)), for: cook.household)
    }

    #expect(throws: refusal) { try stores.recipePictures.add(.plate(99), for: cook.household) }
    #expect(throws: refusal) {
      try stores.foods.update(id, to: drink, picture: .replace(.plate(98)), from: 1, by: cook)
    }
    let other = FoodContent(name: try MealName("Other"), nutrients: .unknown)
    #expect(throws: refusal) { try stores.foods.add(other, picture: .replace(.plate(97)), by: cook) }

    // What is refused is not stored in part.
    #expect(try kitchen.count("food WHERE household_id IS NOT NULL") == 1)
    #expect(try kitchen.count("food_picture") == 1)
  }

  @Test func `limit plan entries`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "plan=1")
    let entry = try NewPlanEntry(.words(MealName("Soup")), on: .on("2026-11-16"))
    _ = try stores.plan.add(entry, key: .random(), by: kitchen.cook)

    #expect(throws: StoreError.quota(.plan, most: 1)) {
      try stores.plan.add(entry, key: .random(), by: kitchen.cook)
    }
    #expect(try kitchen.count("plan_entry") == 1)
  }

  @Test func `limit own foods`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "foods=1")
    _ = try stores.foods.add(try FoodContent.oatDrink(), by: kitchen.cook)
    let other = FoodContent(name: try MealName("Other"), nutrients: .unknown)

    #expect(throws: StoreError.quota(.foods, most: 1)) { try stores.foods.add(other, by: kitchen.cook) }
    #expect(try kitchen.count("food WHERE household_id IS NOT NULL") == 1)
  }

  @Test func `limit grocery lines, including removed lines`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "groceries=2")
    for name in ["leek", "salt"] {
      let entry = GroceryEntry(try GroceryName(name))
      guard case .added(let id) = try stores.groceries.add(entry, key: .random(), by: kitchen.cook) else {
        Issue.record("\(name) was not added")
        return
      }
      try stores.groceries.delete(id, by: kitchen.cook)
    }

    #expect(throws: StoreError.quota(.groceries, most: 2)) {
      let entry = GroceryEntry(try GroceryName("rice"))
      _ = try stores.groceries.add(entry, key: .random(), by: kitchen.cook)
    }
  }

  @Test func `limit grocery lines, without those of removed plan entries`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "groceries=2")
    let soup = try kitchen.add(.named("Soup"))
    let entry = try kitchen.plan(soup, on: "2026-11-20")
    func shop(_ number: Int64) throws {
      _ = try stores.groceries.add([.made(number, "2 leeks", on: "2026-11-20")], by: kitchen.cook)
    }
    func takeOff() throws { _ = try stores.plan.removeGroceries(ofRemoved: [entry], by: kitchen.cook) }
    for number in [soup.number, soup.number + 1] { try shop(number) }
    try stores.plan.remove([entry], by: kitchen.cook)
    try takeOff()
    #expect(try kitchen.count("grocery_item") == 2)

    try shop(soup.number)

    try takeOff()
    #expect(try kitchen.count("grocery_item") == 2)
    #expect(try kitchen.shoppingList() == ["leeks: 2"])
  }
}
