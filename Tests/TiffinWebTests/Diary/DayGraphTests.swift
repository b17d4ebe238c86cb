import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The graph of a day` {
  @Test func `spans 24 hours with a line every six`() throws {
    let graph = try #require(try Site().day().first("figure", class: "graph"))

    let hours = graph.all("text").map(\.words).filter { $0.utf8.count == 2 && $0 != "40" && $0 != "20" }

    #expect(hours == ["00", "06", "12", "18", "24"])
    #expect([0, 360, 720, 1_080, 1_440].map { DayGraphScale.x(minutes: $0) } == [240, 1_010, 1_780, 2_550, 3_320])
  }

  @Test func `has a dot per meal at its time, higher with more carbs`() throws {
    let site = try Site()
    try site.add(.make("Eggs", grams: (2, 13, 11), at: (7, 30)))
    try site.add(.make("Pasta", grams: (80, 13, 11), at: (19, 0)))

    let dots = try site.day().dots

    #expect(dots.map(\.x) == dots.map(\.x).sorted())
    #expect(dots.count == 2)
    #expect(dots[1].y < dots[0].y)
  }

  @Test(arguments: [(0, 20), (20_000, 20), (20_001, 40), (99_000, 100), (100_001, 200), (999_000, 1_000)])
  func `adapts its scale to the most carbs`(milligrams: Int, grams: Int) {
    #expect(DayGraphScale.end(holding: milligrams) == grams)
  }

  @Test func `leaves out meals without a time`() throws {
    let site = try Site()
    var meal = try MealContent.make("Something")
    meal.time = nil
    try site.add(meal)

    #expect(try site.day().dots.isEmpty)
    #expect(try site.day().dayMeals == ["Something"])
  }

  @Test func `lists a meal with unknown carbs in the table and draws no dot`() throws {
    let site = try Site()
    var meal = try MealContent.make("Something", at: (12, 0))
    meal.macros = .unknown
    try site.add(meal)

    let graph = try #require(try site.day().first("figure", class: "graph"))

    #expect(graph.all("a").isEmpty)
    #expect(graph.first("tbody")?.first("th")?.words == "Something")
  }

  @Test func `keeps dots in place if a meal with unknown carbs is added`() throws {
    let site = try Site()
    try site.add(.make("Eggs", grams: (20, 13, 11), at: (12, 0)))
    let alone = try site.day()
    try site.add(.something(at: (12, 0)))

    let page = try site.day()

    #expect(page.dots.map(\.x) == alone.dots.map(\.x))
    #expect(page.first("rect", class: "hit")?["width"] == alone.first("rect", class: "hit")?["width"])
    #expect(page.first("figure", class: "graph")?.first("tbody")?.all("th").map(\.words) == ["Eggs", "Something"])
  }

  @Test func `labels each dot with its figures and links it to the meal's row`() throws {
    let site = try Site()
    let id = try site.add(.make("Eggs & “toast”", grams: (2, 13, 11), at: (7, 30)))

    let page = try site.day()
    let dot = try #require(page.first("figure", class: "graph")?.first("a"))

    #expect(dot.first("title")?.words == "07:30 Eggs & “toast”: 2 g carbs, 13 g protein, 11 g fat")
    #expect(dot["href"] == "/diary/2026-11-21?open=\(id.number)#m\(id.number)")
    #expect(try site.open(dot["href"]).element(id: "m\(id.number)") != nil)
  }

  @Test func `has a table as a text alternative`() throws {
    let site = try Site()
    try site.add(.make("Eggs", grams: (2, 13, 11), at: (7, 30)))

    let rows = try #require(try site.day().first("figure", class: "graph")?.first("tbody")).all("tr")

    #expect(rows.map { $0.elements.map(\.words) } == [["07:30", "Eggs", "2 g", "13 g", "11 g"]])
  }

  @Test func `shows a count for meals at the same minute, each with its own touch area`() throws {
    let site = try Site()
    for name in ["Eggs", "Toast", "Coffee"] { try site.add(.make(name, grams: (20, 1, 1), at: (7, 30))) }
    try site.add(.make("Juice", grams: (80, 1, 1), at: (7, 30)))

    let graph = try #require(try site.day().first("figure", class: "graph"))

    // 24 units plus 7.5 of 24 hours on 308 units.
    #expect(Set(graph.dots.map(\.x)) == [120.2])
    #expect(graph.all("text").map(\.words).filter { $0.hasPrefix("×") } == ["×3"])
    let areas = graph.all("rect", class: "hit").compactMap { rect in
      Double(rect["x"] ?? "").flatMap { x in Double(rect["width"] ?? "").map { (x, x + $0) } }
    }
    #expect(areas.count == 4)
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0.1 <= $1.0 + 0.05 && $1.1 - $1.0 > 11.9 })
  }

  @Test(arguments: [
    [240, 240, 240], [3_320, 3_320], [1_000, 1_010, 1_020, 3_000], [500, 2_000], [], [700],
    Array(repeating: 1_780, count: 60), Array(repeating: 3_320, count: 1_000),
  ]) func `keeps touch areas in order and within the day, however many`(places: [Int]) {
    let apart = DayGraphScale.spread(places)

    #expect(apart.count == places.count)
    #expect(apart == apart.sorted())
    #expect(apart.allSatisfy(DayGraphScale.hours.contains))
  }

  @Test func `moves only touch areas that overlap`() {
    #expect(DayGraphScale.spread([300, 600, 900]) == [300, 600, 900])
    #expect(DayGraphScale.spread([1_000, 1_000]) == [940, 1_060])
  }

  @Test func `marks the current time on today`() throws {
    let site = try Site()

    #expect(try site.day().first("path", class: "now")?["d"] == "M184.4 14V118")
    #expect(try site.day("2026-11-20").first("path", class: "now") == nil)
  }
}

extension HTMLElement {
  fileprivate var dots: [(x: Double, y: Double)] {
    all("circle", class: "pt").map { (Double($0["cx"] ?? "") ?? -1, Double($0["cy"] ?? "") ?? -1) }
  }
}
