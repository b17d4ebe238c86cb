import Testing
import TiffinCore

@testable import TiffinWeb

/// The size of an uncompressed page without open rows.
@Suite struct `The size of a page` {
  @Test(arguments: ["meals", "meals?category=lunch", "meals?q=rice"])
  func `with fifty meals is less than 45 KB`(path: String) throws {
    let site = try siteWithManyMeals()

    let answer = try site.get(path)

    #expect(answer.page.mealRows.count == 50)
    #expect(answer.body.count < 45_000)
  }

  @Test(arguments: ["diary/2026-11-21", "diary/2026-11-20"])
  func `of a day with six meals is less than 45 KB`(path: String) throws {
    let site = try siteWithManyMeals()

    let answer = try site.get(path)

    #expect(answer.page.dayMeals.count == 6)
    #expect(answer.body.count < 45_000)
  }

  @Test func `includes details only of the open row`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    try site.add(.ramen())

    let page = try site.list()
    let open = try site.list(opening: id)

    #expect(page.all("div", class: "panel").isEmpty)
    #expect(page.first("main")?.all("form").contains { $0["action"]?.hasPrefix("/meals/") == true } == false)
    #expect(open.all("div", class: "panel").map { $0["id"] } == ["m\(id.number)"])
    #expect(open.all("a", class: "more").map { $0["aria-expanded"] } == [nil, "true"])
  }

  /// A site with sixty rated lunches, six on each of the last ten days, every fifth a favourite.
  private func siteWithManyMeals() throws -> Site {
    let site = try Site()
    for number in 0..<60 {
      let day = try #require(Site.today.adding(days: -(number / 6)))
      var meal = try MealContent.make(
        "Brown rice & lentils, no. \(number)", .lunch, kcal: 1_234, grams: (123, 45, 67), on: day,
        at: (number % 6 * 3, 30), stars: number % 6)
      meal.isFavourite = number.isMultiple(of: 5)
      try site.add(meal)
    }
    return site
  }
}
