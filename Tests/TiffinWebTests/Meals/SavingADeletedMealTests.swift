import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Saving an edit of a deleted meal` {
  private let site: Site
  private let id: Meal.ID
  /// The edit, begun before the meal was deleted.
  private let edit: HTMLForm

  init() throws {
    site = try Site()
    id = try site.add(.caprese())
    edit = try site.editForm(of: id).with(["name": "Insalata", "notes": "Two\nlines", "carbs": "13,5"])
    try site.meals.delete(id, by: site.person)
  }

  @Test func `stores nothing and shows everything typed`() throws {
    let answer = try site.send(edit)

    let again = try answer.page.formOfMeal()
    #expect(answer.status == 409)
    #expect(answer.page.first("div", class: "note")?.words.contains("This meal was deleted") == true)
    for (name, value) in edit.fields where name != "revision" { #expect(again[name] == value) }
    #expect(try site.stored().isEmpty)
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0", "x"])
  func `accepts any text as the revision`(revision: String) throws {
    #expect(try site.send(edit.with(["revision": revision])).status == 409)
  }

  @Test func `restores the meal with the changes if chosen`() throws {
    let answer = try choose("Restore")

    let meal = try site.meal(id)
    #expect(try site.follow(answer).page.notice == "Saved “Insalata”.")
    #expect(meal.content.name.text == "Insalata")
    #expect(meal.content.notes.text == "Two\nlines")
    #expect(meal.content.rating.stars == 4)
  }

  @Test func `saves a new meal if chosen`() throws {
    let answer = try choose("Save as new meal")

    #expect(answer.status == 303)
    #expect(try site.stored().map(\.content.name.text) == ["Insalata"])
    #expect(try site.meals.deleted(id, of: site.person.id) != nil)
  }

  @Test func `shows both versions if the meal was changed before it was deleted`() throws {
    try site.meals.restore(id, by: site.person)
    _ = try site.send(try site.editForm(of: id).with(["name": "Theirs"]))
    try site.meals.delete(id, by: site.person)

    let answer = try choose("Restore")

    #expect(answer.status == 409)
    #expect(answer.page.words.contains("Theirs"))
    #expect(answer.page.words.contains("Insalata"))
  }

  @Test func `restores the meal once if the form is sent twice`() throws {
    let form = try chosen("Restore", on: try site.send(edit).page)

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.stored().count == 1)
  }

  @Test func `reports other errors at once and keeps the choice`() throws {
    let refused = try site.send(edit.with(["carbs": "many"]))
    let mended = try chosen("Restore", on: refused.page).with(["carbs": "5"])

    #expect(refused.status == 422)
    #expect(refused.page.problems.count == 1)
    #expect(try site.send(mended).status == 303)
    #expect(try site.meal(id).content.macros.carbs?.milligrams == 5_000)
  }

  @Test func `is not possible if the meal never existed`() throws {
    var stray = edit
    stray.action = "/meals/99"

    #expect(try site.send(stray).status == 404)
  }

  private func choose(_ words: String) throws -> Answer {
    try site.send(try chosen(words, on: try site.send(edit).page))
  }

  private func chosen(_ words: String, on page: HTMLElement) throws -> HTMLForm {
    try page.formOfMeal().pressing(try #require(page.all("button").first { $0.words == words }))
  }
}
