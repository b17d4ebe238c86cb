import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The number of people a household cooks for` {
  /// The servings of what is planned without saying for how many.
  private func planned(_ site: Site, on day: String) throws -> Int {
    let soup = try site.write("Soup", "400 g tomatoes")
    let entry = NewPlanEntry(.recipe(soup), on: try #require(LocalDate(iso: day)))
    let id = try site.planStore.add(entry, key: .random(), by: site.person)
    return try site.planStore.entry(id, for: site.person).servings.count
  }

  @Test(arguments: [(["bob", "carol"], 3), (["bob"], 2), ([], 2)])
  func `is the number of members at first, and never less than two`(others: [String], count: Int) throws {
    let site = try Site(cooksFor: nil)
    for name in others { _ = try site.addPerson(name, toHouseholdOf: site.person) }

    let field = try #require(try site.settings("cooking").element(id: "cooks_for"))

    #expect(field["value"] == "" && field["placeholder"] == "\(count)")
    #expect(try planned(site, on: "2026-11-21") == count)
    #expect(!(try site.settings("cooking").words.contains("Leave empty")))
  }

  @Test func `is asked once in the plan before it is set`() throws {
    let site = try Site(cooksFor: nil)
    #expect(try site.plan().element(id: "cooks-for") == nil)
    let soup = try site.plan(try site.write("Soup", "400 g tomatoes"), on: "2026-11-22")
    let page = try site.plan()
    let form = HTMLForm(try #require(page.form(to: "/settings")))
    #expect(form["cooks_for"] == "2")
    let firstDay = try #require(page.descendants.firstIndex { $0["class"] == "plan" })
    #expect(try #require(page.descendants.firstIndex { $0["id"] == "cooks-for" }) < firstDay)

    let answer = try site.send(form)

    #expect(answer["Location"] == "/plan/2026-11-21")
    #expect(try site.planStore.entry(soup, for: site.person).servings.count == 2)
    #expect(try site.plan().element(id: "cooks-for") == nil)
  }

  @Test func `is asked in the sheet of the first meal, and stored with it`() throws {
    let site = try Site(cooksFor: nil)
    let form = try site.addForm(for: "2026-11-18")
    #expect(form["cooks_for"] == "2")

    let refused = try site.send(form.with(["text": "Soup", "cooks_for": "0"]))
    let searched = try site.follow(try site.send(form.with(["cooks_for": "5", "q": "stew"]))).page
    let answer = try site.send(form.with(["text": "Soup", "cooks_for": "1"]))

    #expect(refused.status == 422 && refused.page.error(at: "cooks_for") != nil)
    #expect(refused.page.value(of: "cooks_for") == "0" && refused.page.value(of: "text") == "Soup")
    #expect(searched.value(of: "cooks_for") == "5")
    #expect(answer.status == 303)
    #expect(try planned(site, on: "2026-11-19") == 1)
    #expect(try site.addForm(for: "2026-11-20")["cooks_for"] == nil)
    #expect(try site.plan().element(id: "cooks-for") == nil)
  }

  @Test func `applies to planned entries and groceries once it is set`() throws {
    let site = try Site(cooksFor: nil)

    let page = try site.save("cooking", ["cooks_for": "4"])
    let count = try planned(site, on: "2026-11-22")
    let form = HTMLForm(try #require(try site.plan().form(to: "/plan/2026-11-16/groceries")))
    _ = try site.send(form)

    #expect(page.notice == "Saved: you cook for 4.")
    #expect(page.value(of: "cooks_for") == "4")
    #expect(count == 4)
    #expect(try site.groceryList().groceryLines == ["Tomatoes 800 g"])
  }

  @Test func `can change planned meals from today on`() throws {
    let site = try Site(cooksFor: nil)
    try site.save("cooking", ["cooks_for": "2"])
    let soup = try site.write("Soup", "400 g tomatoes")
    for day in ["2026-11-20", "2026-11-21", "2026-11-24"] { try site.plan(soup, on: day) }
    let feast = try site.plan(soup, on: "2026-11-25", servings: 9)
    let servings = { (day: String) in
      let day = try #require(LocalDate(iso: day))
      return try site.planStore.week([day], for: site.person).days[0].entries.map(\.servings.count)
    }
    #expect(try site.settings("cooking").words.contains("Change 2 planned meals too"))

    let page = try site.save("cooking", ["cooks_for": "5"])

    #expect(page.notice == "Saved: you cook for 5, also in planned meals.")
    #expect(try ["2026-11-20", "2026-11-21", "2026-11-24"].map(servings) == [[2], [5], [5]])
    #expect(try site.planStore.entry(feast, for: site.person).servings.count == 9)
    var form = try site.settingsForm("cooking").with(["cooks_for": "3"])
    form.fields.removeAll { $0.0 == "planned" }
    #expect(try site.send(form).status == 303)
    #expect(try servings("2026-11-24") == [5])
    #expect(!(try site.settings("cooking").words.contains("planned meals too")))
  }

  @Test func `can be undone with the planned meals that it changed`() throws {
    let site = try Site(cooksFor: nil)
    let stew = try site.write("Stew", "1 kg potatoes")
    let meals = try ["2026-11-21", "2026-11-23", "2026-11-26"].map { try site.plan(stew, on: $0) }
    let feast = try site.plan(stew, on: "2026-11-25", servings: 6)
    let servings = { (id: PlanEntry.ID) in try site.planStore.entry(id, for: site.person).servings.count }
    let page = try site.save("cooking", ["cooks_for": "6"])
    #expect(try meals.map(servings) == [6, 6, 6])
    let undo = try #require(page.all("form").map { HTMLForm($0) }.first { $0["changed"] != nil })
    let change = PlanChange(servings: Servings(8))
    _ = try site.planStore.change(meals[1], change, from: nil, by: site.person)

    let after = try site.follow(try site.send(undo)).page

    #expect(after.notice == "Saved: you cook for 2, also in planned meals.")
    #expect(after.value(of: "cooks_for") == "")
    #expect(try meals.map(servings) == [2, 8, 2])
    #expect(try servings(feast) == 6)
  }

  @Test func `changes no meals of another household`() throws {
    let site = try Site(cooksFor: nil)
    let eve = try site.addPerson("eve", toHouseholdOf: nil)
    let hers = try site.planStore.add(
      NewPlanEntry(.words(try MealName("Pie")), on: try #require(LocalDate(iso: "2026-11-24"))), key: .random(), by: eve
    )

    _ = try site.sendSettings(["section": "cooking", "cooks_for": "5", "changed": String(hers.number)])

    #expect(try site.planStore.entry(hers, for: eve).servings.count == 2)
    #expect(try site.settings("cooking").value(of: "cooks_for") == "5")
  }

  @Test func `applies to the whole household and no other`() throws {
    let site = try Site(cooksFor: nil)
    let (bob, eve) = (
      try site.addPerson("bob", toHouseholdOf: site.person), try site.addPerson("eve", toHouseholdOf: nil)
    )
    let store = HouseholdSettingsStore(site.database)

    try site.save("cooking", ["cooks_for": "3"])

    #expect(try store.settings(of: bob.household).cooksFor == Servings(3))
    #expect(try store.settings(of: eve.household).cooksFor == nil)
  }

  @Test func `is reset by an empty field, and kept when another part is saved`() throws {
    let site = try Site(cooksFor: nil)
    try site.save("cooking", ["cooks_for": "4"])

    try site.save("money", ["weekly_budget": "90"])
    #expect(try site.settings("cooking").value(of: "cooks_for") == "4")
    try site.save("cooking", ["cooks_for": " "])

    #expect(try site.settings("cooking").value(of: "cooks_for") == "")
    #expect(try planned(site, on: "2026-11-21") == 2)
  }

  @Test(arguments: ["0", "-2", "1001", "2.5", "many"]) func `is refused if it is not a number of people`(
    typed: String
  ) throws {
    let site = try Site(cooksFor: nil)

    let answer = try site.send(try site.settingsForm("cooking").with(["cooks_for": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.value(of: "cooks_for") == typed)
    #expect(answer.page.error(at: "cooks_for") != nil)
    #expect(try site.settings("cooking").value(of: "cooks_for") == "")
  }
}
