import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A day of the diary` {
  @Test func `is today when the app opens`() throws {
    let site = try Site()

    let first = try site.get("")

    #expect(first.status == 200)
    #expect(first.page.first("h1")?.words == "Today Saturday 21 November")
    #expect(first.page.words == (try site.day("2026-11-21").words))
  }

  @Test(arguments: [
    ("2026-11-20", "Yesterday Friday 20 November"), ("2026-11-22", "Tomorrow Sunday 22 November"),
    ("2026-11-18", "Wednesday 18 November"), ("2025-12-31", "Wednesday 31 December 2025"),
  ]) func `has its weekday in its heading`(day: String, title: String) throws {
    let site = try Site()

    #expect(try site.day(day).first("h1")?.words == title)
  }

  @Test func `links to the day before, the day after and any day`() throws {
    let site = try Site()

    let page = try site.day("2026-03-01")

    #expect(page.first("a", where: ("rel", "prev"))?["href"] == "/diary/2026-02-28")
    #expect(page.first("a", where: ("rel", "next"))?["href"] == "/diary/2026-03-02")
    #expect(try site.get("diary?day=2024-02-29")["Location"] == "/diary/2024-02-29")
    #expect(try site.get("diary?day=29/02/2024")["Location"] == "/diary/2024-02-29")
    #expect(try site.get("diary?day=soon")["Location"] == "/diary/2026-11-21")
  }

  @Test(arguments: ["2026-02-30", "2026-11-2", "21-11-2026", "0000-01-01", "today"])
  func `is not found if the date does not exist`(day: String) throws {
    let site = try Site()

    #expect(try site.get("diary/\(day)").status == 404)
  }

  @Test func `links to no day beyond the calendar's ends`() throws {
    let site = try Site()

    #expect(try site.day("0001-01-01").first("a", where: ("rel", "prev")) == nil)
    #expect(try site.day("9999-12-31").first("a", where: ("rel", "next")) == nil)
  }

  @Test func `shows its meals by category, the four standard ones first`() throws {
    let site = try Site()
    try site.add(.make("Soup", .lunch))
    try site.add(.make("Eggs", .breakfast))
    try site.add(.make("Pancakes", MealCategory("Brunch")))

    let slots = try site.day().all("section", class: "slot")

    #expect(slots.map { $0.first("h2")?.words } == ["Breakfast", "Lunch", "Dinner", "Snack", "Brunch"])
    #expect(slots.map(\.dayMeals) == [["Eggs"], ["Soup"], [], [], ["Pancakes"]])
  }

  @Test func `merges categories that look alike, and lists blank ones last`() throws {
    let site = try Site()
    for category in ["  ", "Brunch", "brunch ", "Élevenses"] { try site.add(.make("Toast", MealCategory(category))) }

    let slots = try site.day().all("section", class: "slot").dropFirst(4)

    #expect(slots.map { $0.first("h2")?.words } == ["Brunch", "Élevenses", "No category"])
  }

  @Test func `shows only its own meals`() throws {
    let site = try Site()
    try site.add(.ramen(on: #require(Site.today.adding(days: -1))))

    #expect(try site.day().dayMeals.isEmpty)
  }

  @Test func `sums carbs, protein, fat and energy after each meal`() throws {
    let site = try Site()
    #expect(try site.day().sums == ["0 kcal", "Carbs 0 g", "Protein 0 g", "Fat 0 g"])

    try site.add(.make("Eggs", kcal: 1_000, grams: (2, 13, 11)))
    try site.add(.make("Soup", kcal: 254, grams: (20, 4, 5)))

    #expect(try site.day().sums == ["1,254 kcal", "Carbs 22 g", "Protein 17 g", "Fat 16 g"])
  }

  @Test func `compares its sums with the goals`() throws {
    let site = try Site()
    try site.people.change(site.person.id) {
      $0.goals.energy = try? Energy(kilocalories: 2_000)
      $0.goals.macros.carbs = try? Mass(milligrams: 230_000)
    }
    try site.add(.make("Eggs", kcal: 1_244, grams: (126, 13, 11)))

    let page = try site.day()

    #expect(page.sums == ["1,244 of 2,000 kcal", "Carbs 126 of 230 g", "Protein 13 g", "Fat 11 g"])
    #expect(page.first("section", class: "sum")?.words.contains("756 kcal left.") == true)
  }

  @Test func `says how far the goal is exceeded`() throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.goals.energy = try? Energy(kilocalories: 1_000) }
    try site.add(.make("Feast", kcal: 1_120))

    #expect(try site.day().first("section", class: "sum")?.words.contains("120 kcal over the goal.") == true)
  }

  @Test func `says how many meals have no energy`() throws {
    let site = try Site()
    try site.add(.make("Eggs", kcal: 200, grams: (2, 13, 11)))
    try site.add(.something())

    let sum = try #require(try site.day().first("section", class: "sum"))

    #expect(try site.day().sums.first == "200 kcal")
    #expect(sum.words.contains("1 meal without kcal or grams. Add"))
  }

  @Test(arguments: [false, true]) func `shows a dash instead of 0 if no meal has figures`(hasGoal: Bool) throws {
    let site = try Site()
    if hasGoal { try site.save("goals", ["calorie_goal": "2000", "carbs_goal": "230"]) }
    try site.add(.something())

    let sum = try #require(try site.day().first("section", class: "sum"))

    #expect(sum.first("div", class: "energy")?.words == (hasGoal ? "– of 2,000 kcal" : "– kcal"))
    #expect(sum.all("circle").count == 1)
    #expect(sum.words.contains("Carbs no grams yet"))
    #expect(sum.all("rect").isEmpty)
    #expect(!sum.words.contains("0 g"))
    #expect(!sum.words.contains("at least") && !sum.words.contains("left"))
  }

  @Test func `has an empty ring and empty bars before the first meal`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000", "carbs_goal": "230"])

    let sum = try #require(try site.day().first("section", class: "sum"))

    #expect(sum.first("div", class: "energy")?.words == "0 of 2,000 kcal")
    #expect(sum.all("circle").count == 1)
    #expect(sum.all("rect").isEmpty)
    #expect(sum.words.contains("2,000 kcal left."))
  }

  @Test func `says once below the sums that a meal has no grams`() throws {
    let site = try Site()
    try site.add(.caprese())
    var meal = try MealContent.make("Something")
    meal.macros = .unknown
    try site.add(meal)

    let sum = try #require(try site.day().first("section", class: "sum"))

    #expect(sum.words.contains("Carbs 12 g"))
    #expect(sum.words.contains("1 meal without grams. Add"))
  }

  @Test func `shows its week with each day's energy`() throws {
    let site = try Site()
    try site.add(.make("Eggs", kcal: 1_200, on: #require(Site.today.adding(days: -5))))

    let week = try #require(try site.day().first("ul", class: "week")).all("a")

    #expect(week.map { $0["href"]?.suffix(2) } == ["16", "17", "18", "19", "20", "21", "22"])
    #expect(week.first?.first("span", class: "vh")?.words == "Mon 16 November, 1,200 kcal")
    #expect(week.filter { $0["aria-current"] == "date" }.map { $0["href"] } == ["/diary/2026-11-21"])
  }

  @Test func `shows no 0 in its week for a day with unknown energy`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000"])
    for day in ["2026-11-16", "2026-11-17"] { try site.add(.something(on: try #require(LocalDate(iso: day)))) }
    try site.add(.make("Eggs", kcal: 1_200, on: try #require(LocalDate(iso: "2026-11-17"))))

    let week = try #require(try site.day().first("ul", class: "week")).all("a")

    #expect(week[0].first("span", class: "vh")?.words == "Mon 16 November, no kcal yet")
    #expect(week[0].all("circle").count == 1)
    #expect(week[1].first("span", class: "vh")?.words == "Tue 17 November, 1,200 kcal")
  }

  @Test func `takes at most seven statements`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let tally = StatementCounter()

    _ = try StatementCounter.$current.withValue(tally) { try site.day("2026-11-21?added=\(id.number)") }

    #expect(tally.statements <= 7)
  }

  @Test func `offers to undo a meal that was just added`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let page = try site.day("2026-11-21?added=\(id.number)")
    let notice = try #require(page.first("div", class: "flash"))
    let undo = try #require(notice.first("form"))

    #expect(notice.elements.filter { $0.name != "input" }.map(\.words) == ["Added. 354 kcal today.", "Undo"])
    _ = try site.send(HTMLForm(undo))
    #expect(try site.day().dayMeals.isEmpty)
  }
}

@Suite struct `A day's page` {
  @Test func `shows sums, meals and graph in this order`() throws {
    let day = try #require(try Site().day().first("div", class: "day"))

    let parts = day.elements.compactMap { $0["class"] }

    #expect(parts.prefix(3) == ["card sum", "stack list", "card graph"])
  }

  @Test func `has less common actions in a menu`() throws {
    let site = try Site()
    try site.add(.caprese())

    let menu = try #require(try site.day().first("div", class: "dayhead")?.first("details", class: "menu"))
    let other = try #require(try site.day("2026-11-20").first("div", class: "dayhead")?.first("details", class: "menu"))

    #expect(menu.first("summary")?["aria-label"] == "More for this day")
    #expect(menu.all("a").map(\.words) == ["Copy this day", "Trends", "Print"])
    #expect(other.all("a").map(\.words) == ["Back to today", "Trends", "Print"])
    #expect(menu.first("input", where: ("name", "day"))?["value"] == "2026-11-21")
    #expect(menu.all("button").map(\.words) == ["Go"])
  }
}

@Suite struct `An empty diary` {
  @Test func `offers sample meals until it has a meal`() throws {
    let site = try Site()
    let form = try #require(try site.day().form(to: "/meals/samples"))

    _ = try site.send(HTMLForm(form))

    #expect(try site.stored().count == 3)
    #expect(try site.day("2020-01-01").form(to: "/meals/samples") == nil)
  }
}
