import TestServer
import Testing
import TiffinCore

@Suite struct `A stranger` {
  @Test func `can neither find nor change another person's meals`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())
    let deleted = try kitchen.add(.toast())
    try kitchen.meals.delete(deleted, by: kitchen.cook)
    let before = try kitchen.meals.meal(id, of: kitchen.cook.id)
    let (meals, carol) = (kitchen.meals, kitchen.stranger)

    #expect(throws: StoreError.notFound) { try meals.meal(id, of: carol.id) }
    #expect(throws: StoreError.notFound) { try meals.update(id, to: .toast(), photo: .remove, from: 1, by: carol) }
    #expect(throws: StoreError.notFound) { try meals.rate(id, try Rating(1), by: carol) }
    #expect(throws: StoreError.notFound) { try meals.setFavourite(id, false, by: carol) }
    #expect(throws: StoreError.notFound) { try meals.delete(id, by: carol) }
    #expect(throws: StoreError.notFound) { try meals.restore(deleted, by: carol) }
    #expect(throws: StoreError.notFound) { try meals.restore(id, by: carol) }
    #expect(try meals.deleted(deleted, of: carol.id) == nil)
    #expect(try meals.page(MealQuery(), of: carol.id).meals.isEmpty)
    #expect(try meals.meal(id, of: kitchen.cook.id) == before)
    #expect(try meals.deleted(deleted, of: kitchen.cook.id) != nil)
  }

  @Test(arguments: PhotoSize.allCases) func `cannot see another person's photos`(size: PhotoSize) throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())
    let photo = try #require(try kitchen.meals.meal(id, of: kitchen.cook.id).photo)

    #expect(throws: StoreError.notFound) { try kitchen.photos.photo(photo, size, of: kitchen.stranger.id) }
  }

  @Test func `gets nothing from a position in another person's list`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<3 { try kitchen.add(.toast()) }
    let theirs = try kitchen.add(.toast(on: "2020-01-01"), by: kitchen.stranger)
    let place = try kitchen.meals.page(MealQuery(limit: 1), of: kitchen.cook.id).next

    let page = try kitchen.meals.page(MealQuery(after: place), of: kitchen.stranger.id)

    #expect(page.meals.map(\.id) == [theirs])
  }
}
