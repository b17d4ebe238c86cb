import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Eating a planned meal` {
  private func eat(_ id: PlanEntry.ID, _ site: Site) throws -> HTMLElement {
    let page = try site.plan()
    let form = try #require(page.form(to: "/plan/entries/\(id.number)/eaten"))
    return try site.follow(try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))).page
  }

  @Test func `adds a meal now with one tap, and offers to adjust or undo it`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-21")

    let page = try eat(id, site)

    let meal = try #require(try site.stored().first)
    #expect(meal.content.name.text == "Soup" && meal.content.energy?.kilocalories == 500)
    // The category under which the day listed it.
    #expect(meal.content.date == Site.today && meal.content.time == Site.noon && meal.content.category == .dinner)
    #expect(page.notice == "Added to today: “Soup”.")
    #expect(page.link("Adjust")?.hasPrefix("/meals/\(meal.id.number)/edit") == true)
    #expect(page.element(id: "entry-\(id.number)")?.first("p", class: "ate")?.words == "Eaten")
    let undo = HTMLForm(try #require(page.first("div", class: "flash")?.first("form")))
    let after = try site.follow(try site.send(undo)).page
    #expect(try site.stored().isEmpty)
    #expect(after.element(id: "entry-\(id.number)")?.button("Ate it: Soup") != nil)
  }

  @Test func `can be undone, and redone with all notes`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-21")
    _ = try eat(id, site)
    let meal = try #require(try site.stored().first)
    var content = meal.content
    content.notes = try MealNotes("Too much salt")
    _ = try site.meals.update(meal.id, to: content, photo: .keep, from: meal.revision, by: site.person)
    let sheet = try site.get("plan/2026-11-21?entry=\(id.number)").page
    let notEaten = try #require(
      sheet.all("form").first { $0["action"] == "/plan/entries/\(id.number)/eaten" && $0.words.contains("Not eaten") })

    let button = try #require(notEaten.first("button"))
    _ = try site.send(HTMLForm(notEaten).pressing(button))
    // The second tap shows the page.
    let page = try site.follow(try site.send(HTMLForm(notEaten).pressing(button))).page
    #expect(try site.stored().isEmpty)
    #expect(page.notice == "Removed from your diary: “Soup”.")
    let undo = HTMLForm(try #require(page.first("div", class: "flash")?.first("form")))
    let after = try site.follow(try site.send(undo)).page
    // A second tap on it changes nothing.
    _ = try site.send(undo)

    #expect(after.notice == "Added to today: “Soup”.")
    #expect(try site.stored().map(\.content.notes.text) == ["Too much salt"])
    #expect(try site.plan().element(id: "entry-\(id.number)")?.first("p", class: "ate")?.words == "Eaten")
  }

  @Test func `can be adjusted, which returns to the plan's week`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-20")

    let page = try site.open(try eat(id, site).link("Adjust"))
    let meal = try #require(try site.stored().first).id.number
    let form = HTMLForm(try #require(page.form(to: "/meals/\(meal)")))
    let refused = try site.send(form.with(["name": " "]))
    let saved = try site.send(form.with(["calories": "400"]))

    #expect(page.link("Cancel") == "/plan/2026-11-20#entry-\(id.number)")
    #expect(refused.page.link("Cancel") == "/plan/2026-11-20#entry-\(id.number)")
    #expect(saved["Location"] == "/plan/2026-11-20?adjusted=\(id.number)#entry-\(id.number)")
    #expect(try site.follow(saved).page.notice == "Changed in your diary: “Soup”.")
    #expect(try site.stored().first?.content.energy?.kilocalories == 400)
  }

  @Test func `adds one meal if the form is sent twice`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-21")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten")))

    _ = try site.send(form.with(["eaten": "1"]))
    _ = try site.send(form.with(["eaten": "1"]))

    #expect(try site.stored().count == 1)
  }

  @Test func `on a past day adds a meal of that day without a time`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")

    let page = try eat(id, site)

    let meal = try #require(try site.stored().first)
    #expect(meal.content.date.iso == "2026-11-16" && meal.content.time == nil && meal.content.category == .dinner)
    #expect(page.notice == "Added to Monday 16 November: “Soup”.")
  }

  @Test(arguments: [("2026-11-20", "Friday 20 November"), ("2025-12-31", "Wednesday 31 December 2025")])
  func `names the date if it is another day`(day: String, named: String) throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: day)
    let form = HTMLForm(try #require(try site.plan(day).form(to: "/plan/entries/\(id.number)/eaten")))

    let page = try site.follow(try site.send(form.with(["eaten": "1"]))).page

    #expect(page.notice == "Added to \(named): “Soup”.")
  }

  @Test func `from a page left open past midnight adds it to its planned day`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-21")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten")))
    site.clock.set("2026-11-22 00:10")

    let page = try site.follow(try site.send(form.with(["eaten": "1"]))).page

    #expect(page.notice == "Added to Saturday 21 November: “Soup”.")
    #expect(try site.stored().first?.content.date.iso == "2026-11-21")
  }

  @Test func `is refused on a read-only day`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/entries/\(id.number)/eaten")))
    try site.save("diary", ["past_days_read_only": "1"])

    let answer = try site.send(form.with(["eaten": "1"]))

    #expect(answer.status == 409)
    #expect(try site.stored().isEmpty)
  }

  @Test func `is not offered on a read-only day, and the page says why once`() throws {
    let site = try Site()
    let past = try ["2026-11-16", "2026-11-17"].map { try site.plan(words: "Soup", on: $0) }
    let today = try site.plan(words: "Bread", on: "2026-11-21")
    let why = "Past days are read-only."

    let open = try site.plan()
    try site.save("diary", ["past_days_read_only": "1"])
    let closed = try site.plan()

    #expect(!open.words.contains(why))
    #expect(closed.words.ranges(of: why).count == 1)
    #expect(closed.link("Change that") == "/settings/diary")
    for id in past {
      #expect(open.form(to: "/plan/entries/\(id.number)/eaten") != nil)
      #expect(closed.form(to: "/plan/entries/\(id.number)/eaten") == nil)
    }
    #expect(closed.form(to: "/plan/entries/\(today.number)/eaten") != nil)
  }

  @Test func `cannot be undone once its day is read-only`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-21")
    _ = try eat(id, site)
    func offer() throws -> HTMLElement? {
      try site.plan("2026-11-21?entry=\(id.number)").element(id: "entry")?.button("Not eaten")
    }

    try site.save("diary", ["past_days_read_only": "1"])
    let today = try offer()
    site.clock.set("2026-11-22 08:00")

    #expect(today != nil)
    #expect(try offer() == nil)
  }

  @Test func `does not lock a plan entry of a read-only day, which can still be moved`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    try site.save("diary", ["past_days_read_only": "1"])
    let sheet = try #require(try site.plan("2026-11-21?entry=\(id.number)").element(id: "entry"))
    let move = HTMLForm(try #require(sheet.form(to: "/plan/entries/\(id.number)/move#entry")))

    _ = try site.send(move.with(["day": "2026-11-17"]))

    #expect(try site.planned() == ["2026-11-17: Soup"])
  }
}

@Suite struct `Eating a meal planned for a future day` {
  private func site() throws -> (Site, PlanEntry.ID) {
    let site = try Site()
    return (site, try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-23"))
  }

  /// The sheet that "…" opens.
  private func sheet(_ id: PlanEntry.ID, _ site: Site) throws -> HTMLElement {
    try #require(try site.plan("2026-11-23?entry=\(id.number)").element(id: "entry"))
  }

  private func eat(_ id: PlanEntry.ID, _ button: String, _ site: Site) throws -> HTMLElement {
    let form = try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten"))
    return try site.follow(try site.send(HTMLForm(form).pressing(try #require(form.button(button))))).page
  }

  @Test func `has no button in the week`() throws {
    let (site, id) = try site()

    let entry = try #require(try site.plan("2026-11-23").element(id: "entry-\(id.number)"))

    #expect(entry.all("form").isEmpty)
    #expect(entry.all("a").last?["href"] == "/plan/2026-11-23?entry=\(id.number)#entry")
  }

  @Test func `asks for today or the planned day`() throws {
    let (site, id) = try site()

    let form = try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten"))

    #expect(form.first("legend")?.words == "Ate it? Add it to")
    #expect(form.all("button").map(\.words) == ["Today", "Monday 23 November"])
  }

  @Test func `adds it today at the current time`() throws {
    let (site, id) = try site()

    let page = try eat(id, "Today", site)

    let meal = try #require(try site.stored().first).content
    #expect(meal.date == Site.today && meal.time == Site.noon && meal.category == .lunch)
    #expect(page.notice == "Added to today: “Soup”.")
    #expect(page.element(id: "entry-\(id.number)")?.first("p", class: "ate")?.words == "Eaten")
    #expect(try sheet(id, site).button("Not eaten") != nil)
    #expect(try sheet(id, site).button("Today") == nil)
  }

  @Test func `adds it on the planned day without a time`() throws {
    let (site, id) = try site()

    let page = try eat(id, "Monday 23 November", site)

    let meal = try #require(try site.stored().first).content
    #expect(meal.date.iso == "2026-11-23" && meal.time == nil && meal.category == .dinner)
    #expect(page.notice == "Added to Monday 23 November: “Soup”.")
  }

  @Test func `asks for the day if an old page sends none`() throws {
    let (site, id) = try site()
    let form = HTMLForm(try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten")))

    let answer = try site.send(form)

    #expect(answer["Location"] == "/plan/2026-11-23?entry=\(id.number)#entry")
    #expect(try site.stored().isEmpty)
  }

  @Test func `adds one meal on the first chosen day if sent twice`() throws {
    let (site, id) = try site()
    let form = HTMLForm(try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten")))

    _ = try site.send(form.with(["day": "2026-11-21"]))
    let page = try site.follow(try site.send(form.with(["day": "2026-11-23"]))).page
    let undated = try site.follow(try site.send(form)).page

    #expect(try site.stored().map(\.content.date) == [Site.today])
    #expect([page, undated].map(\.notice) == ["Added to today: “Soup”.", "Added to today: “Soup”."])
  }

  @Test(arguments: ["", "soon", "2026-02-30"]) func `is refused for an invalid day`(day: String) throws {
    let (site, id) = try site()
    let form = HTMLForm(try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten")))

    #expect(try site.send(form.with(["day": day])).status == 400)
    #expect(try site.stored().isEmpty)
  }

  @Test func `is refused for a read-only day`() throws {
    let (site, id) = try site()
    let form = HTMLForm(try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/eaten")))
    try site.save("diary", ["past_days_read_only": "1"])

    #expect(try site.send(form.with(["day": "2026-11-20"])).status == 409)
    #expect(try site.stored().isEmpty)
  }

  @Test func `shows no note about read-only days`() throws {
    let (site, _) = try site()
    try site.save("diary", ["past_days_read_only": "1"])

    #expect(!(try site.plan("2026-11-23").words.contains("read-only")))
  }
}
