import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The page to cook from` {
  private let site: Site
  private let curry: Recipe.ID

  init() throws {
    site = try Site()
    var content = try RecipeContent.named("Lentil curry", "For the pot:\n250 g red lentils\n2 onions\n1 tsp salt")
    content.instructions = try RecipeFieldText(
      "To begin:\nRinse the lentils.\nSoften 2 onions for 8–10 minutes.\nSimmer 250 g lentils in 500 ml water for 18 minutes.",
      limit: 1_000)
    content.figures.servings = Servings(4)
    content.figures.energy = try Energy(kilocalories: 400)
    curry = try site.add(content)
  }

  private func page(_ query: String = "") throws -> HTMLElement {
    try site.get("recipes/\(curry.number)/cook\(query)").page
  }

  private func steps(_ page: HTMLElement) -> [HTMLElement] { page.all("section", class: "step") }

  private func form(_ query: String = "") throws -> HTMLForm {
    HTMLForm(try #require(try page(query).element(id: "finish")))
  }

  @Test func `has all steps in words, each with its ingredients, and marks their times`() throws {
    let page = try page()

    #expect(page.first("h1")?.words.hasPrefix("Lentil curry") == true)
    #expect(
      steps(page).map { $0.first("p")?.words } == [
        "Rinse the lentils.", "Soften 2 onions for 8–10 minutes.",
        "Simmer 250 g lentils in 500 ml water for 18 minutes.",
      ])
    #expect(
      steps(page).map { $0.first("ul", class: "takes")?.words } == [
        "250 g red lentils", "2 onions", "250 g red lentils",
      ])
    #expect(steps(page).map { $0.first("h3")?.words } == ["To begin:", nil, nil])
    let times = page.all("b", class: "time")
    #expect(times.map(\.words) == ["8–10 minutes", "18 minutes"])
    #expect(times.map { $0["data-seconds"] } == ["480", "1080"])
    #expect(times.map { $0["data-timer"] } == ["Step 2", "Simmer, step 3"])
    #expect(page.first("div", class: "ready")?.all("input").count == 3)
  }

  @Test func `follows the servings, in its steps, too`() throws {
    let page = try page("?servings=6")

    #expect(steps(page).last?.first("p")?.words == "Simmer 375 g lentils in 750 ml water for 18 minutes.")
    #expect(steps(page)[1].first("ul", class: "takes")?.words == "3 onions")
    let chosen = page.first("section", class: "between")
    #expect(chosen?.first("b")?.words == "6 servings" && chosen?.first("small")?.words == "recipe: 4")
    #expect(page.all("a").compactMap { $0["href"] }.contains("/recipes/\(curry.number)/cook?servings=7"))
    #expect(page.all("a").first { $0["aria-label"] == "Close" }?["href"] == "/recipes/\(curry.number)?servings=6")
  }

  @Test func `is reached from the recipe, with its servings, and from a planned meal`() throws {
    _ = try site.planStore.add(
      NewPlanEntry(.recipe(curry), on: Site.today, servings: Servings(7)), key: .random(), by: site.person)
    let planned = try #require(try site.day().all("a").compactMap { $0["href"] }.first { $0.contains("recipes/") })

    let recipe = try site.request("GET", planned).page

    #expect(try site.page(of: curry).link("Cook") == "/recipes/\(curry.number)/cook")
    #expect(recipe.link("Cook") == "/recipes/\(curry.number)/cook?servings=7")
    let bare = try site.add(.named("Bread"))
    #expect(try site.page(of: bare).link("Cook") == nil)
    #expect(try site.page(of: bare).link("Edit") != nil)
  }

  @Test func `ends by saving the meal, its stars and a note for the household`() throws {
    let answer = try site.send(form().with(["portion": "1,5", "rating": "4", "note": " Less salt "]))

    #expect(answer.status == 303)
    let meal = try #require(try site.stored().first)
    #expect(meal.content.energy?.kilocalories == 600)
    #expect(meal.content.rating.stars == 4)
    #expect(try site.recipe(curry).nextTime?.text == "Less salt")
    for page in [try site.page(of: curry), try page()] {
      #expect(page.all("section", class: "note").map(\.words) == ["Less saltFor next time, Today"])
    }
    #expect(try site.page(of: curry).words.contains("Eaten once, today"))
    #expect(try page().element(id: "note")?.words == "Less salt")
  }

  @Test func `marks the meal that is planned for today as eaten`() throws {
    let entry = try site.plan(curry, on: "2026-11-21", slot: "Dinner")

    _ = try site.send(form())
    #expect(try site.planStore.entry(entry, for: site.person).eaten != nil)
    #expect(try site.stored().count == 1)
  }

  @Test func `saves only the note if nobody has eaten yet`() throws {
    let answer = try site.send(form().with(["ate": "0", "portion": "", "note": "More salt"]))

    #expect(answer["Location"] == "/recipes/\(curry.number)")
    #expect(try site.stored().isEmpty)
    #expect(try site.recipe(curry).nextTime?.text == "More salt")
  }

  @Test func `shows what was wrong beside its field, with all that was typed`() throws {
    let answer = try site.send(
      form("?servings=6").with(["portion": "lots", "rating": "3", "note": String(repeating: "x", count: 2_001)]))

    #expect(answer.status == 422)
    let page = answer.page
    #expect(page.first("p", class: "err")?.words == "Error: Enter servings from 0.1 to 100, such as 1.5")
    #expect(page.element(id: "portion")?["value"] == "lots")
    #expect(page.element(id: "rating-3")?["checked"] != nil)
    #expect(page.element(id: "note-error")?.words == "Error: Use at most 2,000 characters")
    #expect(page.words.contains("6 servings"))
    #expect(try site.stored().isEmpty && site.recipe(curry).nextTime == nil)
  }

  @Test func `counts earlier meals in words`() throws {
    for (day, count) in [("2026-10-12", 1), ("2026-11-02", 2), ("2026-11-20", 3)] {
      var meal = try site.recipe(curry).meal(.one, on: #require(LocalDate(iso: day)), at: nil)
      meal.rating = try Rating(count + 1)
      try site.add(meal)
      let line = try #require(try site.page(of: curry).all("p", class: "q").first { $0.words.hasPrefix("Eaten") })
      let said = ["Eaten once, on 12 October", "Eaten twice, last on 2 November", "Eaten 3 times, last yesterday"]
      #expect(line.words == said[count - 1])
      #expect(line.first("span", class: "stars")?["aria-label"] == "\(count + 1) of 5 stars")
    }
  }
}
