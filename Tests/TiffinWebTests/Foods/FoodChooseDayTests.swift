import Foundation
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A food added from a page left open past midnight` {
  private static let morning = "2026-11-22 08:00"

  /// The page that asks how much, by a tap on a search's first food.
  private func firstFood(of search: HTMLElement, on site: Site) throws -> HTMLForm {
    let row = try #require(search.element(id: "foods")?.first("a", class: "over")?["href"])
    return HTMLForm(try #require(try site.open(row).element(id: "amount-form")))
  }

  @Test func `asks for the day if it was suggested on the page`() throws {
    let site = try Site(withFoods: true)
    let address = try #require(try site.day().element(id: "find-foods")?["data-search"])
    site.clock.set(Self.morning)
    let form = try firstFood(of: try site.open("\(address)&q=banana"), on: site)

    let question = try site.send(form)

    #expect(question.status == 409)
    #expect(try site.stored().isEmpty)
    #expect(question.page.askedDays == ["Yesterday, Saturday 21 November", "Today, Sunday 22 November"])
    let answer = try question.page.answered("Yesterday, Saturday 21 November")
    for _ in 1...2 { #expect(try site.send(answer).status == 303) }
    #expect(try site.stored().map(\.content.date.iso) == ["2026-11-21"])
  }

  @Test func `asks for the day once, before searching with what was typed`() throws {
    let site = try Site(withFoods: true)
    let form = try site.quickEntry().with(["name": "banana", "time": "21:10", "foods": "1"])
    site.clock.set(Self.morning)

    let question = try site.send(form)
    let search = try site.follow(try site.send(try question.page.answered("Today, Sunday 22 November"))).page

    #expect(question.status == 409)
    #expect(search.element(id: "q")?["value"] == "banana")
    #expect(try site.send(try firstFood(of: search, on: site)).status == 303)
    let meal = try #require(try site.stored().first).content
    #expect(meal.date.iso == "2026-11-22" && meal.time?.iso == "08:00")
  }

  @Test func `asks for the day if its barcode was read`() throws {
    let site = try Site()
    var oats = try FoodContent.made("Oats")
    oats.barcode = "7394376616037"
    _ = try FoodStore(site.database).add(oats, by: site.person)
    let link = try #require(try site.day().first("a", where: ("aria-label", "Barcode"))?["href"])
    site.clock.set(Self.morning)
    let barcode = try #require(try site.open(link).sent(to: "/foods/barcode")).with(["code": "7394376616037"])

    let amount = try site.follow(try site.send(barcode)).page

    let form = HTMLForm(try #require(amount.element(id: "amount-form")))
    #expect(try site.send(form).status == 409)
  }

  @Test func `asks for the day if it was eaten before or searched again`() throws {
    let site = try Site(withFoods: true)
    try site.add(.caprese())
    let address = try #require(try site.day().element(id: "find-foods")?["data-search"])
    site.clock.set(Self.morning)
    let find = HTMLForm(try #require(try site.open(address).first("form", where: ("role", "search"))))
    let query = find.with(["q": "caprese"]).encoded().body

    let found = try site.open("/foods?\(String(decoding: query, as: UTF8.self))")

    let plus = try #require(found.first("button", where: ("name", "eat")))
    let form = try #require(found.sent(to: "/diary/2026-11-21/meals")).pressing(plus)
    #expect(try site.send(form).status == 409)
    // Its name opens the filled form first.
    let filled = try site.open(found.link("Caprese salad")).quickEntry
    #expect(try site.send(try #require(filled)).status == 409)
  }

  @Test func `uses the current time if its time is still ahead on the chosen day`() throws {
    let site = try Site(withFoods: true)
    site.clock.set("2026-11-21 20:00")
    let form = try firstFood(of: try site.get("foods?q=banana").page, on: site)
    #expect(form["time"] == "20:00")
    site.clock.set(Self.morning)

    _ = try site.send(try site.send(form).page.answered("Today, Sunday 22 November"))

    let meal = try #require(try site.stored().first).content
    #expect(meal.date.iso == "2026-11-22" && meal.time?.iso == "08:00")
  }

  @Test func `joins the meal that it is added to, whatever the day`() throws {
    let site = try Site(withFoods: true)
    site.clock.set("2026-11-21 23:55")
    let first = try firstFood(of: try site.get("foods?q=rye+bread").page, on: site)
    _ = try site.send(first.with(["more": "1"]))
    let dinner = try #require(try site.stored().first).id
    let address = "foods?day=2026-11-21&plate=\(dinner.number)&q=butter"
    let another = try firstFood(of: try site.get(address).page, on: site)
    site.clock.set("2026-11-22 00:02")

    #expect(try site.send(another).status == 303)

    #expect(try site.stored().map(\.content.date.iso) == ["2026-11-21"])
    #expect(try site.stored().map(\.content.name.text) == ["Rye bread, butter"])
  }

  @Test func `does not ask for the day if the page was opened for a given day`() throws {
    let site = try Site(withFoods: true)
    let form = try firstFood(of: try site.get("foods?day=2026-11-20&q=banana").page, on: site)
    site.clock.set(Self.morning)

    #expect(try site.send(form).status == 303)

    #expect(try site.stored().map(\.content.date.iso) == ["2026-11-20"])
  }

  @Test func `does not ask for the day in a preview`() throws {
    let site = try Site(withFoods: true)
    let form = try firstFood(of: try site.get("foods?q=banana").page, on: site)
    site.clock.set(Self.morning)

    let page = try site.follow(try site.send(form.with(["amount": "2", "update": "1"]))).page

    #expect(page.element(id: "gives")?.words.contains("210 kcal") == true)
    #expect(try site.send(HTMLForm(try #require(page.element(id: "amount-form")))).status == 409)
  }
}
