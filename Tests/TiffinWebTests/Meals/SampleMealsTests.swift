import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Sample meals` {
  @Test func `fill an empty diary, with photos if pictures can be read`() throws {
    let site = try Site()

    let answer = try load(site)

    let meals = try site.stored()
    #expect(answer.status == 303)
    #expect(meals.map(\.content.name.text) == ["Caprese salad", "Chicken and potatoes", "Pasta with meatballs"])
    #expect(meals.map(\.content.rating.stars) == [4, 5, 3])
    #expect(meals.allSatisfy { $0.photo != nil })
  }

  @Test(arguments: [
    ("2026-11-21 00:05", "00:05", "Snack"), ("2026-11-21 08:32", "08:32", "Breakfast"),
    ("2026-11-21 12:39", "12:39", "Lunch"), ("2026-11-21 12:40", "12:40", "Lunch"),
    ("2026-11-21 23:59", "12:40", "Lunch"),
  ])
  func `were eaten before now: one today and two on the days before`(
    now: String, time: String, category: String
  ) throws {
    let site = try Site()
    site.clock.set(now)

    _ = try load(site)

    let meals = try site.stored()
    #expect(meals.map(\.content.date) == [0, -1, -2].map { Site.today.adding(days: $0) })
    #expect(meals.first?.content.time?.iso == time)
    #expect(meals.first?.content.category.name == category)
  }

  @Test func `are added once if the form is sent twice`() throws {
    let site = try Site()
    let page = try site.list()
    let form = HTMLForm(try #require(page.form(to: "/meals/samples")))

    _ = try site.send(form)
    _ = try site.send(form)

    #expect(try site.stored().count == 3)
  }

  private func load(_ site: Site) throws -> Answer {
    try site.send(HTMLForm(try #require(try site.list().form(to: "/meals/samples"))))
  }
}
