import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A meal with energy only` {
  /// Adds a meal with the form, with its energy only.
  private func croissant(_ site: Site, _ more: KeyValuePairs<String, String> = [:]) throws -> Meal.ID {
    _ = try site.send(try site.addForm().with(["name": "Croissant", "calories": "300"]).with(more))
    return try #require(try site.stored().first { $0.content.name.text == "Croissant" }).id
  }

  @Test(arguments: ["300", "0", " 300 kcal "]) func `has unknown grams`(calories: String) throws {
    let site = try Site()

    let id = try croissant(site, ["calories": calories, "carbs": " "])

    #expect(try site.meal(id).content.macros == .unknown)
    #expect(try site.meal(id).content.energy?.kilocalories == (calories == "0" ? 0 : 300))
  }

  @Test func `stores 0 for empty grams if some are typed`() throws {
    let site = try Site()

    let id = try croissant(site, ["carbs": "20", "fat": "0"])

    let macros = try site.meal(id).content.macros
    #expect(Macro.allCases.map { macros[$0]?.milligrams } == [20_000, 0, 0])
  }

  @Test func `has a dash for each macro on its page, in lists and on its day`() throws {
    let site = try Site()
    let id = try croissant(site)

    let cells = try site.page(of: id).first("table")?.all("td").map(\.words)
    let row = try #require(try site.list().mealRows.first)
    let day = try #require(try site.day(opening: id).first("dl", class: "facts"))

    #expect(cells == ["–", "–", "–", "–", "–", "–"])
    #expect(row.all("span", class: "m").map(\.words) == ["–carbs", "–protein", "–fat"])
    #expect(try site.list(opening: id).mealRows.first?.all("dd").map(\.words) == ["–", "–", "–"])
    #expect(day.all("dd").map(\.words) == ["–", "–", "–"])
  }

  @Test func `has empty fields in its form, and saving unchanged changes nothing`() throws {
    let site = try Site()
    let id = try croissant(site)
    let before = try site.meal(id).content

    let form = try site.editForm(of: id)
    _ = try site.send(form)

    #expect(["calories", "carbs", "protein", "fat"].map { form[$0] } == ["300", "", "", ""])
    #expect(try site.meal(id).content == before)
  }

  @Test func `is the result of removing all grams`() throws {
    let site = try Site()
    let id = try site.add(.make("Rice", kcal: 45, grams: (10, 0, 0)))

    _ = try site.send(try site.editForm(of: id).with(["carbs": "", "protein": "", "fat": ""]))

    #expect(try site.meal(id).content.macros == .unknown)
    #expect(try site.meal(id).content.energy?.kilocalories == 45)
  }

  @Test func `keeps 0 g that were saved before`() throws {
    let site = try Site()
    let id = try site.add(.make("Croissant", kcal: 300))

    _ = try site.send(try site.editForm(of: id).with(["notes": "From the corner."]))

    let macros = try site.meal(id).content.macros
    #expect(Macro.allCases.map { macros[$0]?.milligrams } == [0, 0, 0])
  }

  @Test func `has no grams in the CSV export`() throws {
    let site = try Site()
    _ = try croissant(site)

    let lines = try site.get("export/meals.csv").text.split(separator: "\r\n")

    #expect(lines[1] == "2026-11-21,12:30,Croissant,Lunch,300,,,,0,0,,,,,")
  }

  @Test(arguments: [MealOrder.carbs, .protein, .fat])
  func `comes last if meals are sorted by grams`(order: MealOrder) throws {
    let site = try Site()
    try site.people.change(site.person.id) { $0.mealOrder = order }
    _ = try croissant(site)
    try site.add(.make("Water", on: try #require(Site.today.adding(days: -9))))

    let page = try site.list()

    #expect(page.mealNames == ["Water", "Croissant"])
    #expect(page.mealRows.map { $0.first("small", class: "by")?.words }.last == "no \(order.rawValue) yet")
  }

  @Test func `has no grams when repeated, copied or filled into a form`() throws {
    let site = try Site()
    let id = try croissant(site)
    let repeated = try #require(try site.day(opening: id).form(to: "/meals/\(id.number)/repeat"))
    let day = try #require(try site.get("diary/2026-11-21/copy").page.form(to: "/diary/2026-11-21/copy"))
    let filled = try #require(try site.get("meals/new?copy=\(id.number)").page.mealForm)

    for form in [HTMLForm(day), HTMLForm(repeated), filled] { _ = try site.send(form) }

    let meals = try site.stored()
    #expect(meals.count == 4)
    #expect(meals.allSatisfy { $0.content.macros == .unknown && $0.content.energy?.kilocalories == 300 })
  }

  @Test func `shows no 0 g in a conflict and is saved without grams`() throws {
    let site = try Site()
    let id = try croissant(site)
    let mine = try site.editForm(of: id).with(["name": "Mine"])
    _ = try site.send(try site.editForm(of: id).with(["name": "Theirs", "carbs": "20"]))

    let page = try site.send(mine).page
    let rows = page.first("table", class: "versions")?.all("tbody").map { $0.all("td").map(\.words) }
    _ = try site.send(HTMLForm(try #require(page.form(to: "/meals/\(id.number)"))))

    #expect(rows == [["Mine", "Theirs"], ["–", "20 g"]])
    #expect(try site.meal(id).content.name.text == "Mine")
    #expect(try site.meal(id).content.macros == .unknown)
  }

  @Test func `that was deleted meanwhile is restored or saved as new without grams`() throws {
    let site = try Site()
    let id = try croissant(site)
    let form = try site.editForm(of: id)
    try site.meals.delete(id, by: site.person)

    let choice = try #require(try site.send(form).page.mealForm)
    _ = try site.send(choice.to("/meals"))
    _ = try site.send(choice.with(["restore": "1"]))

    #expect(try site.stored().count == 2)
    #expect(try site.stored().allSatisfy { $0.content.macros == .unknown })
  }
}

@Suite struct `Unknown figures of a meal` {
  /// A meal with known carbs and unknown protein and fat.
  private func soup(_ energy: Int?) throws -> MealContent {
    var soup = try MealContent.make("Soup")
    soup.energy = try energy.map { try Energy(kilocalories: $0) }
    soup.macros = Macros(carbs: try Mass(milligrams: 20_000))
    return soup
  }

  @Test(arguments: [300, 80, nil]) func `stay unknown if another field is edited`(energy: Int?) throws {
    let site = try Site()
    let id = try site.add(try soup(energy))

    let form = try site.editForm(of: id)
    _ = try site.send(form.with(["notes": "With bread."]))

    #expect(form["calories"] == energy.map { "\($0)" } ?? "")
    #expect(try site.meal(id).content.macros == soup(nil).macros)
    #expect(try site.meal(id).content.energy?.kilocalories == energy)
  }

  @Test func `stay unknown if all are unknown`() throws {
    let site = try Site()
    var soup = try soup(nil)
    soup.macros = .unknown
    let id = try site.add(soup)

    _ = try site.send(try site.editForm(of: id).with(["name": "Leftovers"]))

    #expect(try site.meal(id).content.energy == nil)
    #expect(try site.meal(id).content.macros == .unknown)
  }

  @Test func `are known once they are filled in`() throws {
    let site = try Site()
    let id = try site.add(try soup(nil))

    _ = try site.send(try site.editForm(of: id).with(["protein": "5", "fat": "0"]))

    #expect(try site.meal(id).content.energy?.kilocalories == 100)
  }

  @Test func `are not used to suggest an energy`() throws {
    let site = try Site()
    let id = try site.add(try soup(nil))

    #expect(try site.get("meals/\(id.number)/edit").page.element(id: "calories")?["placeholder"] == nil)
  }

  @Test func `are not turned into 0 by a refused form`() throws {
    let site = try Site()
    let id = try site.add(try soup(300))

    let refused = try site.send(try site.editForm(of: id).with(["name": " "])).page
    _ = try site.send(try #require(refused.mealForm).with(["name": "Soup"]))

    #expect(try site.meal(id).content.macros == soup(nil).macros)
  }
}
