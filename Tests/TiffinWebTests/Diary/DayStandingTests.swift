import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The notice after adding a meal` {
  private func add(_ meal: MealContent, _ site: Site) throws -> HTMLElement {
    let id = try site.add(meal)
    return try site.day("\(meal.date.iso)?added=\(id.number)")
  }

  @Test func `shows the sum and the goal`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000"])
    try site.add(.make("Eggs", kcal: 498))

    let today = try add(.make("Soup", kcal: 225), site)
    let yesterday = try add(.make("Soup", kcal: 225, on: #require(Site.today.adding(days: -1))), site)

    #expect(today.notice == "Added. 723 of 2,000 kcal today.")
    #expect(yesterday.notice == "Added. 225 of 2,000 kcal on Friday 20 November.")
  }

  @Test func `shows the sum alone without a goal`() throws {
    #expect(try add(.make("Soup", kcal: 225), Site()).notice == "Added. 225 kcal today.")
  }

  @Test func `sums meals with known energy, and shows the meal's name if none has it`() throws {
    let site = try Site()

    let none = try add(.something(), site)
    let some = try add(.make("Soup", kcal: 225), site)

    #expect(none.notice == "Added “Something”.")
    #expect(some.notice == "Added. 225 kcal today.")
  }

  @Test func `comes with the new row marked and without a jump to a part of the page`() throws {
    let site = try Site()
    try site.add(.make("Eggs"))

    let answer = try site.send(try site.quickEntry().with(["name": "Soup", "carbs": "1", "protein": "2", "fat": "3"]))

    let page = try site.follow(answer).page
    #expect(answer["Location"]?.contains("#") == false)
    #expect(page.all("li", class: "new").compactMap { $0.first("bdi")?.words } == ["Soup"])
  }

  @Test func `shows the sum and the goal after copying too`() throws {
    let site = try Site()
    try site.save("goals", ["calorie_goal": "2000"])
    try site.add(.make("Porridge", .breakfast, kcal: 371, on: #require(Site.today.adding(days: -1))))

    let again = try #require(try site.day().all("section", class: "slot").first?.first("form"))

    #expect(try site.follow(try site.send(HTMLForm(again))).page.notice == "Copied one meal. 371 of 2,000 kcal today.")
  }
}
