import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The plan` {
  @Test func `opens at today or at a picked day`() throws {
    let site = try Site()

    #expect(try site.get("plan").page.words == (try site.get("plan/2026-11-21").page.words))
    #expect(try site.get("plan?day=2026-11-02")["Location"] == "/plan/2026-11-02")
    #expect(try site.get("plan?day=never")["Location"] == "/plan/2026-11-21")
    #expect(try site.get("plan/2026-02-30").status == 404)
  }

  @Test func `has a section for each day of the week`() throws {
    let page = try Site().plan("2026-11-18")

    let days = page.first("div", class: "plan")?.all("section").compactMap { $0["id"] }
    #expect(days == (16...22).map { "day-2026-11-\($0)" })
    #expect(page.first("h1")?.words == "Plan 16 to 22 November")
    #expect(page.day("2026-11-21")?.classes == ["now"])
    #expect(page.first("title")?.words == "Plan, 16 to 22 November · Tiffin")
  }

  @Test func `uses the person's first day of the week`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.weekStart = .sunday }

    let days = try site.plan().first("div", class: "plan")?.all("section").compactMap { $0["id"] }

    #expect(days?.first == "day-2026-11-15")
    #expect(days?.last == "day-2026-11-21")
  }

  @Test func `shows energy and cost above each day`() throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500, cents: 1_250), on: "2026-11-16")

    let page = try site.plan()

    #expect(page.day("2026-11-16")?.dayHeading == "Monday: 500 kcal · $12.50")
    #expect(page.day("2026-11-17")?.dayHeading == "Tuesday: Nothing planned")
    #expect(page.day("2026-11-16")?.first("article")?.first("p")?.words == "500 kcal · $12.50")
  }

  @Test func `shows servings only if they differ from those the household cooks for`() throws {
    let site = try Site()
    try site.save("cooking", ["cooks_for": "2"])
    let soup = try site.addRecipe("Soup", kcal: 500, cents: 1_250)
    try site.plan(soup, on: "2026-11-16", servings: 1)
    try site.plan(soup, on: "2026-11-17")

    let page = try site.plan()

    #expect(page.day("2026-11-16")?.first("article")?.first("p")?.words == "500 kcal · $12.50 · 1 serving")
    #expect(page.day("2026-11-17")?.first("article")?.first("p")?.words == "500 kcal · $25.00")
  }

  @Test func `marks an estimate and says once what is missing`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup", kcal: 500)
    try site.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_cents = 300")
    }
    try site.plan(soup, on: "2026-11-16")
    try site.plan(words: "Leftovers", on: "2026-11-16")
    try site.plan(words: "Eating out", on: "2026-11-17")

    let page = try site.plan()

    #expect(page.day("2026-11-16")?.dayHeading == "Monday: 500 kcal · ≈ $3.00")
    #expect(page.day("2026-11-17")?.dayHeading == "Tuesday: No figures yet")
    let against = page.first("section", class: "against")?.all("p").map(\.words)
    #expect(against == ["≈ $3.00 for the week", "500 kcal a day"])
    let doubts = try #require(page.first("div", class: "doubts"))
    #expect(doubts.all("p").map(\.words).first == "2 entries without cost or kcal.")
    #expect(
      doubts.all("p").map(\.words).last
        == "Estimated from the recipes’ ingredients, servings assumed for one entry. Correct it")
    #expect(doubts.all("a").map { $0["href"] } == ["/recipes/\(soup.number)?servings=1#known"])
  }

  @Test func `links to the recipe whose cost is missing`() throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500, cents: 1_250), on: "2026-11-16")
    let stew = try site.addRecipe("Stew", kcal: 400)
    try site.plan(stew, on: "2026-11-17")

    let doubts = try #require(try site.plan().first("div", class: "doubts"))

    #expect(doubts.words == "1 entry without cost. Add")
    #expect(doubts.first("a")?["href"] == "/recipes/\(stew.number)?servings=1#known")
  }

  @Test(arguments: [
    ("20", "$12.50 of $20.00", "62.5"), ("12.50", "$12.50 of $12.50", "100"),
    ("10", "$12.50 of $10.00 $2.50 over", "100"),
  ])
  func `compares the week's cost with the budget`(budget: String, words: String, share: String) throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500, cents: 1_250), on: "2026-11-16")
    try site.save("money", ["weekly_budget": budget])

    let against = try #require(try site.plan().first("section", class: "against"))

    #expect(against.first("p")?.words == words)
    #expect(against.first("rect")?["width"] == "\(share)%")
  }

  @Test(arguments: [(2_410, "$24.10 paid"), (9_500, "$95.00 paid, $5.00 over")])
  func `shows what was paid in the week beside what is planned`(paid: Int, words: String) throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500, cents: 1_250), on: "2026-11-16")
    try site.save("money", ["weekly_budget": "90"])
    try site.pay(paid, on: try #require(LocalDate(iso: "2026-11-22")))
    try site.pay(7_000, on: try #require(LocalDate(iso: "2026-11-23")))

    let cost = try #require(try site.plan().first("section", class: "against"))

    #expect(cost.all("p").map(\.words).prefix(2) == ["$12.50 planned, of $90.00", words])
    #expect(cost.link(words) == "/groceries/purchases")
  }

  @Test func `compares each day with the energy goal, in words and as a bar`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "600"])
    let soup = try site.addRecipe("Soup", kcal: 500)
    for day in ["2026-11-16", "2026-11-17", "2026-11-17"] { try site.plan(soup, on: day) }

    let page = try site.plan()

    #expect(page.day("2026-11-16")?.dayHeading == "Monday: 500 kcal")
    #expect(page.day("2026-11-17")?.dayHeading == "Tuesday: 1,000 kcal, 400 over")
    #expect(page.day("2026-11-16")?.first("rect")?["width"] == "83.3%")
    let against = page.first("section", class: "against")?.words ?? ""
    #expect(against.contains("750 kcal a day goal 600"))
  }

  @Test func `says how far a day is under the goal once three meals are planned`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000"])
    let soup = try site.addRecipe("Soup", kcal: 500)
    for slot in ["Breakfast", "Lunch", "Dinner"] { try site.plan(soup, on: "2026-11-16", slot: slot) }
    for slot in ["Snack", "Lunch", "Dinner"] { try site.plan(soup, on: "2026-11-17", slot: slot) }

    let page = try site.plan()

    #expect(page.day("2026-11-16")?.dayHeading == "Monday: 1,500 kcal, 500 under")
    #expect(page.day("2026-11-17")?.dayHeading == "Tuesday: 1,500 kcal")
  }

  @Test func `names the meal of the day only where it adds information`() throws {
    let site = try Site()
    let plan = { (slots: [String?], day: String) in
      for slot in slots { try site.plan(try site.addRecipe("Soup"), on: day, slot: slot) }
    }
    try plan(["Dinner"], "2026-11-16")
    try plan(["Dinner", "Dinner", nil], "2026-11-17")
    try plan(["Lunch", "Dinner", "Lunch", "Dinner"], "2026-11-18")
    try plan(["Breakfast"], "2026-11-19")
    try plan(["Snack", "Snack", nil], "2026-11-20")

    let page = try site.plan()
    let slots = (16...20).map { day in
      page.day("2026-11-\(day)")?.all("article").map { $0.first("p")?.words ?? "" } ?? []
    }

    #expect(
      slots == [
        [""], ["", "", ""], ["Lunch", "", "Dinner", ""], ["Breakfast"], ["Snack", "", ""],
      ])
  }

  @Test func `leaves a day with unknown energy out of the average`() throws {
    let site = try Site()
    try site.plan(try site.addRecipe("Soup", kcal: 500), on: "2026-11-16")
    try site.plan(words: "Eating out", on: "2026-11-17")

    let against = try #require(try site.plan().first("section", class: "against"))

    #expect(against.words.contains("500 kcal a day"))
  }

  @Test func `is shared by the household`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let carol = try site.addPerson("carol")
    try site.plan(words: "Soup", on: "2026-11-16")

    #expect(try site.get("plan/2026-11-21", by: site.browser(of: bob)).page.planNames == ["Soup"])
    #expect(try site.get("plan/2026-11-21", by: site.browser(of: carol)).page.planNames == [])
  }

  @Test func `takes few statements, however much is planned`() throws {
    let site = try Site()
    let soup = try site.addRecipe("Soup", kcal: 500)
    for day in 16...22 { for _ in 0..<5 { try site.plan(soup, on: "2026-11-\(day)") } }
    let tally = StatementCounter()

    _ = try StatementCounter.$current.withValue(tally) { try site.get("plan/2026-11-21") }

    #expect(tally.statements <= 5)
  }

  @Test func `escapes its text`() throws {
    let site = try Site()
    try site.plan(words: "<b>Soup</b> & \"bread\"", on: "2026-11-16")

    #expect(try site.plan().planNames == ["<b>Soup</b> & \"bread\""])
  }
}
