import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Water, weight and notes of a day` {
  private let day = "diary/2026-11-21"

  private func recording(_ unit: String = "kg") throws -> Site {
    let site = try Site()
    try site.save(
      "records",
      [
        "record_water": "1", "record_weight": "1", "record_note": "1", "glass": "250", "water_goal": "2000",
        "weight_unit": unit,
      ])
    return site
  }

  private func form(_ verb: String, _ site: Site, _ page: HTMLElement? = nil) throws -> HTMLForm {
    HTMLForm(try #require(try (page ?? site.get(day).page).form(to: "/\(day)/\(verb)")))
  }

  private func row(_ label: String, _ page: HTMLElement) throws -> String {
    let rows = try #require(page.element(id: "records")).all("li").map(\.words)
    return try #require(rows.first { $0.hasPrefix(label) })
  }

  @Test func `are not on the page until they are switched on`() throws {
    let site = try Site()

    #expect(try site.get(day).page.element(id: "records") == nil)
    #expect(try !site.get(day).text.contains("records.css"))
    #expect(try site.get("settings").page.words.contains("Your day shows Meals only"))
  }

  @Test func `show what is switched on only`() throws {
    let site = try Site()
    try site.save("records", ["record_weight": "1", "glass": "250", "water_goal": "", "weight_unit": "kg"])

    let rows = try #require(try site.get(day).page.element(id: "records")).all("li")

    #expect(rows.count == 1 && rows[0].words.hasPrefix("Weight"))
    #expect(try site.get("settings").page.words.contains("Your day shows Weight"))
  }

  @Test func `count glasses against the goal, and take one back`() throws {
    let site = try recording()
    for _ in 0..<3 { _ = try site.send(try form("water", site).with(["glasses": "1"])) }

    let page = try site.get(day).page
    #expect(try row("Water", page).contains("0.75 of 2 l"))
    let glasses = try #require(page.first("svg", class: "glasses")).all("rect")
    #expect(
      glasses.map { $0["class"] ?? "full" } == Array(repeating: "full", count: 3) + Array(repeating: "no", count: 5))

    _ = try site.send(try form("water", site).with(["glasses": "-1"]))
    #expect(try row("Water", site.get(day).page).contains("0.5 of 2 l"))
  }

  @Test func `take no glass below zero, and nothing but a glass`() throws {
    let site = try recording()

    #expect(try site.send(try form("water", site).with(["glasses": "-1"])).status == 303)
    #expect(try row("Water", site.get(day).page).contains("0 of 2 l"))
    #expect(try site.send(try form("water", site).with(["glasses": "1000"])).status == 400)
  }

  @Test(arguments: [
    ("kg", "71.8", "71.8"), ("kg", "71,85", "71.9"), ("kg", "158.3 lb", "71.8"), ("kg", "11 st 4.3", "71.8"),
    ("lb", "158.3", "158.3"), ("lb", "71.8 kg", "158.3"), ("st", "11 st 4.3", "11 st 4.3"),
    ("st", "11 4.3", "11 st 4.3"),
    ("st", "71.8 kg", "11 st 4.3"),
  ]) func `have the weight in the person's unit, however it is typed`(unit: String, typed: String, shown: String) throws
  {
    let site = try recording(unit)

    _ = try site.send(try form("weight", site).with(["weight": typed]))

    #expect(try form("weight", site)["weight"] == shown)
  }

  @Test(arguments: [
    ("heavy", "Enter kg, such as 71.8, or pounds, such as 158 lb"), ("5", "Enter a weight between 20 and 500 kg"),
    ("501", "Enter a weight between 20 and 500 kg"), ("-3", "Enter 0 or more"),
  ]) func `refuse a weight that is none, and keep what was typed`(typed: String, problem: String) throws {
    let site = try recording()

    let refused = try site.send(try form("weight", site).with(["weight": typed]))

    #expect(refused.status == 422)
    #expect(refused.page.first("title")?.words.hasPrefix("Error: ") == true)
    #expect(refused.page.element(id: "weight-error")?.words == "Error: \(problem)")
    #expect(refused.page.element(id: "weight")?["value"] == typed)
  }

  @Test func `keep the same weight if its form is saved unchanged`() throws {
    let site = try recording("st")
    _ = try site.send(try form("weight", site).with(["weight": "11 st 4.3"]))
    for _ in 0..<3 { _ = try site.send(try form("weight", site)) }

    #expect(try form("weight", site)["weight"] == "11 st 4.3")
  }

  @Test func `say the last weight until there is one of the day, and forget one that is emptied`() throws {
    let site = try recording()
    let yesterday = HTMLForm(
      try #require(try site.get("diary/2026-11-20").page.form(to: "/diary/2026-11-20/weight")))
    _ = try site.send(yesterday.with(["weight": "71.9"]))

    #expect(try row("Weight", site.get(day).page).contains("71.9 yesterday"))
    _ = try site.send(try form("weight", site).with(["weight": "71.8"]))
    #expect(try !row("Weight", site.get(day).page).contains("yesterday"))
    _ = try site.send(try form("weight", site).with(["weight": ""]))
    #expect(try row("Weight", site.get(day).page).contains("71.9 yesterday"))
  }

  @Test func `hold a note, and show both versions if it was changed on another device`() throws {
    let site = try recording()
    let early = try form("note", site)
    _ = try site.send(early.with(["note": "Slept <badly>\r\nRan 5 km"]))
    #expect(try row("Note", site.get(day).page).contains("Slept <badly>"))

    let late = try site.send(early.with(["note": "From the desk"]))
    #expect(late.status == 422)
    #expect(late.page.element(id: "note")?.words == "From the desk")
    #expect(late.page.element(id: "note-error")?.words.contains("Slept <badly>") == true)
    _ = try site.send(try form("note", site, late.page))

    #expect(try row("Note", site.get(day).page).contains("From the desk"))
  }

  @Test func `have notes that the search of meals finds, whatever their case and accents`() throws {
    let site = try recording()
    _ = try site.send(try form("note", site).with(["note": "Crème brûlée at Zoë’s, headache at 15:10"]))

    for (search, isFound) in [("HEADACHE", true), ("creme", true), ("toothache", false)] {
      let page = try site.get("meals?q=\(search)").page
      let link = page.first("section", class: "slot")?.first("a")
      #expect((link?["href"] == "/\(day)#records") == isFound, "\(search)")
    }
    _ = try site.sendSettings(["section": "records", "record_water": "1"])
    #expect(try site.get("meals?q=headache").page.first("section", class: "slot") == nil)
  }

  @Test func `belong to the person alone`() throws {
    let site = try recording()
    _ = try site.send(try form("weight", site).with(["weight": "71.8"]))
    let bob = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))

    #expect(try !site.get(day, by: bob).text.contains("71.8"))
    #expect(try !site.get("trends?days=30", by: bob).text.contains("71.8"))
  }

  @Test func `cannot be changed on past days that are read-only`() throws {
    let site = try recording()
    let yesterday = HTMLForm(
      try #require(try site.get("diary/2026-11-20").page.form(to: "/diary/2026-11-20/weight"))
    ).with(["weight": "71.9"])
    _ = try site.send(yesterday)
    try site.save("diary", ["past_days_read_only": "1"])

    let page = try site.get("diary/2026-11-20").page
    #expect(page.form(to: "/diary/2026-11-20/weight") == nil)
    #expect(try row("Weight", page).hasSuffix("71.9 kg"))
    #expect(try site.send(yesterday.with(["weight": "60"])).status >= 400)
    #expect(try row("Weight", site.get("diary/2026-11-20").page).hasSuffix("71.9 kg"))
  }

  @Test func `are printed with the day`() throws {
    let site = try recording()
    _ = try site.send(try form("weight", site).with(["weight": "71.8"]))
    _ = try site.send(try form("water", site).with(["glasses": "1"]))
    _ = try site.send(try form("note", site).with(["note": "Ran 5 km"]))

    let paper = try #require(try site.get("diary/print?from=2026-11-21&to=2026-11-21").page.first("article"))

    #expect(paper.words.contains("Weight 71.8 kg · Water 0.25 l"))
    #expect(paper.words.contains("Ran 5 km"))
  }

  @Test func `have trends with the average of seven days and the goal`() throws {
    let site = try recording()
    _ = try site.send(try form("weight", site).with(["weight": "71.8"]))
    for _ in 0..<6 { _ = try site.send(try form("water", site).with(["glasses": "1"])) }

    let page = try site.get("trends").page

    let weight = try #require(page.first("section", class: "weight"))
    #expect(weight.first("header")?.words.hasSuffix("71.8 kg, 7-day average") == true)
    #expect(weight.first("circle")?.words == "Today: 71.8 kg")
    #expect(weight.first("table")?.all("td").map(\.words) == ["71.8", "71.8"])
    let water = try #require(page.first("section", class: "water"))
    #expect(water.first("header")?.words.hasSuffix("1.5 l a day") == true)
    #expect(water.words.contains("The line is your goal, 2 l."))
  }

  @Test func `say the need of energy after four weeks, which one tap makes the goal`() throws {
    let site = try recording()
    for number in 0..<35 {
      let day = try #require(Site.today.adding(days: -number))
      try DayRecordStore(site.database).set(BodyWeight(grams: 70_000), on: day, by: site.person)
      let energy = try Energy(kilocalories: 2_240)
      _ = try site.add(MealContent(name: try MealName("Stew"), category: .dinner, energy: energy, date: day))
    }

    let page = try site.get("trends?days=30").page
    #expect(page.words.contains("You have needed about 2,240 kcal a day these 5 weeks."))
    let form = try #require(page.all("form").map(HTMLForm.init).first { $0["calorie_goal"] != nil })
    let answer = try site.send(form)

    #expect(answer.status == 303)
    #expect(try site.storedSettings.goals.energy?.kilocalories == 2_240)
    #expect(try site.storedSettings.records.kinds == .all)
  }
}

@Suite struct `Settings of what a day shows` {
  @Test(arguments: [
    ("glass", "20", "Enter a number between 50 and 2,000 ml"), ("glass", "big", "Enter a number, such as 250"),
    ("water_goal", "50", "Enter a number between 100 and 20,000 ml"),
  ]) func `refuse sizes that are none, and keep what was typed`(field: String, typed: String, problem: String) throws {
    let site = try Site()

    let refused = try site.sendSettings(["section": "records", "record_water": "1", field: typed])

    #expect(refused.status == 422)
    #expect(refused.page.problems == [problem])
    #expect(refused.page.element(id: field)?["value"] == typed)
  }

  @Test func `are kept`() throws {
    let site = try Site()

    try site.save(
      "records", ["record_note": "1", "glass": "330 ml", "water_goal": "1980", "weight_unit": "lb"])

    let records = try site.storedSettings.records
    #expect(records.kinds == .note)
    #expect(records.glass == 330 && records.waterGoal == 1_980 && records.weightUnit == .pounds)
    #expect(try site.get("settings/records").page.element(id: "glass")?["value"] == "330")
  }
}
