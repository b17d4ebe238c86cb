import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Shopping for any days` {
  private func site() throws -> Site {
    let site = try Site()
    let soup = try site.write("Soup", "400 g tomatoes", "2 onions, chopped")
    let salad = try site.write("Salad", "100 g tomatoes")
    for day in ["2026-11-20", "2026-11-27", "2026-11-29"] { try plan(soup, on: day, site) }
    try plan(salad, on: "2026-11-30", site)
    try site.plan(words: "Leftovers", on: "2026-11-28")
    return site
  }

  private func plan(_ recipe: Recipe.ID, on day: String, _ site: Site) throws {
    let entry = NewPlanEntry(.recipe(recipe), on: try #require(LocalDate(iso: day)), servings: Servings(2))
    _ = try site.planStore.add(entry, key: .random(), by: site.person)
  }

  private let path = "plan/2026-11-21/groceries"

  @Test func `starts with the rest of the week, from a link in the menu`() throws {
    let site = try site()
    let link = try #require(try site.plan().all("a").first { $0.words == "Shop for other days" }?["href"])

    let page = try site.get(String(link.dropFirst())).page

    #expect(link == "/" + path)
    #expect(page.element(id: "from")?["value"] == "2026-11-21")
    #expect(page.element(id: "to")?["value"] == "2026-11-22")
    #expect(page.words.contains("Nothing is planned for these days."))
  }

  @Test func `shows the items before it adds them to the list`() throws {
    let site = try site()
    let span = "from=2026-11-27&to=2026-11-30"

    let page = try site.get("\(path)?\(span)").page
    #expect(try site.groceryList().groceryRows.isEmpty)
    let form = try #require(page.all("form").first { $0["method"] == "post" && $0["class"] == "dock" })
    let list = try site.follow(try site.send(HTMLForm(form))).page
    let again = try site.get("\(path)?\(span)").page

    let rows = page.all("li", class: "row").map(\.words)
    #expect(
      rows == [
        "Friday 27 November Soup", "Saturday 28 November Leftovers", "Sunday 29 November Soup",
        "Monday 30 November Salad", "tomatoes 900 g", "onions 4",
      ])
    #expect(form.first("button")?.words == "Add 2 items")
    #expect(list.groceryLines == ["Tomatoes 900 g", "Onions 4"])
    #expect(list.notice == "List updated: 2 items added.")
    #expect(again.words.contains("Everything is on the list."))
    #expect(again.button("Add 2 items") == nil)
  }

  @Test(arguments: [
    ("2026-11-27", "2026-11-26", "The last day comes before the first"),
    ("2026-11-27", "2026-12-28", "At most 31 days at once"), ("soon", "2026-11-26", "Choose the first day"),
    ("2026-11-27", "", "Choose the last day"),
  ]) func `refuses an invalid range and keeps it`(from: String, to: String, sentence: String) throws {
    let site = try site()
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries")))

    let shown = try site.get("\(path)?from=\(from)&to=\(to)")
    let sent = try site.send(form.with(["scope": "", "from": from, "to": to]))

    for answer in [shown, sent] {
      #expect(answer.status == 422)
      #expect(answer.page.problems == [sentence])
      #expect(answer.page.element(id: "from")?["value"] == from)
      #expect(answer.page.element(id: "to")?["value"] == to)
    }
    #expect(try site.groceryList().groceryRows.isEmpty)
  }

  @Test func `accepts a month`() throws {
    let page = try site().get("\(path)?from=2026-11-01&to=2026-12-01").page

    #expect(page.all("form").contains { $0["class"] == "dock" })
  }
}
