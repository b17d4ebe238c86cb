import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The trends` {
  private func day(_ back: Int) throws -> LocalDate { try #require(Site.today.adding(days: -back)) }

  private func page(_ site: Site, _ query: String = "") throws -> HTMLElement { try site.get("trends\(query)").page }

  private func chart(_ page: HTMLElement, _ kind: String = "kcal") throws -> HTMLElement {
    try #require(page.first("section", class: kind))
  }

  /// The table's cells, row by row.
  private func cells(_ page: HTMLElement) -> [[String]] { page.all("tr").map { $0.elements.map(\.words) } }

  private func toast(_ site: Site, _ back: Int) throws {
    try site.add(MealContent(name: MealName("Toast"), category: .snack, date: day(back)))
  }

  @Test func `cover the last 7, 30 or 90 days`() throws {
    let site = try Site()
    for back in [0, 6, 7, 29, 30, 89, 90] { try site.add(.make("Soup", kcal: 100, on: day(back))) }

    for (query, bars) in [("", 2), ("?days=7", 2), ("?days=30", 4), ("?days=90", 6), ("?days=8", 2), ("?days=x", 2)] {
      let page = try page(site, query)
      #expect(try chart(page).all("rect").count == bars, "\(query)")
      #expect(page.first("table")?.all("tr").count == bars + 1, "\(query)")
    }
  }

  @Test func `link to the other spans and mark the current one`() throws {
    let page = try page(try Site(), "?days=30")

    let tabs = try #require(page.first("nav", class: "seg")).all("a")

    #expect(tabs.map(\.words) == ["7 days", "30 days", "90 days"])
    #expect(tabs.map { $0["href"] } == ["/trends", "/trends?days=30", "/trends?days=90"])
    #expect(tabs.map { $0["aria-current"] } == [nil, "page", nil])
    #expect(page.first("h1")?.words == "Trends From Friday 23 October to today")
  }

  @Test func `draw a bar for each day with meals, as high as its sum`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, grams: (50, 0, 0), on: day(0)))
    try site.add(.make("Soup", kcal: 200, grams: (20, 0, 0), on: day(1)))
    try site.add(.make("Bread", kcal: 600, grams: (80, 0, 0), on: day(1)))

    let page = try page(site)

    let bars = try chart(page).all("rect")
    #expect(bars.map { $0["height"] } == ["104", "52"])
    #expect(bars.map { $0.first("title")?.words } == ["Yesterday: 800 kcal", "Today: 400 kcal"])
    #expect(try chart(page, "carbs").all("rect").first?.first("title")?.words == "Yesterday: 100 g")
  }

  @Test func `average the days with meals before today, and name the number of days`() throws {
    let site = try Site()
    try site.add(.make("Coffee", kcal: 5, grams: (1, 0, 0), on: day(0)))
    try site.add(.make("Soup", kcal: 400, grams: (50, 20, 10), on: day(1)))
    try site.add(.make("Soup", kcal: 1_801, grams: (61, 20, 11), on: day(3)))

    let page = try page(site)

    #expect(try chart(page).first("p")?.words == "1,101 kcal a day")
    #expect(try chart(page, "carbs").first("p")?.words == "56 g a day")
    #expect(page.words.contains("Averages over 2 days with meals before today."))
  }

  @Test func `draw the goal as a line, within the scale`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, on: day(0)))
    let without = try chart(try page(site)).first("path", class: "goal")
    try site.save("goals", ["calorie_goal": "2000"])

    let energy = try chart(try page(site))

    #expect(without == nil)
    #expect(energy.first("path", class: "goal")?["d"] == "M34 14H336")
    #expect(energy.words.contains("The line is your goal, 2,000 kcal."))
    #expect(energy.all("text").first?.words == "2,000")
  }

  @Test func `have a table with a link to each day`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 1_400, grams: (50, 20, 10), on: day(0)))
    try site.add(.make("Soup", kcal: 600, grams: (30, 5, 1), on: day(2)))

    let page = try page(site)

    #expect(
      cells(page) == [
        ["Day", "kcal", "Carbs", "Protein", "Fat"], ["Today", "1,400", "50", "20", "10"],
        ["Thu 19 Nov", "600", "30", "5", "1"],
      ])
    #expect(page.first("table")?.all("a").map { $0["href"] } == ["/diary/2026-11-21", "/diary/2026-11-19"])
  }

  @Test func `mark unknown figures instead of counting them as 0`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, grams: (50, 20, 10), on: day(0)))
    try toast(site, 0)
    try toast(site, 1)

    let page = try page(site)

    #expect(page.words.contains("Some figures are missing on 2 days."))
    #expect(try chart(page).first("p")?.words == "400 kcal a day")
    #expect(cells(page).dropFirst() == [["Today", "400", "50", "20", "10"], ["Yesterday", "–", "–", "–", "–"]])
    #expect(try chart(page).all("rect").map(\.classes) == [["partial"]])
  }

  @Test func `leave out a day of an average if its figure is unknown`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, grams: (50, 20, 10), on: day(0)))
    var croissant = try MealContent.make("Croissant", kcal: 300, on: day(1))
    croissant.macros = .unknown
    try site.add(croissant)

    let page = try page(site)

    #expect(try chart(page).first("p")?.words == "300 kcal a day")
    #expect(try chart(page, "carbs").first("p")?.words == "50 g a day")
    #expect(try chart(page, "carbs").all("rect").count == 1)
    #expect(page.words.contains("Some figures are missing on one day."))
  }

  @Test func `have a text alternative`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, on: day(0)))
    try site.save("goals", ["calorie_goal": "2000"])

    let drawing = try #require(try chart(try page(site)).first("svg"))

    #expect(drawing["role"] == "img")
    #expect(
      drawing["aria-label"]
        == "Energy of the last 7 days: 400 kcal a day on average, against a goal of 2,000. "
        + "The table below has every day.")
  }

  @Test func `show a hint if no day has meals`() throws {
    let page = try page(try Site())

    #expect(page.first("h2")?.words == "No meals on these days")
    #expect(page.first("a", class: "go")?["href"] == "/diary")
    #expect(page.all("svg").allSatisfy { $0["role"] == nil })
  }

  @Test func `are marked “so far” if only today has meals`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, on: day(0)))

    let page = try page(site)

    #expect(page.words.contains("Today so far."))
    #expect(try chart(page).first("p")?.words == "400 kcal a day")
  }

  @Test func `have a seven-day average over 90 days, which ends with yesterday`() throws {
    let site = try Site()
    for back in 0...13 { try site.add(.make("Soup", kcal: back < 7 ? 1_000 : 2_000, on: day(back))) }

    let chart = try chart(try page(site, "?days=90"))
    let line = try #require(chart.first("path", class: "mean")?["d"])

    // From 2,000 at the top of the scale to the mean of yesterday's week, six days of 1,000 and one of 2,000: 1,143.
    #expect(line.split(whereSeparator: { "ML".contains($0) }).count == 13)
    #expect(line.hasPrefix("M") && line.split(separator: " ").dropFirst().first?.hasPrefix("14L") == true)
    #expect(line.hasSuffix(" 58.6"), "\(line)")
    #expect(chart.words.contains("Line: average of 7 days."))
    #expect(try self.chart(try page(site, "?days=30")).first("path", class: "mean") == nil)
  }

  @Test func `keep the last date within the drawing`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, on: day(0)))

    for query in ["?days=30", "?days=90"] {
      let last = try chart(try page(site, query)).all("text", where: ("y", "138")).first { $0.words == "21 Nov" }
      #expect(last?["text-anchor"] == "end" && last?["x"] == "336", "\(query)")
    }
  }

  @Test(arguments: [("", 7), ("?days=30", 5), ("?days=90", 5)])
  func `label only as many days as fit`(query: String, labels: Int) throws {
    let site = try Site()
    try toast(site, 0)
    try site.add(.make("Soup", kcal: 400, on: day(0)))

    let names = try chart(try page(site, query)).all("text", where: ("y", "138")).map(\.words)

    #expect(names.count == labels)
    #expect(names.first == (query.isEmpty ? "Sat" : "21 Nov"))
  }

  @Test func `show the person's own days, and are linked from the day and the settings`() throws {
    let site = try Site()
    try site.add(.make("Soup", kcal: 400, on: try day(-1)))
    try site.save("diary", ["time_zone": "Pacific/Kiritimati"])

    #expect(cells(try page(site)).last == ["Today", "400", "0", "0", "0"])
    #expect(try site.get("diary/2026-11-22").page.link("Trends") == "/trends")
    #expect(try site.settings("goals").link("Trends") == "/trends")
  }

  @Test func `show what was paid for groceries by week, with the budget, also without meals`() throws {
    let site = try Site()
    #expect(try self.page(site).element(id: "trend-cost") == nil)
    try site.save("money", ["weekly_budget": "80"])
    for (back, paid) in [(0, 1_000), (5, 500), (6, 4_000), (20, 2_000)] { try site.pay(paid, on: day(back)) }

    let page = try page(site)

    let spending = try chart(page, "cost")
    #expect(spending.first("p")?.words == "$20.00 a week")
    #expect(spending.all("rect").map { $0["height"] } == ["26", "52", "19.5"])
    #expect(spending.all("rect").map(\.classes) == [[], [], ["partial"]])
    #expect(spending.all("rect").last?.first("title")?.words == "Week of 16 Nov: $15.00")
    #expect(spending.first("path", class: "goal")?["d"] == "M34 14H336")
    #expect(spending.words.contains("The line is your weekly budget, $80.00."))
    #expect(
      cells(page) == [
        ["Week of", "Paid"], ["16 Nov", "$15.00"], ["9 Nov", "$40.00"], ["2 Nov", "$0.00"],
        ["26 Oct", "$20.00"],
      ])
    #expect(page.link("Correct what groceries cost") == "/groceries/purchases")
    #expect(
      spending.first("svg")?["aria-label"]
        == "Groceries of the last 12 weeks: $20.00 a week on average, against a budget of $80.00. "
        + "The table has every week.")
  }

  @Test(arguments: [(150_000_00, "160k"), (1_100_000_00, "1.2M"), (99_00, "100")])
  func `have short numbers at the scale of payments`(paid: Int, end: String) throws {
    let site = try Site()
    try site.pay(paid)

    #expect(try chart(page(site), "cost").all("text").first?.words == end)
  }

  @Test func `take four statements`() throws {
    let site = try Site()
    let tally = StatementCounter()

    _ = try StatementCounter.$current.withValue(tally) { try site.get("trends?days=90") }

    #expect(tally.statements == 4)
  }

  @Test(arguments: [(0, 10), (1, 10), (10, 10), (11, 12), (100, 100), (101, 120), (1_900, 2_000), (2_100, 2_400)])
  func `end their scale at a number whose half is round`(amount: Int, end: Int) {
    #expect(TrendScale.end(holding: amount) == end)
  }
}
