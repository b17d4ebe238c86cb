import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A food` {
  @Test func `is added to the groceries once, even if the form is sent twice`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let form = try #require(try site.get("foods/\(id)").page.sent(to: "/foods/\(id)/groceries"))

    for _ in 1...2 {
      let list = try site.follow(try site.send(form)).page
      #expect(list.words.contains("Bananas added."))
    }

    #expect(try site.groceries.list(of: site.person).items.map(\.name.text) == ["Bananas"])
  }

  @Test func `of one's own can be deleted and restored, and past meals stay`() throws {
    let site = try Site()
    let id = try FoodStore(site.database).add(try .made("Muesli"), by: site.person).number
    let amount = try #require(try site.get("foods/\(id)/amount").page.sent(to: "/foods/\(id)/amount"))
    _ = try site.send(amount.with(["amount": "100 g"]))
    let meals = try site.stored().map(\.content)
    let delete = try #require(try site.get("foods/\(id)?day=2026-11-20").page.sent(to: "/foods/\(id)/delete"))

    let page = try site.follow(try site.send(delete)).page

    #expect(page.words.contains("Deleted “Muesli”."))
    #expect(try site.get("foods/\(id)").status == 404)
    #expect(
      try site.get("foods?q=muesli").page.all("a", class: "over").map { $0["href"] }.contains {
        $0?.hasPrefix("/foods/") == true
      } == false)
    #expect(try site.stored().map(\.content) == meals)
    let back = try site.follow(try site.send(try #require(page.sent(to: "/foods/\(id)/restore")))).page
    #expect(back.words.contains("Restored “Muesli”."))
    #expect(try site.get("foods/\(id)").status == 200)
  }

  @Test func `of a food table cannot be deleted`() throws {
    let site = try Site(withFoods: true)
    let id = try site.food("banana")
    let page = try site.get("foods/\(id)").page
    #expect(page.form(to: "/foods/\(id)/delete") == nil)
    let form = try #require(page.sent(to: "/foods/\(id)/groceries"))

    #expect(try site.send(form.to("/foods/\(id)/delete")).status == 404)
    #expect(try site.get("foods/\(id)").status == 200)
  }
}
