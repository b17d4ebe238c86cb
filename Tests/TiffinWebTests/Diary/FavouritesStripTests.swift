import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Favourites in the quick entry` {
  @Test func `appear after the heart on a row is tapped`() throws {
    let site = try Site()
    let id = try site.add(.make("Flat white", grams: (9, 7, 7), at: (8, 15)))
    #expect(try site.day().favourites.isEmpty)
    let star = try #require(try site.day(opening: id).form(to: "/meals/\(id.number)/favourite"))

    let answer = try site.send(HTMLForm(star).pressing(#require(star.first("button"))))

    #expect(answer["Location"] == "/diary/2026-11-21?open=\(id.number)#m\(id.number)")
    #expect(try site.day().favourites.map { $0.first("bdi")?.words } == ["Flat white"])
  }

  @Test func `fill the form with one tap and are added with the second`() throws {
    let site = try Site()
    let yesterday = try #require(Site.today.adding(days: -1))
    var favourite = try MealContent.make("Flat white", .breakfast, grams: (9, 7, 7), on: yesterday, at: (8, 15))
    favourite.isFavourite = true
    try site.add(favourite)

    let filled = try site.open(try site.day().favourites.first?["href"])
    let form = try #require(filled.quickEntry)

    #expect(["name", "time", "carbs", "protein", "fat"].map { form[$0] } == ["Flat white", "12:30", "9", "7", "7"])
    #expect(filled.favourites.first?["aria-current"] == "true")
    _ = try site.send(form)
    let meal = try #require(try site.stored().first)
    #expect(meal.content.date == Site.today)
    #expect(meal.content.isFavourite)
  }

  @Test func `added unchanged keep their exact figures, energy and category`() throws {
    let site = try Site()
    var beer = try MealContent.make("Beer", MealCategory("Evening"), kcal: 150, at: (20, 0))
    beer.macros.carbs = try Mass(milligrams: 10_500)
    let id = try site.add(beer)
    let filled = try site.quickEntry("2026-11-21?fill=\(id.number)")

    _ = try site.send(filled.with(["time": "12:31"]))

    let meal = try #require(try site.meals.find(Meal.ID(id.number + 1), of: site.person.id))
    #expect(meal.content == beer.again(on: Site.today, at: LocalTime(hour: 12, minute: 31)))
  }

  @Test func `added with other grams use the typed grams`() throws {
    let site = try Site()
    let id = try site.add(.make("Beer", kcal: 150))
    let filled = try site.quickEntry("2026-11-21?fill=\(id.number)")

    _ = try site.send(filled.with(["carbs": "20"]))

    let meal = try #require(try site.meals.find(Meal.ID(id.number + 1), of: site.person.id))
    #expect(meal.content.energy?.kilocalories == 80)
  }

  @Test func `with unknown grams are added without asking for grams`() throws {
    let site = try Site()
    var croissant = try MealContent.make("Croissant", .breakfast, kcal: 300)
    croissant.macros = .unknown
    let id = try site.add(croissant)

    let page = try site.day("2026-11-21?fill=\(id.number)")
    let form = try #require(page.quickEntry)
    _ = try site.send(form)

    #expect(["carbs", "protein", "fat"].map { form[$0] } == ["", "", ""])
    #expect(["carbs", "protein", "fat"].allSatisfy { page.element(id: $0)?["required"] == nil })
    #expect(page.element(id: "name")?["required"] != nil)
    #expect(try site.stored().count == 2)
    #expect(try site.stored().allSatisfy { $0.content.macros == .unknown && $0.content.energy?.kilocalories == 300 })
  }

  @Test func `with unknown grams keep their energy if they are renamed after a refused form`() throws {
    let site = try Site()
    var croissant = try MealContent.make("Croissant", .breakfast, kcal: 300)
    croissant.macros = .unknown
    croissant.isEstimated = true
    let id = try site.add(croissant)
    let filled = try site.quickEntry("2026-11-21?fill=\(id.number)")

    let refused = try site.send(filled.with(["name": " "])).page
    let again = try #require(refused.quickEntry)
    _ = try site.send(again.with(["name": "Almond croissant"]))

    let meal = try #require(try site.stored().first { $0.content.name.text == "Almond croissant" }).content
    #expect(refused.problems == ["Give the meal a name"])
    #expect(refused.element(id: "carbs")?["required"] == nil)
    #expect(meal.macros == .unknown && meal.energy?.kilocalories == 300 && meal.isEstimated)
  }

  @Test func `with unknown grams use the grams that are typed`() throws {
    let site = try Site()
    var croissant = try MealContent.make("Croissant", kcal: 300)
    croissant.macros = .unknown
    let id = try site.add(croissant)

    let filled = try site.quickEntry("2026-11-21?fill=\(id.number)")
    _ = try site.send(filled.with(["carbs": "30", "protein": "5", "fat": "20"]))

    let meal = try #require(try site.meals.find(Meal.ID(id.number + 1), of: site.person.id)).content
    #expect(meal.energy?.kilocalories == 320)
    #expect(Macro.allCases.map { meal.macros[$0]?.milligrams } == [30_000, 5_000, 20_000])
  }

  @Test func `that no longer exist leave the form empty`() throws {
    let site = try Site()

    let answer = try site.get("diary/2026-11-21?fill=99")

    #expect(answer.status == 200)
    #expect(answer.page.quickEntry?["name"] == "")
  }
}

extension HTMLElement {
  /// The favourites in the strip.
  fileprivate var favourites: [HTMLElement] { chips.filter { $0.first("svg", class: "heart") != nil } }
}
