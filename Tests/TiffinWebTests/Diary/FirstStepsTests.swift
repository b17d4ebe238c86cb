import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The first steps` {
  private let site: Site

  init() throws {
    site = try Site()
  }

  /// The card's steps: their first words, and whether they are done.
  private func steps(on day: String = "2026-11-21", by browser: Browser? = nil) throws -> [String]? {
    let page = try site.get("diary/\(day)", by: browser ?? site.me).page
    return page.first("section", class: "first")?.all("li").map { step in
      "\(step.first("b")?.words ?? "")\(step["class"] == "done" ? ": done" : "")"
    }
  }

  private func form(to action: String) throws -> HTMLForm {
    HTMLForm(try #require(try site.day().first("section", class: "first")?.form(to: action)))
  }

  private func send(_ form: HTMLForm) throws {
    #expect(try site.send(form).status == 303)
  }

  private func dismiss(_ step: String) throws {
    try send(try form(to: "/first-steps/\(step)/dismiss"))
  }

  private func plan(_ days: [String], _ slot: TiffinCore.MealCategory? = .dinner) throws {
    for day in days {
      let entry = NewPlanEntry(.words(try MealName("Soup")), on: try #require(LocalDate(iso: day)), slot: slot)
      _ = try site.planStore.add(entry, key: .random(), by: try site.people.builtIn())
    }
  }

  private var greens: [String] {
    get throws { try site.day().first("section", class: "first")?.all("button", class: "go").map(\.words) ?? [] }
  }

  static let all = ["A goal for the day", "What did you just eat?", "Plan three dinners"]

  @Test func `appear on today after setup and on no other day`() throws {
    #expect(try steps() == Self.all)
    #expect(try steps(on: "2026-11-20") == nil)
    #expect(try steps(on: "2026-11-22") == nil)
    #expect(try site.day().element(id: "first")?.words == "Three steps to start")
  }

  @Test func `are separate for each member`() throws {
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    try dismiss("meal")

    #expect(try steps(by: bob) == Self.all)
    #expect(try steps() == [Self.all[0], Self.all[2]])
  }

  @Test func `set a goal without leaving today`() throws {
    var goal = try form(to: "/settings")
    goal["calorie_goal"] = "2000"

    let answer = try site.send(goal)

    #expect(answer["Location"] == "/diary/2026-11-21")
    #expect(try steps() == ["A goal for the day: done", Self.all[1], Self.all[2]])
    #expect(try site.day().first("section", class: "first")?.words.contains("2,000 kcal") == true)
    #expect(try site.storedSettings.goals.energy == Energy(kilocalories: 2_000))
  }

  @Test func `keep a refused goal as it was typed`() throws {
    var goal = try form(to: "/settings")
    goal["calorie_goal"] = "a lot"

    let answer = try site.send(goal)

    #expect(answer.status == 422)
    #expect(answer.page.value(of: "calorie_goal") == "a lot")
    #expect(try steps() == Self.all)
  }

  @Test func `add a meal by its name alone`() throws {
    var meal = try form(to: "/diary/2026-11-21/meals")
    meal["name"] = "Toast"
    site.clock.seconds += 3_600

    try send(meal)

    #expect(try site.stored().map(\.content.name.text) == ["Toast"])
    #expect(try site.stored()[0].content.time == LocalTime(iso: "13:30"))
    #expect(try steps() == [Self.all[0], "What did you just eat?: done", Self.all[2]])
  }

  @Test func `complete the meal step with a meal from the quick entry`() throws {
    let entry = try site.quickEntry().with(["name": "Toast", "kcal": "120"])

    try send(entry)

    #expect(try steps()?[1] == "What did you just eat?: done")
  }

  @Test func `do not count sample meals, which are offered once`() throws {
    try send(try form(to: "/meals/samples"))

    #expect(try steps() == Self.all)
    #expect(try site.day().form(to: "/meals/samples") == nil)
    #expect(try site.day().dayMeals == ["Caprese salad"])
  }

  @Test func `complete the dinner step with dinners planned on three days of a week`() throws {
    try plan(["2026-11-21", "2026-11-21", "2026-11-22"])
    try plan(["2026-11-23", "2026-11-24"], .lunch)
    #expect(try steps() == Self.all)

    try plan(["2026-11-25"], nil)

    #expect(try steps()?[2] == "Plan three dinners: done")
    #expect(try !site.storedSettings.firstSteps.contains(.dinners))
  }

  @Test func `count dinners that another member planned`() throws {
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    try plan(["2026-11-21", "2026-11-22", "2026-11-23"])

    #expect(try steps(by: bob)?[2] == "Plan three dinners: done")
  }

  @Test func `disappear for good once all are completed`() throws {
    var goal = try form(to: "/settings")
    goal["calorie_goal"] = "2000"
    try send(goal)
    try plan(["2026-11-21", "2026-11-22", "2026-11-23"])
    try site.save("goals", ["calorie_goal": ""])
    #expect(try steps() == [Self.all[1], "Plan three dinners: done"])

    try send(try form(to: "/diary/2026-11-21/meals").with(["name": "Toast"]))
    let meal = try #require(try site.stored().first)
    try site.meals.delete(meal.id, by: site.person)

    #expect(try steps() == nil)
    #expect(try site.storedSettings.firstSteps == [])
  }

  @Test func `can be dismissed one by one for good`() throws {
    try dismiss("goal")
    #expect(try site.day().element(id: "first")?.words == "To start")
    try dismiss("dinners")
    try dismiss("meal")

    #expect(try steps() == nil)
    site.clock.seconds += 86_400
    #expect(try steps(on: "2026-11-22") == nil)
    #expect(try site.day("2026-11-22").form(to: "/meals/samples") != nil)
  }

  @Test func `collapse to one line after the first meal`() throws {
    #expect(try site.day().first("section", class: "first")?.first("details") == nil)

    try send(try form(to: "/diary/2026-11-21/meals").with(["name": "Toast"]))

    let card = try #require(try site.day().first("section", class: "first"))
    #expect(card.first("details")?["open"] == nil)
    #expect(card.first("summary")?.words == "Two steps to start")
    #expect(card.first("details")?.all("li").count == 3)
  }

  @Test func `can be dismissed together for good`() throws {
    try send(try form(to: "/first-steps/dismiss"))

    #expect(try steps() == nil)
    #expect(try site.storedSettings.firstSteps == [])
  }

  @Test func `are dismissed once if the form is sent twice, and an unknown step is refused`() throws {
    let form = try form(to: "/first-steps/goal/dismiss")

    #expect([try site.send(form).status, try site.send(form).status] == [303, 303])
    #expect(try site.send(form.to("/first-steps/sleep/dismiss")).status == 404)
    #expect(try steps() == [Self.all[1], Self.all[2]])
  }

  @Test func `have one main button at a time`() throws {
    #expect(try greens == ["Save"])
    try dismiss("goal")
    #expect(try greens == ["Add"])
    try send(try form(to: "/diary/2026-11-21/meals").with(["name": "Toast"]))

    #expect(try greens == [])
    #expect(try site.day().all("a", class: "go").map(\.words) == ["Add meal", "Add meal"])
  }

  @Test func `link to the time zone setting if scripts are off, until a zone is chosen`() throws {
    let hint = try #require(try site.day().first("noscript"))
    #expect(hint.first("a")?["href"] == "/settings/time_zone")

    try site.save("time_zone", ["time_zone": "Europe/Berlin"])

    #expect(try site.day().first("noscript") == nil)
  }

  @Test func `take no extra statement`() throws {
    let before = StatementCounter()
    try StatementCounter.$current.withValue(before) { _ = try site.day() }
    for step in ["goal", "meal", "dinners"] { try dismiss(step) }
    let after = StatementCounter()
    try StatementCounter.$current.withValue(after) { _ = try site.day() }

    #expect(after.statements == before.statements)
    #expect(after.transactions == 1)
  }
}
