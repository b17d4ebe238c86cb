import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `What a household may keep` {
  private func stores(_ kitchen: Kitchen, _ limits: String) throws -> Stores {
    let clock = kitchen.clock
    let database = kitchen.database.limited(to: try Quotas(limits), now: { clock.seconds })
    return Stores(database, now: { clock.seconds })
  }

  @Test func `is so many recipes, copies of the catalogue's with them`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.named("Soup"), by: kitchen.stranger)
    let stores = try stores(kitchen, "recipes=1")
    _ = try stores.recipes.add(.named("Soup"), picture: nil, key: .random(), by: kitchen.cook)

    #expect(throws: StoreError.quota(.recipes, most: 1)) {
      try stores.recipes.add(.named("Stew"), picture: nil, key: .random(), by: kitchen.cook)
    }
    #expect(try kitchen.count("recipe") == 2)
  }

  @Test func `is so many bytes of recipes' pictures`() throws {
    let kitchen = try Kitchen()
    let stores = try stores(kitchen, "pictures=1")
    for number in 0..<52 {
      _ = try stores.recipePictures.add(.plate(UInt8(number)), for: kitchen.cook.household)
    }

    #expect(throws: StoreError.quota(.pictures, most: 1 << 20)) {
      try stores.recipePictures.add(.plate(99), for: kitchen.cook.household)
    }
  }

  @Test func `is so many lines of the list, however often they are removed`() throws {
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
}
