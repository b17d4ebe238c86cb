import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Editing a meal` {
  @Test func `without a change keeps the meal as it was`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let before = try site.meal(id).content

    _ = try site.send(try site.editForm(of: id))

    #expect(try site.meal(id).content == before)
  }

  @Test func `changes the stored meal and adds none`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let answer = try site.send(try site.editForm(of: id).with(["name": "Insalata caprese"]))

    #expect(answer["Location"] == "/meals?saved=\(id.number)#meal-\(id.number)")
    #expect(try site.stored().map(\.content.name.text) == ["Insalata caprese"])
  }

  @Test func `keeps what was typed and stores nothing if it is refused`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let answer = try site.send(try site.editForm(of: id).with(["name": " ", "carbs": "many"]))

    #expect(answer.status == 422)
    #expect(answer.page.first("title")?.words == "Error: Caprese salad · Tiffin")
    #expect(answer.page.mealForm?["carbs"] == "many")
    #expect(answer.page.mealForm?["revision"] == "1")
    #expect(try site.meal(id).content == .caprese())
  }

  @Test func `is saved once if the form is sent twice`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try site.editForm(of: id).with(["name": "Insalata"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.meal(id).revision == 2)
  }

  @Test func `is not possible if it does not exist or is deleted`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    try site.meals.delete(id, by: site.person)

    #expect(try site.get("meals/\(id.number)/edit").status == 404)
    #expect(try site.get("meals/99/edit").status == 404)
  }
}
