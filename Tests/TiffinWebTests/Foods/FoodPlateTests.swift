import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The foods of a meal` {
  @Test func `and another one make one meal`() throws {
    let site = try Site.withFoods()
    let (bread, butter) = (try site.food("rye bread"), try site.food("butter"))
    let first = try #require(try site.get("foods/\(bread)/amount").page.sent(to: "/foods/\(bread)/amount"))
    let search = try site.follow(try site.send(first.with(["amount": "64 g", "more": "1"])))
    let meal = try #require(try site.stored().first).id
    #expect(search.page.element(id: "q") != nil)
    let address = "foods/\(butter)/amount?plate=\(meal.number)"

    _ = try site.send(
      try #require(try site.get(address).page.sent(to: "/foods/\(butter)/amount")).with(["amount": "10 g"]))

    let stored = try site.stored()
    #expect(stored.map(\.content.name.text) == ["Bread, butter"])
    #expect(stored.map(\.content.energy?.kilocalories) == [166 + 72])
    let plate = try site.get("meals/\(meal.number)/foods").page
    #expect(plate.element(id: "line-1")?.words.contains("64 g") == true)
    #expect(plate.element(id: "line-2")?.words.contains("72 kcal") == true)
  }

  @Test func `of a meal is changed and removed on its page`() throws {
    let site = try Site.withFoods()
    let bread = try site.food("rye bread")
    let first = try #require(try site.get("foods/\(bread)/amount").page.sent(to: "/foods/\(bread)/amount"))
    _ = try site.send(first.with(["amount": "64 g"]))
    let meal = try #require(try site.stored().first).id
    let form = try #require(try site.get("meals/\(meal.number)/foods").page.sent(to: "/meals/\(meal.number)/foods"))

    _ = try site.send(form.with(["amount": "100 g"]))
    #expect(try site.meal(meal).content.energy?.kilocalories == 259)
    _ = try site.send(form.with(["remove": "1"]))

    #expect(try site.get("meals/\(meal.number)/foods").page.element(id: "line-1") == nil)
  }
}
