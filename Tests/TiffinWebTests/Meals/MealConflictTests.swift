import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A meal edited by two people` {
  @Test func `shows both versions instead of overwriting`() throws {
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

  @Test func `shows exactly the fields that differ, to the milligram`() throws {
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

  @Test func `can still be saved`() throws {
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
}
