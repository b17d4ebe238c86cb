import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import PictureTools

@Suite struct `Deleting a meal` {
  @Test func `hides the meal everywhere at once`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())

    try kitchen.meals.delete(id, by: kitchen.cook)

    #expect(throws: StoreError.notFound) { try kitchen.meals.meal(id, of: kitchen.cook.id) }
    #expect(try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals.isEmpty)
    #expect(try kitchen.meals.deleted(id, of: kitchen.cook.id)?.content == (try .toast()))
  }

  @Test func `can be undone, with its photo`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())
    try kitchen.meals.delete(id, by: kitchen.cook)

    let restored = try kitchen.meals.restore(id, by: kitchen.cook)

    let photo = try #require(restored.photo)
    #expect(restored.content == (try .caprese()))
    #expect(try kitchen.photos.photo(photo, .large, of: kitchen.cook.id).bytes == RenderedPhoto.plate().large)
    #expect(try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals == [restored.listed])
    #expect(try kitchen.meals.deleted(id, of: kitchen.cook.id) == nil)
  }

  @Test func `or restoring it twice changes nothing more`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())

    try kitchen.meals.delete(id, by: kitchen.cook)
    try kitchen.meals.delete(id, by: kitchen.cook)
    let once = try kitchen.meals.restore(id, by: kitchen.cook)
    let twice = try kitchen.meals.restore(id, by: kitchen.cook)

    #expect(once == twice)
  }

  @Test func `that does not exist is refused`() throws {
    let kitchen = try Kitchen()

    #expect(throws: StoreError.notFound) { try kitchen.meals.delete(Meal.ID(99), by: kitchen.cook) }
    #expect(throws: StoreError.notFound) { try kitchen.meals.restore(Meal.ID(99), by: kitchen.cook) }
    #expect(throws: StoreError.notFound) { try kitchen.meals.meal(Meal.ID(-1), of: kitchen.cook.id) }
    #expect(try kitchen.meals.deleted(Meal.ID(.max), of: kitchen.cook.id) == nil)
  }

  @Test func `is final after 30 days, and deletes the photo`() throws {
    let kitchen = try Kitchen()
    let gone = try kitchen.add(.caprese(), photo: .plate(1))
    let kept = try kitchen.add(.toast(), photo: .plate(2))
    try kitchen.meals.delete(gone, by: kitchen.cook)
    kitchen.clock.pass(days: 31)

    let count = try kitchen.meals.purge()

    #expect(count == 1)
    #expect(throws: StoreError.notFound) { try kitchen.meals.restore(gone, by: kitchen.cook) }
    #expect(try kitchen.meals.meal(kept, of: kitchen.cook.id).photo != nil)
    #expect(try kitchen.count("photo") == 1)
  }

  @Test func `is not final before 30 days`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())
    try kitchen.meals.delete(id, by: kitchen.cook)
    kitchen.clock.pass(days: 30)

    let count = try kitchen.meals.purge()

    #expect(count == 0)
    #expect(try kitchen.meals.restore(id, by: kitchen.cook).id == id)
  }
}
