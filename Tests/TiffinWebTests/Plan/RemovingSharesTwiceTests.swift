import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Removing ingredients from the list twice` {
  private let site: Site
  private let entry: PlanEntry.ID

  init() throws {
    site = try Site()
    entry = try site.plan(try site.write("Soup", "2 onions"), on: "2026-11-22", servings: 2)
    let shop = try #require(try site.plan("2026-11-22").form(to: "/plan/2026-11-16/groceries"))
    #expect(try site.send(HTMLForm(shop)).status == 303)
  }

  /// The button's form, after the entry was removed.
  private func takeOff() throws -> HTMLForm {
    let page = try site.plan("2026-11-22?entry=\(entry.number)")
    let remove = try #require(page.all("form").first { $0["action"]?.contains("/\(entry.number)/delete") == true })
    let removed = try site.follow(try site.send(HTMLForm(remove))).page
    return HTMLForm(try #require(removed.form(to: "/plan/2026-11-22/groceries/remove")))
  }

  @Test func `gives the same answer both times, and Undo restores all ingredients`() throws {
    let form = try takeOff()

    let first = try site.send(form)
    let second = try site.send(form)
    let page = try site.follow(second).page
    #expect(try site.groceryList().groceryLines == [])
    _ = try site.send(HTMLForm(try #require(page.form(to: "/plan/2026-11-22/restore"))))

    #expect(second["Location"] == first["Location"])
    #expect(page.notice == "Removed “Soup”. Its ingredients are off the grocery list.")
    #expect(try site.groceryList().groceryLines == ["Onions 2"])
  }

  @Test func `says again that a quantity set by hand stays`() throws {
    _ = try site.send(try site.groceryForm("onions").with(["quantity": "1"]))
    let form = try takeOff()

    let first = try site.send(form)
    let second = try site.send(form)

    #expect(second["Location"] == first["Location"])
    #expect(try site.follow(second).page.notice?.hasSuffix("1 quantity set by hand stays.") == true)
    #expect(try site.groceryList().groceryLines == ["Onions 1"])
  }
}
