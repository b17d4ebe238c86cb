import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Changing a plan entry that another member changed` {
  private func form(_ id: PlanEntry.ID, _ site: Site, _ index: Int) throws -> HTMLForm {
    let sheet = try #require(try site.plan("2026-11-21?entry=\(id.number)").element(id: "entry"))
    return HTMLForm(sheet.all("form", where: ("action", "/plan/entries/\(id.number)/move#entry"))[index])
  }

  private func mine(_ page: HTMLElement, _ id: PlanEntry.ID) throws -> HTMLForm {
    HTMLForm(try #require(page.form(to: "/plan/entries/\(id.number)/move")))
  }

  @Test func `shows both versions and saves one's own with one tap`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try site.plan(try site.addRecipe("Soup"), on: "2026-11-16", servings: 2)
    let typed = try form(id, site, 2).with(["slot": "Dinner", "servings": "4"])
    _ = try site.planStore.change(id, PlanChange(servings: Servings(3)), from: 1, by: bob)

    let conflict = try site.send(typed)

    #expect(conflict.status == 409)
    #expect(conflict.page.words.contains("\(bob.name) changed this entry"))
    #expect(
      conflict.page.first("table", class: "versions")?.all("td").map(\.words) == ["Dinner", "Any time", "4", "3"])
    #expect(try site.planStore.entry(id, for: site.person).servings.count == 3)

    #expect(try site.send(try mine(conflict.page, id)).status == 303)
    #expect(try site.send(try mine(conflict.page, id)).status == 303)
    let entry = try site.planStore.entry(id, for: site.person)
    #expect(entry.servings.count == 4 && entry.slot == .dinner)
  }

  @Test func `restores a removed entry once with what was typed`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let id = try site.plan(words: "Soup", on: "2026-11-16")
    let typed = try form(id, site, 1).with(["day": "2026-11-18"])
    try site.planStore.remove([id], by: bob)

    let conflict = try site.send(typed)

    #expect(conflict.status == 409)
    #expect(conflict.page.link("Leave it removed") == "/plan/2026-11-16")
    #expect(try site.planned() == [])

    _ = try site.send(try mine(conflict.page, id))
    _ = try site.send(try mine(conflict.page, id))
    #expect(try site.planned() == ["2026-11-18: Soup"])
  }
}
