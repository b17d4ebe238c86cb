import TestServer
import TestSupport
import Testing
import TiffinCore

@Suite struct `A saved meal` {
  @Test func `is read back with every value`() throws {
    let kitchen = try Kitchen()
    let caprese = try MealContent.caprese()

    let id = try kitchen.add(caprese, photo: .plate())

    let meal = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(meal.content == caprese)
    #expect(meal.revision == 1)
    #expect(meal.photo != nil)
  }

  @Test func `keeps unknown values unknown`() throws {
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

  @Test func `can have the largest values`() throws {
    let kitchen = try Kitchen()
    var feast = try MealContent.caprese(
      name: String(repeating: "é", count: 500), on: "9999-12-31", at: "23:59", stars: 5)
    feast.category = try MealCategory(String(repeating: "🍕", count: 50))
    feast.energy = try Energy(kilocalories: 100_000)
    feast.macros.fat = try Mass(milligrams: 10_000_000)
    feast.notes = try MealNotes(String(repeating: "🍝", count: 5_000))

    let id = try kitchen.add(feast)

    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).content == feast)
  }

  @Test func `never gets the identifier of a purged meal`() throws {
    let kitchen = try Kitchen()
    let first = try kitchen.add(.toast())
    try kitchen.meals.delete(first, by: kitchen.cook)
    kitchen.clock.pass(days: 31)
    try kitchen.meals.purge()

    let second = try kitchen.add(.toast())

    #expect(second.number > first.number)
  }
}

@Suite struct `Sending the same form twice` {
  @Test func `saves one meal, with one photo`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    let caprese = try MealContent.caprese()

    let first = try kitchen.meals.add(caprese, photo: .plate(), key: key, by: kitchen.cook)
    let second = try kitchen.meals.add(caprese, photo: .plate(), key: key, by: kitchen.cook)

    #expect(first == second)
    #expect(try kitchen.count("meal") == 1)
    #expect(try kitchen.count("photo") == 1)
  }

  @Test func `saves one meal even if it was edited in between`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    let first = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)
    _ = try kitchen.meals.update(first, to: .caprese(), photo: .keep, from: 1, by: kitchen.cook)

    let second = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)

    #expect(first == second)
    #expect(try kitchen.meals.meal(first, of: kitchen.cook.id).content == .caprese())
  }

  @Test func `with other content saves another meal`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()

    let first = try kitchen.meals.add(.caprese(), photo: nil, key: key, by: kitchen.cook)
    let second = try kitchen.meals.add(.caprese(stars: 5), photo: nil, key: key, by: kitchen.cook)
    let third = try kitchen.meals.add(.caprese(), photo: .plate(), key: key, by: kitchen.cook)
    let fourth = try kitchen.meals.add(.caprese(), photo: .plate(2), key: key, by: kitchen.cook)

    #expect(Set([first, second, third, fourth]).count == 4)
  }

  @Test func `saves the meal again after it was deleted`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    let first = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)
    try kitchen.meals.delete(first, by: kitchen.cook)

    let second = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)
    let third = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)

    #expect(second != first)
    #expect(third == second)
  }

  @Test func `does not match another person's form with the same key`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    let mine = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)

    let theirs = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.stranger)

    #expect(mine != theirs)
    #expect(try kitchen.meals.meal(theirs, of: kitchen.stranger.id).content == .toast())
  }

  @Test func `is no longer recognised after 30 days`() throws {
    let kitchen = try Kitchen()
    let key = SubmissionKey.random()
    _ = try kitchen.meals.add(.toast(), photo: nil, key: key, by: kitchen.cook)
    kitchen.clock.pass(days: 31)

    try kitchen.meals.purge()

    #expect(try kitchen.count("submission") == 0)
    #expect(try kitchen.count("meal") == 1)
  }
}
