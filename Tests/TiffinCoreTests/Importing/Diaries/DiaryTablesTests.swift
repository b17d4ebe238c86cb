import Testing

@testable import TiffinCore

@Suite struct `A diary table` {
  private func read(_ text: String) throws -> (meals: [ImportedMeal], broken: [String]) {
    var (meals, broken): ([ImportedMeal], [String]) = ([], [])
    try ImportedDiary(in: ImportedFiles(name: "mine.csv", bytes: Array(text.utf8))).forEach { entry in
      switch entry {
      case .success(let meal): meals.append(meal)
      case .failure(let failure): broken.append("\(failure.name): \(failure.reason)")
      }
    }
    return (meals, broken)
  }

  @Test(arguments: ["1e300", "-1e300", "9223372036854775808", "1.5", "\"1\""])
  func `may have a Waistline category that is not a valid number`(category: String) throws {
    let text = """
      {"version": 36, "foodList": [{"id": "1", "name": "Soup", "nutrition": {"calories": 100}}],
      "diary": [{"dateTime": "2026-01-01", "items": [{"id": "1", "category": \(category)}]}]}
      """
    var names: [String] = []

    try ImportedDiary(in: ImportedFiles(name: "waistline.json", bytes: Array(text.utf8))).forEach { entry in
      names.append(try entry.get().name.text)
    }

    #expect(names == ["Soup"])
  }

  @Test func `may have semicolons, decimal commas, kilojoules and the day first`() throws {
    let (meals, broken) = try read(
      """
      Date;Meal;Food;Quantity;Unit;Energy (kJ);Carbs (g);Salt (g)
      13.02.2026;Frühstück;Müsli;62,5;g;1046;41,5;0,02
      03.02.2026;Snacks;Apfel;1;piece;;;
      """)

    // 1,046 kJ are 250 kcal, at 4.184 kJ each.
    #expect(meals.map(\.date.iso) == ["2026-02-13", "2026-02-03"])
    #expect(meals[0].content.energy?.kilocalories == 250)
    #expect(meals[0].content.macros.carbs?.milligrams == 41_500)
    #expect(meals[0].content.category == .breakfast)
    #expect(meals[0].nutrients[.salt] == 20)
    #expect(meals[0].amount?.count == "62.5" && meals[0].amount?.measure == "g")
    // Missing figures are unknown, not zero.
    #expect(meals[1].content.energy == nil && meals[1].content.macros == .unknown)
    #expect(broken == [])
  }

  @Test(arguments: [
    ("04/13/2026,05/02/2026", ["2026-04-13", "2026-05-02"]), ("13/04/2026,05/02/2026", ["2026-04-13", "2026-02-05"]),
    ("2026/4/3,2026-5-2", ["2026-04-03", "2026-05-02"]), ("3.4.26,2.5.26", ["2026-04-03", "2026-05-02"]),
  ]) func `learns the order of day and month from its other dates`(typed: String, dates: [String]) throws {
    let rows = typed.split(separator: ",").map { "\($0),Lunch,Soup,100" }

    let (meals, _) = try read("Date,Meal,Food,Calories\n" + rows.joined(separator: "\n"))

    #expect(meals.map(\.date.iso) == dates)
  }

  @Test func `is refused if all its dates can be read in two ways`() {
    #expect(throws: ImportError.twoWays) { try read("Date,Meal,Food,Calories\n03/04/2026,Lunch,Soup,100") }
  }

  @Test func `stores amounts with the food of the meal`() throws {
    let meal = try #require(
      try read("Day,Time,Group,Food Name,Amount,Energy (kcal),Fiber (g)\n2026-04-03,7:30 PM,Dinner,Soup,1.50 cups,90,2")
        .meals.first)

    #expect(meal.time?.iso == "19:30")
    #expect(meal.lines.map(\.amount) == ["1.5"] && meal.lines.map(\.measure) == ["cups"])
    #expect(meal.lines.first?.nutrients[.fibre] == 2_000)
    #expect(meal.content.further == .unknown)
  }

  @Test func `may have fields that are huge, out of range or never closed`() throws {
    let long = String(repeating: "x", count: 3_000_000)
    let (meals, broken) = try read(
      """
      Date,Meal,Food,Calories
      2026-04-03,Lunch,"\(long)",100
      2026-04-03,Lunch,Soup,1e300
      2026-04-03,Lunch,Soup,999999999
      9999-99-99,Lunch,Soup,100
      2026-04-03,Lunch,"never closed,100
      """)

    #expect(meals.count == 3)
    #expect(meals.allSatisfy { $0.name.text.utf8.count <= MealName.limit })
    #expect(broken == ["Line 4: it is too large", "Line 5: it has no date"])
  }
}
