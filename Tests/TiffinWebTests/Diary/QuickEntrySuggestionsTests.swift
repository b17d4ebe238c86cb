import PictureTools
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The figures of a quick entry` {
  private func send(_ values: KeyValuePairs<String, String>, to site: Site) throws -> Answer {
    try site.send(site.quickEntry().with(values))
  }

  @Test func `may be kcal alone, and the grams stay unknown`() throws {
    let site = try Site()

    let answer = try send(["name": "Croissant", "kcal": "300"], to: site)

    let meal = try #require(try site.stored().first).content
    #expect(answer.status == 303)
    #expect(meal.energy?.kilocalories == 300)
    #expect(meal.macros == .unknown)
    #expect(meal.time?.iso == "12:30")
  }

  @Test func `may be kcal and some grams, and the others stay unknown`() throws {
    let site = try Site()

    _ = try send(["name": "Rice", "kcal": "200", "carbs": "45.4"], to: site)

    let macros = try #require(try site.stored().first).content.macros
    #expect(Macro.allCases.map { macros[$0]?.milligrams } == [45_000, nil, nil])
  }

  @Test func `use the typed kcal even if all grams are typed`() throws {
    let site = try Site()

    _ = try send(["name": "Beer", "kcal": "150", "carbs": "10", "protein": "1", "fat": "0"], to: site)

    #expect(try site.stored().first?.content.energy?.kilocalories == 150)
  }

  @Test(arguments: ["abc", "-5", "1e3"]) func `refuse kcal that are not a number and keep what was typed`(typed: String)
    throws
  {
    let site = try Site()

    let page = try send(["name": "Soup", "kcal": typed], to: site).page

    #expect(page.problems.count == 1)
    #expect(page.element(id: "kcal-error") != nil)
    #expect(page.quickEntry?["kcal"] == typed)
    #expect(try site.stored().isEmpty)
  }

  @Test func `are refused if some grams are missing and no kcal are typed`() throws {
    let site = try Site()

    let page = try send(["name": "Rice", "carbs": "45"], to: site).page

    #expect(page.problems == ["Fill in the protein; 0 will do", "Fill in the fat; 0 will do"])
    #expect(page.all("button").allSatisfy { $0["name"] != "bare" })
    #expect(page.quickEntry?["carbs"] == "45")
  }

  @Test func `may be missing after the form was refused once and confirmed`() throws {
    let site = try Site()

    let refused = try send(["name": "Birthday cake"], to: site)
    let form = try #require(refused.page.quickEntry)
    let button = try #require(refused.page.all("button").first { $0["name"] == "bare" })
    let answer = try site.send(form.pressing(button))

    #expect(refused.status == 422)
    #expect(refused.page.problems == ["Fill in kcal, or carbs, protein and fat"])
    #expect(button.words == "Add without figures")
    #expect(answer.status == 303)
    let meal = try #require(try site.stored().first).content
    #expect(meal.energy == nil && meal.macros == .unknown)
    #expect(try site.day().first("li", class: "eaten")?.first("span", class: "n")?.words == "No figures yet")
  }

  @Test func `are stored even if the form was confirmed without figures`() throws {
    let site = try Site()

    _ = try send(["name": "Cake", "kcal": "410", "bare": "1"], to: site)

    #expect(try site.stored().first?.content.energy?.kilocalories == 410)
  }
}

@Suite struct `Suggestions of the quick entry` {
  @Test func `are recent meals beside favourites`() throws {
    let site = try Site()
    #expect(try site.day().chips.isEmpty)
    for (name, hour) in [("Porridge", 7), ("Soup", 12), ("Porridge", 9)] { try site.add(.make(name, at: (hour, 0))) }
    var tea = try MealContent.make("Tea", at: (6, 0))
    tea.isFavourite = true
    try site.add(tea)

    #expect(try site.day().chips.map { $0.first("bdi")?.words } == ["Tea", "Soup", "Porridge"])
  }

  @Test func `are added at once with their own plus on the shown day`() throws {
    let site = try Site()
    let monday = try #require(Site.today.adding(days: -5))
    let id = try site.add(.make("Porridge", .breakfast, kcal: 371, grams: (54, 14, 11), on: monday, at: (7, 40)))
    let page = try site.day("2026-11-20")
    let plus = try #require(page.all("button").first { $0["name"] == "eat" })
    let form = try #require(page.first("form", where: ("aria-label", "Favourites and recent meals")))

    let answer = try site.send(HTMLForm(form).pressing(plus))

    let meal = try #require(try site.stored().first { $0.id != id }).content
    #expect(plus["aria-label"] == "Add Porridge now, 371 kcal")
    #expect(answer["Location"]?.hasPrefix("/diary/2026-11-20?added=") == true)
    #expect(meal.date.iso == "2026-11-20" && meal.time?.iso == "12:30" && meal.category == .breakfast)
    #expect(meal.energy?.kilocalories == 371)
  }

  @Test func `do not take the category of the dish that filled the form before`() throws {
    let site = try Site()
    let porridge = try site.add(.make("Porridge", .breakfast, kcal: 371, at: (7, 40)))

    let page = try site.day("2026-11-21?fill=\(porridge.number)")

    #expect(page.chips.count == 1 && page.chips.first?["href"]?.contains("category=") == false)
    #expect(page.all("option").first { $0["selected"] != nil }?.words == "Breakfast")
  }

  @Test func `are added to the category that the page was opened for`() throws {
    let site = try Site()
    try site.add(.make("Porridge", .breakfast, kcal: 371, at: (7, 40)))
    let page = try site.day("2026-11-21?category=Dinner")
    let form = try #require(page.first("form", where: ("aria-label", "Favourites and recent meals")))

    _ = try site.send(HTMLForm(form).pressing(try #require(form.first("button"))))

    #expect(Set(try site.stored().map(\.content.category)) == [.breakfast, .dinner])
    #expect(page.chips.first?["href"]?.contains("category=Dinner") == true)
  }

  @Test func `list meals of this hour first, then other meals and recipes`() throws {
    let site = try Site()
    try site.add(.make("Porridge", kcal: 371, grams: (54, 14, 11), at: (7, 0)))
    try site.add(.make("Soup", kcal: 225, at: (12, 0)))
    try site.addRecipe("Soup")
    try site.addRecipe("Dal")

    let options = try site.day().all("datalist").flatMap { $0.all("option") }

    #expect(options.map { $0["value"] } == ["Soup", "Porridge", "Dal"])
    #expect(options.map(\.words).prefix(2) == ["Today · 225 kcal", "Today · 371 kcal"])
    #expect(options[1]["data-figures"] == "371,54,14,11")
    #expect(try site.day().element(id: "name")?["list"] == options.first.map { _ in "dishes" })
  }

  @Test(arguments: [
    (0, "As earlier today"), (1, "As yesterday"), (2, "As on Thursday"), (9, "As on Thursday 12 November"),
  ]) func `fill in the figures of a known name, however old, and the notice names their day`(days: Int, said: String)
    throws
  {
    let site = try Site()
    let day = try #require(Site.today.adding(days: -days))
    let first = try site.add(.make("Porridge", kcal: 371, grams: (54, 14, 11), on: day, at: (7, 40)))

    let answer = try site.send(site.quickEntry().with(["name": " porridge "]))

    let meal = try #require(try site.stored().first { $0.id != first }).content
    #expect(meal.energy?.kilocalories == 371 && meal.macros.carbs?.milligrams == 54_000)
    #expect(meal.name.text == " porridge " && meal.category == .lunch)
    #expect(try site.follow(answer).page.notice?.hasPrefix("Added. \(said): 371 kcal. ") == true)
  }

  @Test func `keep the picture even with other figures`() throws {
    let site = try Site()
    let id = try site.add(
      .make("Porridge", kcal: 371), photo: RenderedPhoto(format: .jpeg, small: [1], large: [2]))
    let filled = try site.quickEntry("2026-11-21?fill=\(id.number)")

    _ = try site.send(filled.with(["kcal": "500"]))

    #expect(Set(try site.stored().map(\.photo)).count == 1)
    #expect(try site.stored().first?.photo != nil)
  }

  @Test func `keep the foods if the figures are unchanged`() throws {
    let site = try Site(withFoods: true)
    let food = try site.food("banana")
    let amount = try #require(try site.get("foods/\(food)/amount").page.sent(to: "/foods/\(food)/amount"))
    _ = try site.send(amount.with(["amount": "2"]))
    let first = try #require(try site.stored().first).id
    func foods(_ form: HTMLForm) throws -> Int {
      _ = try site.send(form)
      let new = try #require(try site.stored().map(\.id.number).max())
      let forms = try site.get("meals/\(new)/foods").page.all("form")
      return forms.count { $0.first("input", where: ("name", "amount")) != nil }
    }

    let filled = try site.quickEntry("2026-11-21?fill=\(first.number)")
    #expect(try foods(filled) == 1)
    #expect(try foods(filled.with(["kcal": "500", "key": SubmissionKey.random().text])) == 0)
  }

  @Test func `are named after they filled the form, and can be cleared`() throws {
    let site = try Site()
    let id = try site.add(.make("Porridge", kcal: 371, grams: (54, 14, 11)))

    let page = try site.day("2026-11-21?fill=\(id.number)")
    let told = try #require(page.element(id: "as"))

    #expect(told.first("span", class: "grow")?.words == "As earlier today: 371 kcal")
    #expect(told["hidden"] == nil)
    #expect(page.quickEntry?["kcal"] == "371")
    #expect(try site.open(told.first("a")?["href"]).quickEntry?["name"] == "")
  }

  @Test func `include recipes, as one serving`() throws {
    let site = try Site()
    try site.addRecipe("Dal", kcal: 320)

    let answer = try site.send(site.quickEntry().with(["name": "dal"]))

    #expect(try site.stored().first?.content.energy?.kilocalories == 320)
    #expect(try site.follow(answer).page.notice?.hasPrefix("Added. As in the recipe: 320 kcal.") == true)
  }
}

extension Site {
  fileprivate func addRecipe(_ name: String, kcal: Int? = nil) throws {
    var content = RecipeContent(name: try RecipeName(name))
    content.figures.energy = try kcal.map { try Energy(kilocalories: $0) }
    try add(content)
  }
}

extension HTMLElement {
  /// The meals in the sheet's strip that can be added again.
  var chips: [HTMLElement] { all("li", class: "chip").compactMap { $0.first("a") } }
}
