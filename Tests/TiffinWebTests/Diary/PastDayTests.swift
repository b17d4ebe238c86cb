import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A read-only past day` {
  @Test func `hides its fields and actions`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    let page = try site.day("2026-11-20", opening: id)

    #expect(page.quickEntry == nil)
    #expect(page.link("Edit") == nil)
    #expect(
      (page.first("main")?.all("form") ?? []).map { $0["action"] ?? $0["id"] } == [
        "/diary", "/meals/\(id.number)/favourite", "again",
      ])
    #expect(page.repeatForm(of: id)?.action == "/meals/\(id.number)/repeat")
    for path in ["meals?open=\(id.number)", "meals/\(id.number)"] {
      let other = try site.get(path).page
      #expect(other.link("Edit") == nil)
      #expect(other.form(to: "/meals/\(id.number)/rating") == nil)
      #expect(other.form(to: "/meals/\(id.number)/delete") == nil)
    }
    #expect(try site.get("meals/\(id.number)/edit").status == 409)
    #expect(page.first("p", class: "note")?.words == "Past days are read-only. Settings")
  }

  @Test func `refuses a new meal and a deletion`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    #expect(try site.send(site.quickEntry().to("/meals/\(id.number)/delete")).status == 409)
    let refused = try site.send(site.quickEntry().to("/diary/2026-11-20/meals").filled())
    #expect(refused.status == 422)
    #expect(refused.page.quickEntry?["name"] == "Flat white")
    #expect(try site.stored().count == 1)
  }

  @Test(arguments: ["2026-11-20", "", "31/02/2026"]) func `refuses a meal's form and keeps everything typed`(
    date: String
  ) throws {
    let site = try Site()
    _ = try site.addOnClosedDay()

    let answer = try site.send(site.addForm().with(["name": "Soup", "date": date]))

    #expect(answer.status == 422)
    #expect(answer.page.mealForm?["name"] == "Soup")
    #expect(answer.page.element(id: "date-error") != nil)
  }

  @Test func `leaves today editable`() throws {
    let site = try Site()
    _ = try site.addOnClosedDay()

    _ = try site.send(site.quickEntry().filled())

    #expect(try site.day().dayMeals == ["Flat white"])
  }

  @Test func `lets its meals be repeated today`() throws {
    let site = try Site()
    let id = try site.addOnClosedDay()

    _ = try site.send(#require(try site.day("2026-11-20").repeatForm(of: id)))

    #expect(try site.day().dayMeals == ["Caprese salad"])
  }
}

extension Site {
  /// A meal of yesterday, which can only be looked at.
  fileprivate func addOnClosedDay() throws -> Meal.ID {
    var meal = try MealContent.caprese()
    meal.date = try #require(Site.today.adding(days: -1))
    let id = try add(meal)
    try people.change(person.id) { $0.arePastDaysReadOnly = true }
    return id
  }
}
