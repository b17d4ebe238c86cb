import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A printed diary` {
  private func day(_ back: Int) throws -> LocalDate { try #require(Site.today.adding(days: -back)) }

  private func meal(_ name: String, kcal: Int, carbs: Int?, at time: String?, _ back: Int) throws -> MealContent {
    var content = try MealContent.make(name, kcal: kcal, on: day(back))
    content.time = time.flatMap { LocalTime(iso: $0) }
    content.macros.carbs = try carbs.map { try Mass(milligrams: $0 * 1_000) }
    return content
  }

  private func page(_ site: Site, _ from: Int, _ to: Int, by: String = "day") throws -> HTMLElement {
    try site.get("diary/print?from=\(day(from).iso)&to=\(day(to).iso)&by=\(by)").page
  }

  private func sheets(_ page: HTMLElement) -> [HTMLElement] {
    page.all("section").filter { $0["class"]?.hasPrefix("sheet") == true && $0["class"]?.contains("first") == false }
  }

  @Test func `has meals with time and figures, sums, and a numbered dot if carbs and time are known`()
    throws
  {
    let site = try Site()
    try site.add(meal("Congee", kcal: 310, carbs: 54, at: "07:40", 1))
    try site.add(meal("Dosa", kcal: 420, carbs: 61, at: "13:05", 1))
    try site.add(meal("Halva", kcal: 90, carbs: nil, at: nil, 1))

    let day = try #require(try page(site, 1, 1).first("article"))

    let rows = day.all("tr").map { $0.elements.map(\.words) }
    #expect(rows[1].prefix(5) == ["1", "07:40", "Congee", "310", "54"])
    #expect(rows[2].prefix(5) == ["2", "13:05", "Dosa", "420", "61"])
    #expect(rows[3].prefix(5) == ["3", "–", "Halva", "90", "–"])
    #expect(rows[4].prefix(3) == ["Sum 1 meal without carbs", "820", "115"])
    #expect(day.all("circle").count == 2)
  }

  @Test func `has a page per day with meals and lists days without`() throws {
    let site = try Site()
    for back in [8, 4, 1] { try site.add(meal("Congee", kcal: 100, carbs: 10, at: "08:00", back)) }

    let page = try page(site, 9, 0)

    let sheets = sheets(page)
    #expect(sheets.count == 3)
    #expect(try sheets[0].words.hasPrefix("No meals: \(Self.words(day(9)))"))
    #expect(try sheets[1].words.hasPrefix("No meals: \(Self.words(day(7))) to \(Self.words(day(5)))"))
    #expect(try sheets[2].words.hasSuffix("No meals: \(Self.words(day(0)))"))
    #expect(page.words.contains("3 of 10 days with meals. Average: 100 kcal, carbs 10 g,"))
  }

  @Test func `has a page per week with meals, from the person's first day of the week`() throws {
    let site = try Site()
    // 21 November 2026 is a Saturday.
    for back in [0, 5, 6, 20] { try site.add(meal("Congee", kcal: 100, carbs: 10, at: "08:00", back)) }

    let sheets = try sheets(page(site, 20, 0, by: "week"))

    #expect(
      sheets.map { $0.first("h2")?.words } == [
        "Week from Sunday 1 November 2026", "Week from Monday 9 November 2026", "Week from Monday 16 November 2026",
      ])
    #expect(sheets.map { $0.all("article").count } == [1, 1, 2])
  }

  @Test func `covers this week by default`() throws {
    let page = try Site().get("diary/print").page

    #expect(page.element(id: "from")?["value"] == "2026-11-16" && page.element(id: "to")?["value"] == "2026-11-22")
    #expect(page.words.contains("No meals on these days."))
  }

  @Test(arguments: [
    ("from=2026-11-20&to=2026-11-19", "The last day comes before the first"),
    ("from=2026-01-01&to=2026-04-04", "At most 93 days at once"), ("from=&to=2026-04-04", "Choose the first day"),
    ("from=2026-02-30&to=x", "Choose the last day"), ("from=0001-01-01&to=9999-12-31", "At most 93 days at once"),
  ])
  func `is refused for an invalid range of days`(query: String, sentence: String) throws {
    let answer = try Site().get("diary/print?\(query)")

    #expect(answer.status == 422 && answer.page.words.contains(sentence))
    #expect(answer.page.first("article") == nil)
  }

  @Test func `covers up to 93 days with the same number of statements`() throws {
    let site = try Site()
    for back in 0..<93 { try site.add(meal("Congee", kcal: 100, carbs: 10, at: "08:00", back)) }
    var counts: [Int] = []
    for from in [0, 92] {
      let tally = StatementCounter()
      let printed = try StatementCounter.$current.withValue(tally) { try self.page(site, from, 0) }
      #expect(printed.all("article").count == from + 1)
      counts.append(tally.statements)
    }

    #expect(counts[1] <= counts[0] && counts[0] <= 3)
  }

  @Test func `shows only the person's own meals`() throws {
    let site = try Site()
    try site.add(meal("Congee", kcal: 100, carbs: 10, at: "08:00", 0))
    let other = try site.browser(of: try site.addPerson("mira", toHouseholdOf: site.person))

    let page = try site.get("diary/print?from=\(day(0).iso)&to=\(day(0).iso)", by: other).page

    #expect(!page.words.contains("Congee"))
  }

  @Test func `is linked from the day, the trends and the account`() throws {
    let site = try Site()
    try site.add(meal("Congee", kcal: 100, carbs: 10, at: "08:00", 0))

    #expect(try site.get("diary/2026-11-19").page.link("Print") == "/diary/print?from=2026-11-19&to=2026-11-19")
    #expect(
      try site.get("trends?days=30").page.link("Print these days")
        == "/diary/print?from=2026-10-23&to=2026-11-21")
    #expect(try site.get("account").page.link("Print diary A page a day or a week") == "/diary/print")
  }

  /// "Tuesday 17 November".
  private static func words(_ day: LocalDate) -> String {
    "\(CalendarNames.weekday(day.weekday)) \(day.day) \(CalendarNames.month(day.month))"
  }
}
