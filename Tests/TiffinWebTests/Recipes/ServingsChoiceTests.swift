import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Setting the servings of a recipe` {
  @Test func `takes one tap on its page and updates its figures`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())

    let before = try site.page(of: id)
    let answer = try site.tap(serves: 8, on: before)
    let after = try site.follow(answer).page

    #expect(before.figures == ["≈ 560 kcal", "–", "≈ $1.30", "≈ 4"])
    #expect(before.element(id: "figures")?.first("summary")?.words == "≈ 4 Change servings")
    #expect(before.serves?.says == "Serves about 4?")
    #expect(before.servesNow == nil)
    #expect(answer["Location"] == "/recipes/\(id.number)#figures")
    #expect(after.figures == ["≈ 280 kcal", "–", "≈ $0.65", "8"])
    #expect(after.serves?.says == "Serves")
    #expect(after.servesNow == "8")
    #expect(!after.words.contains("if it serves") && !after.words.contains("We assumed"))
  }

  @Test func `offers common numbers and the household's own`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    func offered() throws -> [String?] {
      try site.page(of: id).serves?.form.all("button").map { $0["value"] } ?? []
    }

    #expect(try offered() == ["1", "2", "3", "4", "6", "8", "12"])
    try site.recipes.remember(of: id, by: site.person) { $0.servings = Servings(5) }
    #expect(try offered() == ["1", "2", "3", "4", "5", "6", "8", "12"])
  }

  @Test func `keeps the household's other figures and updates the form`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    try site.recipes.remember(of: id, by: site.person) { $0.time = CookTime(minutes: 25) }

    let page = try site.follow(try site.tap(serves: 6, on: try site.page(of: id))).page

    #expect(try site.recipe(id).numbers.remembered == RecipeFigures(servings: Servings(6), time: CookTime(minutes: 25)))
    #expect(page.element(id: "servings")?["value"] == "6" && page.element(id: "cook_time")?["value"] == "25")
  }

  @Test(arguments: ["0", "1001", "many", "1.5"]) func `is refused if invalid, and keeps what was typed`(
    typed: String
  ) throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    try site.recipes.remember(of: id, by: site.person) { $0.time = CookTime(minutes: 25) }
    let form = HTMLForm(try #require(try site.page(of: id).serves?.form))

    let answer = try site.send(form.with(["servings": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "servings-error") != nil)
    #expect(answer.page.element(id: "servings")?["value"] == typed)
    #expect(answer.page.element(id: "cook_time")?["value"] == "25")
    #expect(try site.recipe(id).numbers.remembered == RecipeFigures(time: CookTime(minutes: 25)))
  }

  @Test func `is not suggested if servings are known or irrelevant, but linked`() throws {
    let site = try Site()
    var told = try RecipeContent.bolognese()
    told.figures.servings = Servings(4)

    for (content, field) in [
      (told, "/recipes/1/edit#servings"), (try .pancakes(), "/recipes/2/edit#servings"),
      (try .named("Something"), "#servings"),
    ] {
      let page = try site.page(of: try site.add(content))
      #expect(page.serves == nil && !page.words.contains("if it serves"))
      #expect(page.element(id: "figures")?.all("a").map { $0["href"] } == [field])
    }
  }

  @Test func `is suggested for the cost if the energy is known`() throws {
    let site = try Site()
    var content = try RecipeContent.bolognese()
    content.figures.energy = try Energy(kilocalories: 500)

    let page = try site.page(of: try site.add(content))

    #expect(page.serves?.says == "Serves about 4?")
  }

  @Test func `is not needed to eat a serving of an estimated recipe`() throws {
    let site = try Site()

    let eat = try site.page(of: try site.add(.bolognese())).form(to: "/recipes/1/eaten")

    #expect(eat?.first("p", class: "hint")?.words == "≈ 560 kcal per serving.")
  }

  @Test func `changes figures in lists, which are marked with ≈`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    func card() throws -> String? { try site.get("recipes?own=1").page.first("ul", class: "cards")?.first("p")?.words }

    #expect(try card() == "≈ 560 kcal $1.30")
    _ = try site.tap(serves: 8, on: try site.page(of: id))
    #expect(try card() == "≈ 280 kcal $0.65")
  }

  @Test func `is suggested after eating, and updates the eaten meal`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))

    let day = try site.follow(try site.send(form.with(["servings": "2"]))).page
    let meal = try #require(try site.stored().first).id
    let answer = try site.tap(serves: 8, on: day)
    let after = try site.follow(answer).page

    #expect(day.serves?.says == "Serves about 4?")
    #expect(day.first("div", class: "flash")?.serves == nil && day.notice?.hasPrefix("Added. ≈ 1,120 kcal") == true)
    let row = day.element(id: "meal-\(meal.number)")?.first("div", class: "row")
    #expect(row?.words.contains("≈ 1,120") == true && row?.words.contains("serves") == false)
    #expect(day.words.contains("1 meal with estimated kcal: its recipe gives no servings."))
    #expect(answer["Location"] == "/diary/2026-11-21?served=\(meal.number)#meal-\(meal.number)")
    #expect(after.notice?.hasPrefix("Saved for your household: “Bolognese”.") == true)
    #expect(after.serves?.says == "Serves")
    #expect(after.servesNow == "8")
    #expect(after.words.contains("1 meal with estimated kcal.") && !after.words.contains("if it serves"))
    #expect(try site.meal(meal).content.energy?.kilocalories == 560)
    #expect(try site.recipe(id).numbers.remembered.servings == Servings(8))
  }

  @Test func `is mentioned at the day's sum with the number of recipes`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    func sum() throws -> String {
      try site.get("diary/2026-11-21").page.first("section", class: "sum")?.all("p").last?.words ?? ""
    }

    let first = try eaten(id, on: Site.today, site)
    _ = try eaten(id, on: Site.today, site)
    #expect(try sum().hasPrefix("2 meals with estimated kcal; 2 recipes give no servings."))
    try site.meals.setServings(try #require(Servings(8)), of: first, by: site.person)
    #expect(try sum().hasPrefix("2 meals with estimated kcal; one recipe gives no servings."))
  }

  @Test func `is not suggested again once it is set`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    _ = try site.tap(serves: 8, on: try site.page(of: id))
    let form = HTMLForm(try #require(try site.page(of: id).form(to: "/recipes/\(id.number)/eaten")))

    let day = try site.follow(try site.send(form)).page

    #expect(day.serves == nil && day.notice == "Added. ≈ 280 kcal today.")
    #expect(try site.stored().first?.content.energy?.kilocalories == 280)
  }

  @Test func `is possible on the meal's page unless its day is read-only`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    let meal = try eaten(id, on: Site.today, site)
    let past = try eaten(id, on: try #require(LocalDate(iso: "2026-11-20")), site)

    let answer = try site.tap(serves: 2, on: try site.get("meals/\(meal.number)").page)
    let said = try site.follow(answer).page
    try site.save("diary", ["past_days_read_only": "1"])
    let closed = try site.get("meals/\(past.number)").page

    #expect(answer["Location"] == "/meals/\(meal.number)#nutrition")
    #expect(said.serves?.says == "Serves")
    #expect(closed.serves == nil && closed.words.contains("≈ 560 kcal") && !closed.words.contains("if it serves"))
  }

  @Test func `updates all figures of a meal whose recipe was deleted`() throws {
    let site = try Site(withFoods: true)
    let id = try site.add(.named("Stew", "400 g plain flour"))
    let meal = try eaten(id, on: Site.today, site)
    let before = try site.meal(meal).content
    try site.recipes.delete(id, by: site.person)

    _ = try site.tap(serves: 2, on: try site.get("meals/\(meal.number)").page)

    let after = try site.meal(meal).content
    // Four servings were assumed before.
    let energy = try [before, after].map { try #require($0.energy?.kilocalories) }
    let carbs = try [before, after].map { try #require($0.macros.carbs?.milligrams) }
    // An estimate is rounded to ten.
    #expect(abs(energy[1] - 2 * energy[0]) <= 5 && abs(carbs[1] - 2 * carbs[0]) <= 2, "\(energy) \(carbs)")
  }

  private func eaten(_ id: Recipe.ID, on day: LocalDate, _ site: Site) throws -> Meal.ID {
    try site.add(try site.recipe(id).meal(try #require(RecipePortion(typed: "1")), on: day, at: Site.noon))
  }

  @Test func `is refused for invalid servings and for others' meals`() throws {
    let site = try Site()
    let id = try site.add(.bolognese())
    let meal = try eaten(id, on: Site.today, site)
    let form = HTMLForm(try #require(try site.get("meals/\(meal.number)").page.serves?.form))

    #expect(try site.send(form.with(["servings": "0"])).status == 400)
    #expect(try site.send(form.with(["servings": "6"]).to("/meals/999/servings")).status == 404)
    #expect(try site.meal(meal).content.energy?.kilocalories == 560)
  }
}
