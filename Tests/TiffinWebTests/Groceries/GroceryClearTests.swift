import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Clearing the grocery list` {
  private func site() throws -> Site {
    let site = try Site()
    for name in ["milk", "butter", "cheese"] { try site.put(name) }
    for name in ["milk", "cheese"] { try site.tick(name) }
    return site
  }

  private func undo(_ page: HTMLElement, _ site: Site) throws -> HTMLElement {
    try site.follow(try site.send(HTMLForm(try #require(page.form(to: "/groceries/restore"))))).page
  }

  @Test func `removes completed items, which Undo restores together`() throws {
    let site = try site()
    let form = try #require(try site.groceryList().form(to: "/groceries/clear-completed"))

    let page = try site.follow(try site.send(HTMLForm(form))).page
    #expect(page.groceryLines == ["Butter"])
    #expect(page.notice == "2 items cleared.")
    let back = try undo(page, site)

    #expect(back.groceryLines.sorted() == ["Butter", "[Cheese]", "[Milk]"])
    #expect(back.notice == "2 items restored.")
  }

  @Test func `asks on a separate page before it removes all items`() throws {
    let site = try site()
    #expect(try site.groceryList().link("Clear all…") == "/groceries/clear")

    let question = try site.get("groceries/clear").page
    #expect(question.first("h1")?.words == "Clear all 3 items for everyone?")
    let form = HTMLForm(try #require(question.form(to: "/groceries/clear")))
    let newer = try site.put("soap").number
    let page = try site.follow(try site.send(form)).page
    #expect(page.groceryLines == ["Soap"])
    #expect(form["last"] != "\(newer)")
    let back = try undo(page, site)

    #expect(back.groceryLines.count == 4)
  }

  @Test func `is not offered if the list is empty`() throws {
    let site = try Site()

    let page = try site.get("groceries/clear").page

    #expect(page.first("h1")?.words == "Nothing to clear")
    #expect(page.form(to: "/groceries/clear") == nil)
    #expect(try site.groceryList().link("Clear all…") == nil)
  }

  @Test func `restores nothing without a known batch`() throws {
    let site = try site()
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries/clear-completed")))

    #expect(try site.send(form.to("/groceries/restore")).status == 400)
    #expect(try site.send(form.to("/groceries/restore").with(["batch": "unknown"])).status == 303)
  }

  @Test(arguments: ["", "/clear"]) func `can be undone after its form was sent twice`(page: String) throws {
    let site = try site()
    let action = page.isEmpty ? "/groceries/clear-completed" : "/groceries/clear"
    let form = HTMLForm(try #require(try site.get("groceries\(page)").page.form(to: action)))

    let first = try site.send(form)
    let second = try site.send(form)
    let cleared = try site.follow(second).page
    let back = try undo(cleared, site)

    #expect(second["Location"] == first["Location"])
    #expect(cleared.notice == (page.isEmpty ? "2 items cleared." : "3 items cleared."))
    #expect(back.groceryLines.sorted() == ["Butter", "[Cheese]", "[Milk]"])
  }

  @Test func `is undone once if Undo is sent twice`() throws {
    let site = try site()
    let form = try #require(try site.groceryList().form(to: "/groceries/clear-completed"))
    let page = try site.follow(try site.send(HTMLForm(form))).page
    let undo = HTMLForm(try #require(page.form(to: "/groceries/restore")))

    _ = try site.send(undo)
    let again = try site.follow(try site.send(undo)).page

    #expect(again.notice == "The items are on the list again.")
    #expect(again.groceryLines.count == 3)
  }
}
