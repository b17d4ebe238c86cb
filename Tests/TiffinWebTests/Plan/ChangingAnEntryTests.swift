import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Changing a plan entry` {
  private func sheet(_ id: PlanEntry.ID, _ site: Site) throws -> HTMLElement {
    try #require(try site.plan("2026-11-21?entry=\(id.number)").element(id: "entry"))
  }

  private func forms(_ id: PlanEntry.ID, _ site: Site) throws -> [HTMLForm] {
    try sheet(id, site).all("form", where: ("action", "/plan/entries/\(id.number)/move#entry")).map(HTMLForm.init)
  }

  @Test func `moves it to another day of the week`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")

    let days = try sheet(id, site).first("div", class: "days")?.all("button") ?? []
    let answer = try site.send(try forms(id, site)[0].pressing(days[3]))

    #expect(days.map { $0["aria-current"] } == ["date", nil, nil, nil, nil, nil, nil])
    #expect(answer["Location"] == "/plan/2026-11-19?moved=\(id.number)&from=2%2C2026-11-16%2C1%2C#entry-\(id.number)")
    #expect(try site.follow(answer).page.notice == "Changed “Soup”.")
    #expect(try site.planned() == ["2026-11-19: Soup"])
  }

  @Test func `can be undone with one tap, including day, time and servings`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", cents: 100), on: "2026-11-16")
    _ = try site.send(try forms(id, site)[2].with(["slot": "Dinner", "servings": "4"]))
    let before = try site.planStore.entry(id, for: site.person)

    for day in ["2026-11-18", "2026-12-24"] {
      let page = try site.follow(try site.send(try forms(id, site)[1].with(["day": day]))).page
      let undo = HTMLForm(try #require(page.form(to: "/plan/entries/\(id.number)/move")))
      for _ in 1...2 { #expect(try site.follow(try site.send(undo)).page.notice == "Changed “Soup”.") }
      let now = try site.planStore.entry(id, for: site.person)
      #expect(now.day == before.day && now.slot == .dinner && now.servings.count == 4)
    }
    let page = try site.follow(try site.send(try forms(id, site)[2].with(["slot": "", "servings": "2"]))).page
    _ = try site.send(HTMLForm(try #require(page.form(to: "/plan/entries/\(id.number)/move"))))
    let now = try site.planStore.entry(id, for: site.person)
    #expect(now.slot == .dinner && now.servings.count == 4)
  }

  @Test func `is not undone over another member's change`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let moved = try site.send(try forms(id, site)[1].with(["day": "2026-11-18"]))
    let page = try site.follow(moved).page
    let undo = HTMLForm(try #require(page.form(to: "/plan/entries/\(id.number)/move")))
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    _ = try site.planStore.change(id, PlanChange(servings: Servings(6)), from: nil, by: bob)

    let answer = try site.send(undo)
    let fetchedAgain = try site.follow(moved).page

    #expect(answer.status == 409)
    #expect(fetchedAgain.form(to: "/plan/entries/\(id.number)/move") == nil)
    let now = try site.planStore.entry(id, for: site.person)
    #expect(now.day.iso == "2026-11-18" && now.servings.count == 6)
  }

  @Test func `cannot be undone if another member made the same change`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let move = try forms(id, site)[1].with(["day": "2026-11-18"])
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    for change in [PlanChange(day: LocalDate(iso: "2026-11-18")), PlanChange(servings: Servings(6))] {
      _ = try site.planStore.change(id, change, from: nil, by: bob)
    }

    let page = try site.follow(try site.send(move)).page

    #expect(page.notice == "Changed “Soup”." && page.form(to: "/plan/entries/\(id.number)/move") == nil)
  }

  @Test func `is applied once if the form is sent twice, and can still be undone`() throws {
    let site = try Site()
    let ids = try ["Soup", "Bread", "Fish"].map { try site.plan(words: $0, on: "2026-11-16") }
    let move = try forms(ids[0], site)[1].with(["day": "2026-11-18"])
    _ = try site.send(move)
    let page = try site.follow(try site.send(move)).page
    _ = try site.send(HTMLForm(try #require(page.form(to: "/plan/entries/\(ids[0].number)/move"))))
    #expect(try site.planStore.entry(ids[0], for: site.person).day.iso == "2026-11-16")

    let sheet = try sheet(ids[0], site)
    let step = try #require(sheet.all("form").first { $0.button("Move up") != nil })
    let up = HTMLForm(step).pressing(try #require(step.button("Move up")))
    for _ in 1...2 { #expect(try site.follow(try site.send(up)).page.notice == "Changed “Soup”.") }
    #expect(try site.plan("2026-11-16").planNames == ["Bread", "Soup", "Fish"])
    _ = try site.planStore.step(ids[1], .down, by: site.person)
    let late = try site.follow(try site.send(up)).page
    #expect(late.notice?.hasPrefix("You, in another window, already changed “Soup”. It is now on") == true)
  }

  @Test(arguments: [
    "", "1", "1,2026-11-16", "1,x,2,Dinner", "1,2026-11-16,0,", "1,2026-11-16,99999,", "9,2026-11-16,1,",
  ])
  func `offers no Undo if the address is incomplete`(from: String) throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-18")

    let page = try site.plan("2026-11-18?moved=\(id.number)&from=\(from)")

    #expect(page.notice == "Changed “Soup”." && page.form(to: "/plan/entries/\(id.number)/move") == nil)
  }

  @Test func `moves it to any day and sets its time and servings`() throws {
    let site = try Site()
    let id = try site.plan(try site.addRecipe("Soup", cents: 100), on: "2026-11-16")

    _ = try site.send(try forms(id, site)[2].with(["slot": "Dinner", "servings": "4"]))
    _ = try site.send(try forms(id, site)[1].with(["day": "2026-12-24"]))

    let entry = try site.planStore.entry(id, for: site.person)
    #expect(entry.day.iso == "2026-12-24" && entry.slot == .dinner && entry.servings.count == 4)
  }

  @Test(arguments: ["0", "-1", "1001", "many", "1,234", "2.5", "0,5"])
  func `refuses invalid servings`(typed: String) throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")

    let answer = try site.send(try forms(id, site)[2].with(["servings": typed, "slot": "Lunch"]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Servings are a whole number from 1 to 1000"])
    #expect(answer.page.element(id: "servings")?["value"] == typed)
    #expect(try site.planStore.entry(id, for: site.person).slot == nil)
  }

  @Test func `does not overwrite another member's change, and shows both versions`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let mine = try forms(id, site)[1].with(["day": "2026-11-18"])
    _ = try site.planStore.change(id, PlanChange(day: LocalDate(iso: "2026-11-20")), from: 1, by: bob)

    let conflict = try site.send(mine)

    #expect(conflict.status == 409)
    #expect(conflict.page.first("h1")?.words == "Changed meanwhile Soup, Friday 20 November")
    let cells = conflict.page.first("table", class: "versions")?.all("td").map(\.words)
    #expect(cells == ["Wednesday 18 November", "Friday 20 November"])
    #expect(try site.planned() == ["2026-11-20: Soup"])
  }

  @Test func `moves it up and down among entries of the same time`() throws {
    let site = try Site()
    let ids = try ["Soup", "Bread", "Fish"].map { try site.plan(words: $0, on: "2026-11-16") }
    func press(_ button: String, _ id: PlanEntry.ID) throws -> HTMLElement {
      let sheet = try sheet(id, site)
      let form = try #require(sheet.all("form").first { $0.button(button) != nil })
      return try site.follow(try site.send(HTMLForm(form).pressing(try #require(form.button(button))))).page
    }

    let up = try press("Move up", ids[2])
    let down = try press("Move down", ids[0])

    #expect(up.notice == "Changed “Fish”.")
    #expect(up.planNames == ["Soup", "Fish", "Bread"])
    #expect(down.planNames == ["Fish", "Soup", "Bread"])
    #expect(try sheet(ids[2], site).button("Move up") == nil)
    #expect(try sheet(ids[1], site).button("Move down") == nil)
  }

  @Test func `does not offer to move it up or down if it is alone at its time`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    try site.plan(words: "Bread", on: "2026-11-17")

    #expect(try sheet(id, site).button("Move up") == nil)
    #expect(try sheet(id, site).button("Move down") == nil)
  }

  @Test func `does not remove an entry that another member changed`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let form = HTMLForm(try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/delete")))
    _ = try site.planStore.change(id, PlanChange(day: LocalDate(iso: "2026-11-20")), from: 1, by: bob)

    let page = try site.follow(try site.send(form)).page

    #expect(page.notice?.hasPrefix("\(bob.name) already changed “Soup”. It is now on") == true)
    #expect(try site.planned() == ["2026-11-20: Soup"])
  }

  @Test func `removes it once if the form is sent twice, and offers to restore it`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-12-16")
    let sheet = try #require(try site.plan("2026-12-16?entry=\(id.number)").element(id: "entry"))
    let form = HTMLForm(try #require(sheet.form(to: "/plan/entries/\(id.number)/delete")))

    _ = try site.send(form)
    let page = try site.follow(try site.send(form)).page

    #expect(page.notice == "Removed “Soup”.")
    #expect(page.form(to: "/plan/2026-12-16/restore") != nil)
  }

  @Test func `can remove and restore it`() throws {
    let site = try Site()
    let id = try site.plan(words: "Soup", on: "2026-11-16")

    let form = try #require(try sheet(id, site).form(to: "/plan/entries/\(id.number)/delete"))
    let page = try site.follow(try site.send(HTMLForm(form))).page
    let back = try site.follow(
      try site.send(HTMLForm(try #require(page.form(to: "/plan/2026-11-16/restore"))))
    ).page

    #expect(page.notice == "Removed “Soup”.")
    #expect(page.planNames == [])
    #expect(back.notice == "Restored “Soup”.")
    #expect(back.planNames == ["Soup"])
  }

  @Test func `does nothing if another member removed it, and offers to restore it`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let move = try forms(id, site)[1].with(["day": "2026-11-18"])
    let more = try forms(id, site)[2].with(["servings": "4", "slot": "Dinner"])
    let eat = HTMLForm(try #require(try site.plan("2026-11-16").form(to: "/plan/entries/\(id.number)/eaten")))
    try site.planStore.remove([id], by: bob)

    for form in [move, more] {
      let conflict = try site.send(form)

      #expect(conflict.status == 409)
      #expect(conflict.page.first("h1")?.words == "Removed meanwhile Soup, Monday 16 November")
      #expect(conflict.page.button("Restore mine") != nil)
    }
    for form in [eat] {
      let page = try site.follow(try site.send(form)).page

      #expect(page.notice == "\(bob.name) removed “Soup”. Your change was not saved.")
      #expect(page.form(to: "/plan/2026-11-16/restore")?.button("Restore") != nil)
      #expect(page.form(to: "/plan/2026-11-16/restore")?.button("Undo") == nil)
    }
    #expect(try site.stored().isEmpty)
    let page = try site.follow(try site.send(eat)).page
    let back = try site.send(HTMLForm(try #require(page.form(to: "/plan/2026-11-16/restore"))))
    #expect(try site.follow(back).page.notice == "Restored “Soup”.")
    let entry = try site.planStore.entry(id, for: site.person)
    #expect(entry.day.iso == "2026-11-16" && entry.slot == nil && entry.servings.count != 4)
  }
}
