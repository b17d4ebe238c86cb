import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The order of aisles` {
  private func names(_ page: HTMLElement) -> [String] {
    page.first("ul", class: "order")?.all("summary").map(\.words) ?? []
  }

  private func shop() throws -> Site {
    let site = try Site()
    try site.put("milk")
    return site
  }

  @Test func `is created with the first item on the list`() throws {
    let site = try Site()

    #expect(try names(site.get("groceries/aisles").page).isEmpty)
    try site.put("milk")

    #expect(try names(site.get("groceries/aisles").page).prefix(2) == ["Fruit and vegetables", "Bread and cakes"])
  }

  @Test func `is changed one step at a time`() throws {
    let site = try shop()
    let page = try site.get("groceries/aisles").page
    let third = try #require(page.first("ul", class: "order")?.all("li")[2])
    let form = try #require(third.all("form").last)

    let answer = try site.send(HTMLForm(form).pressing(form.all("button")[0]))

    let moved = try names(site.follow(answer).page).prefix(3)
    #expect(moved == ["Fruit and vegetables", "Dairy and eggs", "Bread and cakes"])
    #expect(try site.send(HTMLForm(form).with(["place": "up"])).status == 400)
  }

  @Test func `accepts a new aisle and refuses one without a name`() throws {
    let site = try shop()
    let form = HTMLForm(try #require(try site.get("groceries/aisles").page.form(to: "/groceries/aisles")))

    let refused = try site.send(form.with(["name": " "]))
    #expect(refused.status == 422)
    #expect(refused.page.element(id: "name")?["value"] == " ")
    let page = try site.follow(try site.send(form.with(["name": "Market"]))).page

    #expect(names(page).last == "Market")
    #expect(page.notice == "Added.")
  }

  @Test func `lets aisles be renamed, but not to the name of another`() throws {
    let site = try shop()
    let aisles = try site.groceries.aisles(of: site.person)
    let action = "/groceries/aisles/\(aisles[1].id.number)"
    let form = HTMLForm(try #require(try site.get("groceries/aisles").page.form(to: action)))

    let refused = try site.send(form.with(["name": "fruit and Vegetables"]))
    #expect(refused.status == 422)
    #expect(refused.page.problems == ["There is already an aisle with that name"])
    #expect(refused.page.element(id: "a\(aisles[1].id.number)")?["value"] == "fruit and Vegetables")
    let page = try site.follow(try site.send(form.with(["name": "Bakery"]))).page

    #expect(names(page)[1] == "Bakery")
  }

  @Test func `lets an aisle be deleted and restored`() throws {
    let site = try shop()
    let dairy = try #require(try site.groceries.list(of: site.person).aisles.first?.id.number)
    let form = try #require(try site.get("groceries/aisles").page.form(to: "/groceries/aisles/\(dairy)/delete"))

    let page = try site.follow(try site.send(HTMLForm(form))).page
    #expect(!names(page).contains("Dairy and eggs"))
    #expect(try site.groceryList().aisleNames.isEmpty)
    let undo = try #require(page.form(to: "/groceries/aisles/\(dairy)/restore"))
    let back = try site.follow(try site.send(HTMLForm(undo))).page

    #expect(names(back).contains("Dairy and eggs"))
    #expect(try site.groceryList().aisleNames == ["Dairy and eggs"])
  }

  @Test func `refuses to restore an aisle if a hundred others exist`() throws {
    let site = try shop()
    let dairy = try #require(try site.groceries.list(of: site.person).aisles.first?.id.number)
    let form = try #require(try site.get("groceries/aisles").page.form(to: "/groceries/aisles/\(dairy)/delete"))
    let page = try site.follow(try site.send(HTMLForm(form))).page
    let undo = HTMLForm(try #require(page.form(to: "/groceries/aisles/\(dairy)/restore")))
    for number in 1...GroceryStore.mostAisles {
      _ = try site.groceries.addAisle(GroceryName("Aisle \(number)"), by: site.person)
    }

    let refused = try site.send(undo)

    #expect(refused.status == 422)
    #expect(refused.page.element(id: "refused")?.words == "There are 100 aisles; remove one first")
    #expect(!names(refused.page).contains("Dairy and eggs"))
  }
}
