import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Editing a meal` {
  @Test func `opens the form filled`() throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))

    let answer = try site.get("meals/\(id.number)/edit")

    let form = try #require(answer.page.mealForm)
    #expect(answer.page.first("h1")?.words == "Caprese salad Edit meal")
    #expect(answer.page.first("title")?.words == "Caprese salad · Tiffin")
    #expect(form["name"] == "Caprese salad")
    #expect(form["category"] == "Lunch")
    #expect(form["calories"] == "")
    #expect(form["carbs"] == "12")
    #expect(form["rating"] == "4")
    #expect(form["date"] == "2026-11-21")
    #expect(form["time"] == "12:10")
    #expect(form["notes"] == "Tomatoes from the market.\nFinally ripe.")
  }

  @Test func `and saving it as it is changes nothing`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let before = try site.meal(id).content

    _ = try site.send(try site.editForm(of: id))

    #expect(try site.meal(id).content == before)
  }

  @Test func `updates its row and adds none`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let answer = try site.send(try site.editForm(of: id).with(["name": "Insalata caprese"]))

    #expect(answer["Location"] == "/meals?saved=\(id.number)#meal-\(id.number)")
    #expect(try site.stored().map(\.content.name.text) == ["Insalata caprese"])
  }

  @Test func `refused keeps what was typed and stores nothing`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let answer = try site.send(try site.editForm(of: id).with(["name": " ", "carbs": "many"]))

    #expect(answer.status == 422)
    #expect(answer.page.first("title")?.words == "Error: Caprese salad · Tiffin")
    #expect(answer.page.mealForm?["carbs"] == "many")
    #expect(answer.page.mealForm?["revision"] == "1")
    #expect(try site.meal(id).content == .caprese())
  }

  @Test func `cancelled leads back to where one came from`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let fromMeal = try site.get("meals/\(id.number)/edit").page
    let row = try #require(try site.list().element(id: "meal-\(id.number)"))
    let fromList = try site.request("GET", try #require(row.all("a").first { $0.words == "Edit" }?["href"])).page
    let adding = try site.get("meals/new").page

    #expect(fromMeal.all("a").first { $0.words == "Cancel" }?["href"] == "/meals/\(id.number)")
    #expect(fromList.all("a").first { $0.words == "Cancel" }?["href"] == "/meals#meal-\(id.number)")
    #expect(adding.all("a").first { $0.words == "Cancel" }?["href"] == "/meals")
  }

  @Test func `that changed meanwhile shows both versions instead of overwriting`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let mine = try site.editForm(of: id).with(["name": "Mine"])
    _ = try site.send(try site.editForm(of: id).with(["name": "Theirs", "calories": "400"]))

    let answer = try site.send(mine)

    #expect(answer.status == 409)
    #expect(answer.page.words.contains("Mine"))
    #expect(answer.page.words.contains("Theirs"))
    #expect(try site.meal(id).content.name.text == "Theirs")
  }

  @Test func `that changed meanwhile shows what differs, to the milligram, and nothing else`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let mine = try site.editForm(of: id).with(["name": "Mine", "carbs": "12.04"])
    _ = try site.send(try site.editForm(of: id).with(["notes": "Theirs"]))

    let rows = try site.send(mine).page.first("table", class: "versions")?.all("tbody").map { body in
      body.descendants.filter { $0.name == "th" || $0.name == "td" }.map(\.words)
    }

    #expect(
      rows == [
        ["Name", "Mine", "Caprese salad"], ["Carbs", "12.04 g", "12 g"],
        ["Notes", "Tomatoes from the market. Finally ripe.", "Theirs"],
      ])
  }

  @Test func `that changed meanwhile can be saved after all`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let mine = try site.editForm(of: id).with(["name": "Mine", "notes": "Two\nlines"])
    _ = try site.send(try site.editForm(of: id).with(["name": "Theirs"]))
    let conflict = try site.send(mine).page

    let form = try #require(conflict.form(to: "/meals/\(id.number)"))
    let answer = try site.send(HTMLForm(form))

    #expect(answer.status == 303)
    #expect(try site.meal(id).content.name.text == "Mine")
    #expect(try site.meal(id).content.notes.text == "Two\nlines")
  }

  @Test func `sent twice is saved once and is no conflict with itself`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try site.editForm(of: id).with(["name": "Insalata"])

    let answers = [try site.send(form), try site.send(form)]

    #expect(answers.map(\.status) == [303, 303])
    #expect(try site.meal(id).revision == 2)
  }

  @Test func `that is not there, or is deleted, is not found`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    try site.meals.delete(id, by: site.person)

    #expect(try site.get("meals/\(id.number)/edit").status == 404)
    #expect(try site.get("meals/99/edit").status == 404)
  }
}
