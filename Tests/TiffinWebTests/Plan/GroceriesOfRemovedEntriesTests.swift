import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Groceries of a removed plan entry` {
  private static let day = "2026-11-22"

  private func plan(_ recipe: Recipe.ID, for servings: Int = 2, _ site: Site) throws -> PlanEntry.ID {
    let entry = NewPlanEntry(.recipe(recipe), on: try #require(LocalDate(iso: Self.day)), servings: Servings(servings))
    return try site.planStore.add(entry, key: .random(), by: site.person)
  }

  /// A soup that is planned, and on the list.
  private func kitchen() throws -> (Site, soup: Recipe.ID, PlanEntry.ID) {
    let site = try Site()
    try site.put("1 onion")
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions")
    let entry = try plan(soup, site)
    try shop(site)
    return (site, soup, entry)
  }

  private func shop(_ site: Site) throws {
    let form = HTMLForm(try #require(try site.plan(Self.day).form(to: "/plan/2026-11-16/groceries")))
    #expect(try site.send(form).status == 303)
  }

  private func remove(_ entry: PlanEntry.ID, _ site: Site) throws -> HTMLElement {
    let page = try site.plan("\(Self.day)?entry=\(entry.number)")
    let form = try #require(page.all("form").first { $0["action"]?.contains("/\(entry.number)/delete") == true })
    return try site.follow(try site.send(HTMLForm(form))).page
  }

  private func takeOff(_ page: HTMLElement) -> HTMLForm? {
    page.form(to: "/plan/\(Self.day)/groceries/remove").map(HTMLForm.init)
  }

  @Test func `can be removed from the list, and nothing else with them`() throws {
    let (site, _, entry) = try kitchen()

    let page = try remove(entry, site)
    #expect(page.notice == "Removed “Soup”.")
    #expect(page.button("Remove its ingredients from the list") != nil)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
    let after = try site.follow(try site.send(try #require(takeOff(page)))).page

    #expect(try site.groceryList().groceryLines == ["Onion 1"])
    #expect(after.notice == "Removed “Soup”. Its ingredients are off the grocery list.")
    #expect(takeOff(after) == nil)
  }

  /// The form that undoes the removal after the share was taken off.
  private func undo(_ entry: PlanEntry.ID, _ site: Site) throws -> HTMLForm {
    let after = try site.follow(try site.send(try #require(takeOff(try remove(entry, site))))).page
    return HTMLForm(try #require(after.form(to: "/plan/\(Self.day)/restore")))
  }

  @Test func `are restored once with the entry by Undo`() throws {
    let (site, _, entry) = try kitchen()
    let undo = try undo(entry, site)
    #expect(try site.groceryList().groceryLines == ["Onion 1"])

    let back = try site.follow(try site.send(undo)).page
    _ = try site.send(undo)

    #expect(back.planNames == ["Soup"])
    #expect(back.notice == "Restored “Soup”. Its ingredients are on the grocery list again.")
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
    try shop(site)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
  }

  @Test func `are restored beside what was bought meanwhile`() throws {
    let (site, _, entry) = try kitchen()
    let undo = try undo(entry, site)
    try site.tick("onion")

    _ = try site.send(undo)

    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 2", "Tomatoes 400 g", "[Onion 1]"])
  }

  @Test func `are restored if their line was deleted`() throws {
    let (site, _, entry) = try kitchen()
    let undo = try undo(entry, site)
    let onion = try #require(try site.groceries.list(of: site.person).items.first)
    try site.groceries.delete(onion.id, by: site.person)

    _ = try site.send(undo)

    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 2", "Tomatoes 400 g"])
  }

  @Test func `are restored beside those of the same recipe planned twice that day`() throws {
    let (site, soup, entry) = try kitchen()
    _ = try plan(soup, for: 4, site)
    try shop(site)
    let undo = try undo(entry, site)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 5", "Tomatoes 800 g"])

    _ = try site.send(undo)
    _ = try site.send(undo)

    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 7", "Tomatoes 1.2 kg"])
  }

  @Test func `are not added twice if they were added again before Undo`() throws {
    let (site, _, entry) = try kitchen()
    let undo = try undo(entry, site)
    try site.planStore.restore([entry], by: site.person)
    try shop(site)

    _ = try site.send(undo)

    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
  }

  @Test func `keep a quantity set by hand, and the notice says so`() throws {
    let (site, _, entry) = try kitchen()
    _ = try site.send(try site.groceryForm("onion").with(["quantity": "1"]))

    let after = try site.follow(try site.send(try #require(takeOff(try remove(entry, site))))).page

    #expect(
      after.notice == "Removed “Soup”. Its ingredients are off the grocery list. 1 quantity set by hand stays.")
    #expect(try site.groceryList().groceryLines == ["Onion 1"])
  }

  @Test func `stay if the entry was restored before their removal was sent`() throws {
    let (site, _, entry) = try kitchen()
    let stale = try #require(takeOff(try remove(entry, site)))
    try site.planStore.restore([entry], by: site.person)

    let answer = try site.send(stale)

    #expect(answer.status == 303)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
  }

  @Test func `are reported as partly bought`() throws {
    let (site, _, entry) = try kitchen()
    try site.tick("tomatoes")

    let some = try remove(entry, site)
    #expect(some.notice == "Removed “Soup”. Some of its ingredients are already bought.")
    _ = try site.send(try #require(takeOff(some)))
    #expect(try site.groceryList().groceryLines == ["Onion 1", "[Tomatoes 400 g]"])
    try site.planStore.restore([entry], by: site.person)
    let rest = try remove(entry, site)

    #expect(rest.notice == "Removed “Soup”. Some of its ingredients are already bought.")
    #expect(takeOff(rest) == nil)
  }

  @Test func `are reported as bought only if all are`() throws {
    let (site, _, entry) = try kitchen()
    for name in ["tomatoes", "onion"] { try site.tick(name) }

    let all = try remove(entry, site)
    try site.planStore.restore([entry], by: site.person)
    _ = try plan(try site.write("Bread", "500 g flour"), site)
    let form = try #require(try site.get("plan/2026-11-16/clear?scope=week").page.form(to: "/plan/2026-11-16/clear"))
    let both = try site.follow(try site.send(HTMLForm(form))).page

    #expect(all.notice == "Removed “Soup”. Its ingredients are already bought.")
    #expect(takeOff(all) == nil)
    #expect(both.notice == "Removed 2 entries. Some of their ingredients are already bought.")
  }

  @Test func `are not mentioned if they are not on the list`() throws {
    let site = try Site()
    let entry = try plan(try site.write("Soup", "2 onions"), site)

    let page = try remove(entry, site)

    #expect(page.notice == "Removed “Soup”.")
    #expect(takeOff(page) == nil)
  }

  @Test func `are removed without those of the same recipe planned twice that day`() throws {
    let (site, soup, entry) = try kitchen()
    _ = try plan(soup, for: 4, site)
    try shop(site)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 7", "Tomatoes 1.2 kg"])

    _ = try site.send(try #require(takeOff(try remove(entry, site))))

    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 5", "Tomatoes 800 g"])
  }

  @Test func `can be those of a whole week`() throws {
    let (site, _, _) = try kitchen()
    _ = try plan(try site.write("Bread", "500 g flour"), site)
    try shop(site)
    let form = try #require(try site.get("plan/2026-11-16/clear?scope=week").page.form(to: "/plan/2026-11-16/clear"))

    let page = try site.follow(try site.send(HTMLForm(form))).page
    let button = try #require(page.button("Remove their ingredients from the list"))
    let takeOff = try #require(page.form(to: "/plan/2026-11-16/groceries/remove"))
    _ = try site.send(HTMLForm(takeOff).pressing(button))

    #expect(try site.groceryList().groceryLines == ["Onion 1"])
  }

  @Test func `cannot be removed by another household`() throws {
    let (site, _, entry) = try kitchen()
    let form = try #require(takeOff(try remove(entry, site)))
    let carol = try site.browser(of: try site.addPerson("carol"))

    #expect(try site.send(form, by: carol).status == 403)
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Tomatoes 400 g"])
  }
}
