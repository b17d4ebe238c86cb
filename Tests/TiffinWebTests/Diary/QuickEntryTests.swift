import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The quick entry` {
  @Test func `adds a meal with its name, time, carbs, protein and fat`() throws {
    let site = try Site()

    let answer = try site.send(site.quickEntry("2026-11-20").filled())

    let meal = try #require(try site.stored().first)
    #expect(answer.status == 303)
    #expect(answer["Location"] == "/diary/2026-11-20?added=\(meal.number)")
    #expect(try site.follow(answer).page.dayMeals == ["Flat white"])
    #expect(meal.content.date.iso == "2026-11-20")
    #expect(meal.content.time?.iso == "08:15")
    #expect(Macro.allCases.map { meal.content.macros[$0]?.milligrams } == [9_000, 7_000, 7_000])
  }

  @Test func `computes the energy from the grams`() throws {
    let site = try Site()

    _ = try site.send(site.quickEntry().filled())

    #expect(try site.stored().first?.content.energy?.kilocalories == 9 * 4 + 7 * 4 + 7 * 9)
  }

  @Test func `suggests the current time`() throws {
    let site = try Site()

    #expect(try site.quickEntry()["time"] == "12:30")
  }

  @Test(arguments: [("5.5", 6_000), ("5,4", 5_000), ("0.5", 1_000), ("12", 12_000), ("0", 0)])
  func `rounds a typed decimal to the nearest gram`(typed: String, milligrams: Int) throws {
    let site = try Site()

    _ = try site.send(site.quickEntry().filled().with(["carbs": typed]))

    #expect(try site.stored().first?.content.macros.carbs?.milligrams == milligrams)
  }

  @Test(arguments: ["carbs", "protein", "fat"]) func `refuses grams that are not a number and keeps everything typed`(
    field: String
  ) throws {
    let site = try Site()
    let typed = try site.quickEntry().filled().with([field: "jkl"])

    let answer = try site.send(typed)

    #expect(answer.status == 422)
    let page = try #require(answer.page.first("section", class: "quick"))
    let form = try #require(page.first("form").map(HTMLForm.init))
    #expect(["name", "time", "carbs", "protein", "fat"].map { form[$0] } == typed.entryFields)
    #expect(page.element(id: "\(field)-error") != nil)
    #expect(page.problems.count == 1)
    #expect(try site.stored().isEmpty)
  }

  @Test(arguments: ["name", "time", "carbs", "protein", "fat"])
  func `requires a name, a time and, without kcal, each of the grams`(field: String) throws {
    let site = try Site()

    let answer = try site.send(site.quickEntry().filled().with([field: ""]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "\(field)-error") != nil)
    #expect(try site.stored().isEmpty)
  }

  @Test func `reports all errors at once`() throws {
    let site = try Site()

    let answer = try site.send(
      site.quickEntry().filled().with(["name": " ", "time": "25:00", "carbs": "a", "protein": "1,234", "fat": "10001"]))

    #expect(answer.page.problems.count == 5)
    #expect(answer.page.first("title")?.words.hasPrefix("Error: ") == true)
  }

  @Test func `stays open if it is refused, and its Close link leads to the day`() throws {
    let site = try Site()

    let refused = try site.send(site.quickEntry()).page.first("section", class: "quick")

    #expect(refused?.classes.contains("open") == true)
    #expect(try site.day().first("section", class: "quick")?.classes.contains("open") == false)
    #expect(refused?.first("a", where: ("aria-label", "Close"))?["href"] == "/diary/2026-11-21")
  }

  @Test(arguments: [("07:00", "Breakfast"), ("12:30", "Lunch"), ("16:00", "Snack"), ("19:30", "Dinner")])
  func `chooses the category from the time of day`(time: String, category: String) throws {
    let site = try Site()

    _ = try site.send(site.quickEntry().filled().with(["time": time]))

    #expect(try site.stored().first?.content.category.name == category)
  }

  @Test func `uses another category if chosen`() throws {
    let site = try Site()

    _ = try site.send(site.quickEntry().filled().with(["time": "07:00", "category": "Dinner"]))

    #expect(try site.stored().first?.content.category == .dinner)
  }

  @Test func `uses the category whose plus was tapped`() throws {
    let site = try Site()
    let plus = try #require(
      try site.day().all("section", class: "slot")[2].all("a").first { $0["aria-label"] == "Add to Dinner" })
    #expect(plus["href"] == "/diary/2026-11-21?category=Dinner#name")

    let options = try site.day("2026-11-21?category=Dinner").all("option")

    #expect(options.filter { $0["selected"] != nil }.map(\.words) == ["Dinner"])
  }

  @Test func `marks a meal with a time later today as planned`() throws {
    let site = try Site()

    _ = try site.send(site.quickEntry().filled().with(["time": "23:59"]))

    let dot = try site.day().first("a", class: "later")
    #expect(dot?.first("title")?.words == "23:59 Flat white: 9 g carbs, 7 g protein, 7 g fat")
  }

  @Test func `adds one meal if it is sent twice`() throws {
    let site = try Site()
    let form = try site.quickEntry().filled()

    let first = try site.send(form)
    let second = try site.send(form)

    #expect(second["Location"] == first["Location"])
    #expect(try site.stored().count == 1)
  }

  @Test func `is refused if it is sent by another site`() throws {
    let site = try Site()
    let (type, body) = try site.quickEntry().filled().encoded()

    let answer = try site.request(
      "POST", "/diary/2026-11-21/meals",
      headers: [("CONTENT_TYPE", type), ("HTTP_ORIGIN", "https://elsewhere.test")], body: body)

    #expect(answer.status == 403)
    #expect(try site.stored().isEmpty)
  }

  @Test func `keeps unknown figures unknown in the full form`() throws {
    let site = try Site()
    var rice = try MealContent.caprese()
    rice.energy = try Energy(kilocalories: 200)
    rice.macros = Macros(carbs: try Mass(milligrams: 45_000), protein: nil, fat: nil)
    let id = try site.add(rice)
    let page = try site.day("2026-11-21?fill=\(id.number)")
    let button = try #require(page.all("button").first { $0.words == "All fields" })

    let entry = try #require(page.quickEntry)

    let form = try #require(try site.send(entry.pressing(button)).page.mealForm)
    _ = try site.send(form.with(["rating": "5"]))

    let saved = try #require(try site.stored().first { $0.content.rating.stars == 5 })
    #expect(saved.content.macros == rice.macros && saved.content.energy == rice.energy)
  }

  @Test func `opens the full form with everything typed, for the same day`() throws {
    let site = try Site()
    let page = try site.day("2026-11-18")
    let button = try #require(page.all("button").first { $0.words == "All fields" })
    let typed = try #require(page.quickEntry).with(["name": "Cake", "kcal": "410", "fat": "20", "time": "19:30"])

    let answer = try site.send(typed.pressing(button))
    let form = try #require(answer.page.mealForm)

    #expect(answer.status == 200)
    #expect(form["date"] == "2026-11-18")
    #expect(["name", "calories", "carbs", "fat", "time"].map { form[$0] } == ["Cake", "410", "", "20", "19:30"])
    #expect(form["category"] == "Dinner")
    #expect(try site.stored().isEmpty)
    let saved = try site.send(form.with(["name": "Soup"]))
    #expect(saved["Location"]?.hasPrefix("/diary/2026-11-18") == true)
  }
}

extension HTMLForm {
  /// A flat white at 8:15.
  func filled() -> HTMLForm {
    with(["name": "Flat white", "time": "08:15", "carbs": "9", "protein": "7", "fat": "7"])
  }

  fileprivate var entryFields: [String?] {
    ["name", "time", "carbs", "protein", "fat"].map { self[$0] }
  }
}
