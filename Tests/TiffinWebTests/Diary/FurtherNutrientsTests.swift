import Testing
import TiffinCore

@testable import TiffinWeb

// 100 g of raw bananas have 2.6 g of fibre and 12.23 g of sugars, by the USDA's SR28.
@Suite struct `Fibre, sugars, saturated fat and salt` {
  @Test func `are shown on the day if chosen, with their goals`() throws {
    let site = try Site(withFoods: true)
    _ = try site.eat("banana", "200 g")
    #expect(try site.get("diary").page.first("details", class: "others") == nil)

    try site.save("goals", ["further": "1", "show_fibre": "1", "fibre_goal": "30", "show_sugars": "1"])

    let others = try #require(try site.day().first("details", class: "others"))
    #expect(others.first("summary")?.words == "Fibre, sugars")
    #expect(others.all("dd").map(\.words) == ["5.2 of 30 g", "24.5 g"])
    #expect(others.all("rect").map { $0["width"] } == ["17.3%"])
    #expect(others.first("p", class: "hint") == nil)
  }

  @Test func `are marked as at least if a meal lacks figures, and name that meal`() throws {
    let site = try Site(withFoods: true)
    try site.save("goals", ["further": "1", "show_fibre": "1"])
    _ = try site.eat("banana", "200 g")
    try site.add(.make("Soup", kcal: 100))

    let others = try #require(try site.day().first("details", class: "others"))

    #expect(others.first("dd")?.words == "≥at least 5.2 g")
    #expect(others.first("p", class: "hint")?.words == "≥ At least: Soup lacks some figures.")
  }

  @Test func `are unknown instead of 0 if no meal has them`() throws {
    let site = try Site()
    try site.save("goals", ["further": "1", "show_salt": "1"])
    let soup = try site.add(.make("Soup", kcal: 100))

    #expect(try site.day().first("details", class: "others")?.first("dd")?.words == "unknown")
    #expect(try site.get("meals/\(soup.number)").page.first("ul", class: "even")?.words == "Salt –")
    #expect(try site.get("trends").page.first("section", class: "salt")?.all("rect").isEmpty == true)
  }

  @Test func `can be typed into a meal and are kept when they are hidden in its form`() throws {
    let site = try Site()
    try site.save("goals", ["further": "1", "show_salt": "1"])
    let soup = try site.add(.make("Soup", kcal: 100))
    let edit = "meals/\(soup.number)/edit"
    let form = try #require(try site.get(edit).page.sent(to: "/meals/\(soup.number)"))
    #expect(try site.send(form.with(["salt": "a pinch"])).page.words.contains("Enter a number, such as 6"))
    _ = try site.send(form.with(["salt": "1,25"]))

    var settings = try site.settingsForm("goals")
    settings["show_salt"] = nil
    _ = try site.send(settings)
    let unseen = try #require(try site.get(edit).page.sent(to: "/meals/\(soup.number)"))
    _ = try site.send(unseen.with(["name": "Onion soup"]))

    let content = try site.meals.meal(soup, of: site.person.id).content
    #expect(content.name.text == "Onion soup")
    #expect(content.further[.salt]?.milligrams == 1_250)
    #expect(content.further[.fibre] == nil)
  }

  @Test func `have their own trends`() throws {
    let site = try Site(withFoods: true)
    try site.save("goals", ["further": "1", "show_fibre": "1", "fibre_goal": "30"])
    _ = try site.eat("banana", "200 g")

    let page = try site.get("trends").page

    let chart = try #require(page.first("section", class: "fibre"))
    #expect(chart.first("header")?.words.contains("5.2 g a day") == true)
    #expect(chart.first("title")?.words == "Today: 5.2 g")
    #expect(page.first("table")?.all("tr").map { $0.elements.last?.words ?? "" } == ["Fibre", "5.2"])
  }

  @Test func `are in the CSV export, also for a meal made of foods`() throws {
    let site = try Site(withFoods: true)
    _ = try site.eat("banana", "200 g")

    let lines = try site.get("export/meals.csv").text.split(separator: "\r\n")

    // 100 g have 0.112 g of saturated fat.
    #expect(lines[0].hasSuffix(",fibre_g,sugars_g,saturated_g,salt_g"))
    #expect(lines[1].contains(",5.2,24.46,0.224,"))
  }

  @Test func `stay shown with their goals when the first step sets a goal`() throws {
    let site = try Site()
    try site.save("goals", ["further": "1", "show_fibre": "1", "fibre_goal": "30"])

    _ = try site.sendSettings(["section": "goals", "calorie_goal": "2100"])

    #expect(try site.storedSettings.goals.energy?.kilocalories == 2_100)
    #expect(try site.storedSettings.nutrients == ChosenNutrients(.fibre))
    #expect(try site.storedSettings.goals.further[.fibre]?.milligrams == 30_000)
  }
}

extension Site {
  fileprivate func day() throws -> HTMLElement { try get("diary/\(Site.today.iso)").page }

  fileprivate func eat(_ name: String, _ amount: String) throws -> Meal.ID {
    let food = try food(name)
    let form = try #require(try get("foods/\(food)/amount").page.sent(to: "/foods/\(food)/amount"))
    _ = try send(form.with(["amount": amount]))
    return try #require(try stored().first).id
  }
}
