import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A quantity lowered by hand` {
  /// A soup that wants four onions, of which two are at home.
  private func kitchen() throws -> Site {
    let site = try Site()
    try site.plan(try site.write("Soup", "4 onions", "400 g tomatoes"), on: "2026-11-22", servings: 2)
    _ = try shop(site)
    let form = try site.groceryForm("onions")
    _ = try site.send(form.with(["quantity": "2"]))
    return site
  }

  private func shop(_ site: Site) throws -> HTMLElement {
    let form = try #require(try site.plan("2026-11-22").form(to: "/plan/2026-11-16/groceries"))
    return try site.follow(try site.send(HTMLForm(form))).page
  }

  @Test func `is kept when shopping for the week again, and the notice says so`() throws {
    let site = try kitchen()

    let page = try shop(site)

    #expect(page.notice == "List updated: 1 quantity kept as set by hand.")
    #expect(try site.groceryList().groceryLines.sorted() == ["Onions 2", "Tomatoes 400 g"])
  }

  @Test func `is kept if more servings are planned`() throws {
    let site = try kitchen()
    let sunday = try #require(LocalDate(iso: "2026-11-22"))
    let entry = try #require(try site.planStore.week([sunday], for: site.person).days[0].entries.first)
    _ = try site.planStore.change(entry.id, PlanChange(servings: Servings(4)), from: nil, by: site.person)

    let page = try shop(site)

    #expect(page.notice == "List updated: 1 quantity changed, 1 quantity kept as set by hand.")
    #expect(try site.groceryList().groceryLines.sorted() == ["Onions 2", "Tomatoes 800 g"])
  }

  @Test func `is replaced by the plan's quantity once if chosen`() throws {
    let site = try kitchen()
    let link = try #require(try shop(site).link("Compare with the plan"))

    let page = try site.open(link)
    let button = try #require(page.button("Use the plan’s quantities"))
    let form = HTMLForm(try #require(page.first("form", class: "dock"))).pressing(button)
    #expect(page.all("li", class: "row").last?.all("span").map(\.words) == ["onions", "4"])
    let after = try site.follow(try site.send(form)).page
    _ = try site.send(form)

    #expect(after.notice == "List updated: 1 quantity changed.")
    #expect(try site.groceryList().groceryLines.sorted() == ["Onions 4", "Tomatoes 400 g"])
  }
}
