import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The sample meals` {
  @Test func `fill an empty diary, with photos where pictures can be read`() throws {
    let site = try Site()

    let answer = try load(site)

    let meals = try site.stored()
    #expect(answer.status == 303)
    #expect(meals.map(\.content.name.text) == ["Caprese salad", "Chicken and potatoes", "Pasta with meatballs"])
    #expect(meals.map(\.content.rating.stars) == [4, 5, 3])
    #expect(meals.allSatisfy { $0.photo != nil })
  }

  @Test func `come once`() throws {
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
