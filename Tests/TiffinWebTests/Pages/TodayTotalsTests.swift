import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The totals of today` {
  private func header(_ site: Site, _ path: String = "meals") throws -> HTMLElement? {
    try site.get(path).page.first("header", class: "app")?.first("a", class: "sofar")
  }

  private func words(_ site: Site) throws -> String? { try header(site)?.words }

  private func toast(_ site: Site) throws {
    try site.add(MealContent(name: MealName("Toast"), category: .snack, date: Site.today))
  }

  @Test func `are in the header of every page except the day's own`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    for path in ["meals", "meals/new", "meals/\(id.number)", "meals/\(id.number)/edit", "settings", "nowhere"] {
      #expect(try header(site, path)?["href"] == "/diary/2026-11-21", "\(path)")
    }
    for path in ["diary/2026-11-21", "diary/2026-11-20"] {
      #expect(try header(site, path) == nil, "\(path)")
    }
  }

  @Test func `are the sums of today's energy and macros`() throws {
    let site = try Site()
    try site.add(.caprese())
    try site.add(.ramen())
    try site.add(.ramen(on: try #require(Site.today.adding(days: -1))))

    #expect(try words(site) == "Today so far: 1,042 kcal C 94 · P 52 · F 51 g")
  }

  @Test func `are compared with the goal if it is set`() throws {
    let site = try Site()
    try site.add(.ramen())
    try site.save("goals", ["calorie_goal": "2000"])

    #expect(try words(site) == "Today so far: 688 of 2,000 kcal C 82 · P 34 · F 25 g")
    #expect(try header(site)?.all("circle").last?["stroke-dasharray"] == "34.4 100")
  }

  @Test func `are 0 before the first meal`() throws {
    let site = try Site()
    let without = try words(site)
    try site.save("goals", ["calorie_goal": "2000"])

    #expect(without == "Today so far: 0 kcal C 0 · P 0 · F 0 g")
    #expect(try words(site) == "Today so far: 0 of 2,000 kcal C 0 · P 0 · F 0 g")
    #expect(try header(site)?.all("circle").count == 1)
  }

  @Test func `sum the known figures`() throws {
    let site = try Site()
    try site.add(.ramen())
    try toast(site)

    #expect(try words(site) == "Today so far: 688 kcal C 82 · P 34 · F 25 g")
  }

  @Test func `show a dash instead of 0 if figures are unknown`() throws {
    let site = try Site()
    try toast(site)

    #expect(try words(site) == "Today so far: no kcal yet C – · P – · F – g")
  }

  @Test func `are on an error page for a signed-in person`() throws {
    let site = try Site()
    try site.add(.ramen())
    let tally = StatementCounter()

    let missing = try StatementCounter.$current.withValue(tally) { try site.get("meals/99/edit/nothing") }
    let stranger = try site.get("meals/99/edit/nothing", by: Browser())

    #expect(missing.status == 404 && stranger.status == 404)
    #expect(missing.page.first("a", class: "sofar")?.words == "Today so far: 688 kcal C 82 · P 34 · F 25 g")
    #expect(stranger.page.first("a", class: "sofar") == nil)
    #expect(tally.statements == 2)
  }

  @Test func `are current after each added and deleted meal`() throws {
    let site = try Site()

    let added = try site.follow(try site.send(try site.addForm().with(["name": "Soup", "calories": "300"]))).page
    let id = try #require(try site.stored().first?.id)
    let deletion = HTMLForm(try #require(try site.page(of: id).form(to: "/meals/\(id.number)/delete")))
    let deleted = try site.follow(try site.send(deletion)).page

    #expect(added.first("a", class: "sofar")?.first("b")?.words == "300")
    #expect(deleted.first("a", class: "sofar")?.first("b")?.words == "0")
  }

  @Test func `are those of the day in the person's time zone`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 300, on: try #require(Site.today.adding(days: 1))))

    try site.save("diary", ["time_zone": "Pacific/Kiritimati"])

    #expect(try header(site)?["href"] == "/diary/2026-11-22")
    #expect(try header(site)?.first("b")?.words == "300")
  }

  @Test func `take one statement on a page after a write, and none in a form's answer`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let rating = HTMLForm(try #require(try site.page(of: id).form(to: "/meals/\(id.number)/rating")))
    let page = StatementCounter()
    let tap = StatementCounter()

    try site.add(.make("Soup"))
    _ = try StatementCounter.$current.withValue(page) { try site.get("meals/new") }
    try site.add(.make("Bread"))
    let answer = try StatementCounter.$current.withValue(tap) { try site.send(rating.with(["rating": "2"])) }

    #expect(page.statements == 2)
    #expect(answer.status == 303)
    #expect(tap.statements == 2)
  }
}
