import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `The pages of the meal list` {
  @Test func `begin with the newest day and latest time, with meals without a time last of a day`() throws {
    let kitchen = try Kitchen()
    let early = try kitchen.add(.toast(on: "2026-11-20", at: "07:00"))
    let none = try kitchen.add(.toast(on: "2026-11-20"))
    let midnight = try kitchen.add(.toast(on: "2026-11-20", at: "00:00"))
    let older = try kitchen.add(.toast(on: "2026-11-19", at: "23:59"))
    let late = try kitchen.add(.toast(on: "2026-11-20", at: "19:00"))
    let lateToo = try kitchen.add(.toast(on: "2026-11-20", at: "19:00"))
    let noneToo = try kitchen.add(.toast(on: "2026-11-20"))

    let page = try kitchen.meals.page(MealQuery(), of: kitchen.cook.id)

    #expect(page.meals.map(\.id) == [lateToo, late, early, midnight, noneToo, none, older])
    #expect(page.next == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 50]) func `show each meal once with any page size`(limit: Int) throws {
    let kitchen = try Kitchen()
    for index in 0..<60 {
      try kitchen.add(.toast(on: index % 3 == 0 ? "2026-11-20" : "2026-11-19", at: index % 2 == 0 ? nil : "12:00"))
    }
    let whole = try kitchen.meals.page(MealQuery(limit: 200), of: kitchen.cook.id).meals

    var cut: [ListedMeal] = []
    var cursor: MealCursor?
    repeat {
      let page = try kitchen.meals.page(MealQuery(limit: limit, after: cursor), of: kitchen.cook.id)
      #expect(page.meals.count <= limit)
      cut += page.meals
      cursor = try page.next.map { try #require(MealCursor($0.text)) }
    } while cursor != nil

    #expect(whole.count == 60)
    #expect(cut == whole)
  }

  @Test func `continue after the last meal even if it was deleted`() throws {
    let kitchen = try Kitchen()
    let ids = try (1...4).map { try kitchen.add(.toast(on: "2026-11-0\($0)")) }
    let first = try kitchen.meals.page(MealQuery(limit: 2), of: kitchen.cook.id)
    try kitchen.meals.delete(ids[2], by: kitchen.cook)

    let second = try kitchen.meals.page(MealQuery(limit: 2, after: first.next), of: kitchen.cook.id)

    #expect(second.meals.map(\.id) == [ids[1], ids[0]])
  }

  @Test func `end after a full last page`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<2 { try kitchen.add(.toast()) }

    let page = try kitchen.meals.page(MealQuery(limit: 2), of: kitchen.cook.id)

    #expect(page.meals.count == 2)
    #expect(page.next == nil)
  }

  @Test(arguments: [
    "", "x", "2026-11-20", "2026-11-20.1230", "2026-11-20.1230.", "2026-11-20.1230.0", "2026-11-20.1230.-1",
    "2026-11-20.1230.+1", "2026-11-20.1230.01", "2026-11-20.1230.1 ", "2026-11-20.12:30.1", "2026-11-20..1",
    "2026-02-30.1230.1", "2026-11-20.2460.1", "2026-11-20.none.9223372036854775808", "2026-11-20.NONE.1",
    "2026-11-20.none.1.2", "2026-11-20\u{301}.none.1", "é026-11-20.none.1", "2026-11-20.non\u{e9}.1",
  ]) func `refuse an invalid position`(text: String) {
    #expect(MealCursor(text) == nil)
  }

  @Test(arguments: ["2026-11-20.1230.1", "0001-01-01.none.9223372036854775807"])
  func `accept a position from a URL`(text: String) {
    #expect(MealCursor(text)?.text == text)
  }

  @Test func `hold between 1 and 200 meals`() {
    #expect(MealQuery(limit: 0).limit == 1)
    #expect(MealQuery(limit: .min).limit == 1)
    #expect(MealQuery(limit: .max).limit == 200)
  }

  @Test func `show everything except notes`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())

    let page = try kitchen.meals.page(MealQuery(), of: kitchen.cook.id)

    #expect(page.meals == [try kitchen.meals.meal(id, of: kitchen.cook.id).listed])
  }

  @Test func `cost at most two statements`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<3 { try kitchen.add(.toast()) }
    let tally = StatementCounter()

    try StatementCounter.$current.withValue(tally) {
      let place = try kitchen.meals.page(MealQuery(limit: 1), of: kitchen.cook.id).next
      _ = try kitchen.meals.page(MealQuery(after: place), of: kitchen.cook.id)
    }

    #expect(tally.statements == 1 + 2)
  }
}
