import Testing
import TiffinCore

@Suite struct `Saving a meal` {
  @Test func `what was saved is read back, every value of it`() throws {
    let kitchen = try Kitchen()
    let caprese = try MealContent.caprese()

    let id = try kitchen.add(caprese, photo: .plate())

    let meal = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(meal.content == caprese)
    #expect(meal.revision == 1)
    #expect(meal.photo != nil)
  }

  @Test func `what is unknown stays unknown`() throws {
    let kitchen = try Kitchen()
    let toast = try MealContent.toast()

    let id = try kitchen.add(toast)

    let meal = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(meal.content == toast)
    #expect(meal.content.energy == nil)
    #expect(meal.content.macros == .unknown)
    #expect(meal.content.time == nil)
    #expect(meal.photo == nil)
  }
}
