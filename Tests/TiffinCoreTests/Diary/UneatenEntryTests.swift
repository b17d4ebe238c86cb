import Testing

@testable import TiffinCore

@Suite struct `Plan entries in the diary` {
  private func day(_ kitchen: Kitchen, _ day: String = "2026-11-20", by person: Person? = nil) throws -> DiaryDayPage {
    let request = DiaryDayPage.Options(try .on(day), at: try #require(LocalTime(iso: "12:30")), on: try .on(day))
    return try kitchen.database.snapshot { statements throws(StoreError) in
      try DiaryDayPage(request, of: person ?? kitchen.cook, statements)
    }
  }

  private func names(_ day: DiaryDayPage) -> [String] { day.planned.map(\.entry.name.text) }

  private func eat(_ id: PlanEntry.ID, _ kitchen: Kitchen, by person: Person) throws -> Meal.ID {
    try kitchen.plan.eat(id, on: .on("2026-11-20"), at: nil, by: person)
  }

  @Test func `are listed in the order of the day, without other days and households`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan("Anything", on: "2026-11-20")
    try kitchen.plan("Soup", on: "2026-11-20", .dinner)
    try kitchen.plan("Toast", on: "2026-11-20", .breakfast)
    try kitchen.plan("Cake", on: "2026-11-21")
    try kitchen.plan("Fish", on: "2026-11-20", by: kitchen.stranger)

    let planned = try day(kitchen).planned

    #expect(planned.map(\.entry.name.text) == ["Toast", "Soup", "Anything"])
    #expect(planned.map(\.category) == [.breakfast, .dinner, .dinner])
  }

  @Test func `are hidden from whoever ate them, and return when the meal is deleted`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let id = try kitchen.plan("Soup", on: "2026-11-20")

    let meal = try eat(id, kitchen, by: kitchen.cook)

    #expect(names(try day(kitchen)).isEmpty)
    #expect(names(try day(kitchen, by: bob)) == ["Soup"])
    try kitchen.meals.delete(meal, by: kitchen.cook)
    #expect(names(try day(kitchen)) == ["Soup"])
  }

  @Test func `disappear when they are removed from the plan`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.plan("Soup", on: "2026-11-20")

    try kitchen.plan.remove([id], by: kitchen.cook)

    #expect(names(try day(kitchen)).isEmpty)
  }

  @Test func `name the groceries still to buy for them, each once`() throws {
    let kitchen = try Kitchen()
    let soup = try kitchen.add(.pancakes)
    try kitchen.plan(soup, on: "2026-11-20")
    try kitchen.plan("Bread", on: "2026-11-20")
    try kitchen.buy(.made(soup.number, "2 onions", "1 onion, chopped", "salt", "leeks", on: "2026-11-20"))
    try kitchen.buy(.made(soup.number, "thyme", on: "2026-11-21"))
    try kitchen.buy(.made(soup.number + 1, "cream", on: "2026-11-20"))
    try kitchen.buy("milk")
    try kitchen.groceries.setCompleted(try kitchen.line("salt").id, true, by: kitchen.cook)

    #expect(try day(kitchen).planned.map { $0.toBuy.map(\.name.text) } == [["leeks", "onions"], []])
  }

  @Test func `count one serving each, with estimates marked and unknown figures counted`() throws {
    let kitchen = try Kitchen()
    try kitchen.plan(try kitchen.add(.pancakes), on: "2026-11-20", servings: 4)
    try kitchen.plan(try kitchen.add(.named("Soup")), on: "2026-11-20")
    try kitchen.plan("Leftovers", on: "2026-11-20")
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run("UPDATE recipe SET estimated_kcal = 450, servings = 4 WHERE energy_kcal IS NULL")
    }

    let totals = DayTotals(try day(kitchen).planned)

    #expect(totals.energy.amount == 520 + 450)
    #expect(totals.energy.estimated == 1 && totals.energy.unknown == 1)
    #expect(totals.carbs.amount == RecipeContent.pancakes.figures.macros.carbs?.milligrams)
  }

  @Test func `need no more statements, however many there are`() throws {
    let kitchen = try Kitchen()
    func statements() throws -> Int {
      let tally = StatementCounter()
      _ = try StatementCounter.$current.withValue(tally) { try day(kitchen) }
      return tally.statements
    }
    try kitchen.add(.various(1))
    let before = try statements()

    for word in ["Soup", "Bread", "Cake"] { try kitchen.plan(word, on: "2026-11-20") }

    #expect(try statements() == before)
  }
}
