import TestServer
import Testing
import TiffinCore

@Suite struct `Loading the sample meals` {
  @Test func `fills an empty list`() throws {
    let kitchen = try Kitchen()
    let samples = [
      SampleMeal(content: try .caprese(), photo: .plate()), SampleMeal(content: try .toast(), photo: nil),
    ]

    let added = try kitchen.meals.addSamples(samples, by: kitchen.cook)

    let meals = try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals
    #expect(added)
    let stored = try meals.map { try kitchen.meals.meal($0.id, of: kitchen.cook.id).content }
    #expect(stored == [try .caprese(), try .toast()])
    #expect(meals.map { $0.photo != nil } == [true, false])
  }

  @Test func `twice adds the meals only once`() throws {
    let kitchen = try Kitchen()
    let samples = [SampleMeal(content: try .caprese(), photo: nil)]
    try kitchen.meals.addSamples(samples, by: kitchen.cook)

    let again = try kitchen.meals.addSamples(samples, by: kitchen.cook)

    #expect(!again)
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `leaves a list with meals unchanged`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast())

    let added = try kitchen.meals.addSamples([SampleMeal(content: try .caprese(), photo: nil)], by: kitchen.cook)

    #expect(!added)
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `is not prevented by another person's meals`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.toast(), by: kitchen.stranger)

    let added = try kitchen.meals.addSamples([SampleMeal(content: try .caprese(), photo: nil)], by: kitchen.cook)

    #expect(added)
  }
}
