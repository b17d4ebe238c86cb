import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A grocery line` {
  @Test func `can be edited: name, quantity and note`() throws {
    let site = try Site()
    let id = try site.put("1 l milk").number

    let answer = try site.send(
      try site.groceryForm("milk").with(["name": "Oat milk", "quantity": "2 l", "note": "the <blue> one"]))

    #expect(answer["Location"] == "/groceries?saved=\(id)#item-\(id)")
    let page = try site.follow(answer).page
    #expect(page.groceryLines == ["Oat milk 2 l"])
    #expect(page.groceryRow("Oat milk")?.first("small")?.words == "the <blue> one")
    #expect(page.notice == "Oat milk saved.")
  }

  @Test func `is shown again with everything typed if it is refused`() throws {
    let site = try Site()
    try site.put("milk")
    let typed = try site.groceryForm("milk").with(["name": " ", "quantity": "3", "note": "cold"])

    let answer = try site.send(typed)

    #expect(answer.status == 422)
    let row = try #require(answer.page.groceryRow("milk"))
    #expect(row.first("a")?["aria-expanded"] == "true")
    #expect(row.all("input").compactMap { $0["type"] == "text" ? $0["value"] : nil } == [" ", "3", "cold"])
    #expect(answer.page.problems == ["Type an item"])
    #expect(try site.groceryList().groceryLines == ["Milk"])
  }

  @Test func `that was changed meanwhile is not overwritten without confirmation`() throws {
    let site = try Site()
    try site.put("1 l milk")
    let typed = try site.groceryForm("milk").with(["quantity": "5 l"])
    try site.put("1 l milk")

    let answer = try site.send(typed)

    #expect(answer.status == 409)
    #expect(answer.page.problems.first?.contains("milk") == true)
    #expect(answer.page.problems.first?.contains("2 l") == true)
    #expect(try site.groceryList().groceryLines == ["Milk 2 l"])
    let row = try #require(answer.page.groceryRow("milk"))
    let again = HTMLForm(try #require(row.first("form")))
    #expect(again["quantity"] == "5 l")
    #expect(try site.send(again).status == 303)
    #expect(try site.groceryList().groceryLines == ["Milk 5 l"])
  }

  @Test(arguments: [false, true]) func `that was deleted meanwhile is shown again with everything typed`(
    isThereAnew: Bool
  ) throws {
    let site = try Site()
    let id = try site.put("1 l milk")
    let typed = try site.groceryForm("milk").with(["quantity": "5 l"])
    try site.groceries.delete(id, by: site.person)
    if isThereAnew { try site.put("2 l milk") }

    let answer = try site.send(typed)
    #expect(answer.status == 409)
    let form = HTMLForm(try #require(answer.page.form(to: "/groceries/\(id.number)")))
    #expect(form["quantity"] == "5 l")
    let saved = try site.send(form)

    #expect(saved.status == (isThereAnew ? 409 : 303))
    #expect(try site.groceryList().groceryLines == [isThereAnew ? "Milk 3 l" : "Milk 5 l"])
  }

  @Test func `that was deleted meanwhile stays deleted if its change is refused`() throws {
    let site = try Site()
    let id = try site.put("milk")
    let address = "/groceries/\(id.number)"
    let typed = try site.groceryForm("milk").with(["quantity": "5 l"])
    try site.groceries.delete(id, by: site.person)
    let form = HTMLForm(try #require(try site.send(typed).page.form(to: address)))

    let refused = try site.send(form.with(["name": " "]))

    #expect(refused.status == 422)
    #expect(refused.page.problems == ["Type an item"])
    #expect(try site.groceryList().groceryLines == [])
    let again = HTMLForm(try #require(refused.page.form(to: address)))
    #expect(try site.send(again.with(["name": "Oat milk"])).status == 303)
    #expect(try site.groceryList().groceryLines == ["Oat milk 5 l"])
  }

  @Test func `is merged with another line if it gets that line's name`() throws {
    let site = try Site()
    try site.put("1 l milk")
    try site.put("2 l oat milk")

    let answer = try site.send(try site.groceryForm("milk").with(["name": "Oat milk"]))

    #expect(try site.follow(answer).page.groceryLines == ["Oat milk 3 l"])
  }

  @Test func `can be deleted and restored`() throws {
    let site = try Site()
    let id = try site.put("milk").number
    try site.put("butter")
    let form = try #require(try site.openGroceryRow("milk").form(to: "/groceries/\(id)/delete"))

    let page = try site.follow(try site.send(HTMLForm(form))).page
    #expect(page.groceryLines == ["Butter"])
    #expect(page.notice == "Milk deleted.")
    let undo = try #require(page.form(to: "/groceries/\(id)/restore"))
    let restored = try site.follow(try site.send(HTMLForm(undo))).page

    #expect(restored.groceryLines == ["Milk", "Butter"])
    #expect(restored.notice == "Milk restored.")
  }

  @Test func `lists the recipes and days that it is for`() throws {
    let site = try Site()
    for (number, day) in [(1, "2026-11-21"), (2, "2026-11-27"), (3, "2026-12-24"), (4, nil)] {
      let recipe = GroceryRecipe(
        id: Recipe.ID(Int64(number)), name: "Recipe \(number)", ingredients: [.line("2 onions")],
        day: day.flatMap { LocalDate(iso: $0) })
      _ = try site.groceries.add([recipe], by: site.person)
    }

    let short = try #require(try site.groceryList().groceryRow("onions"))
    let row = try #require(try site.groceryList("uses=1").groceryRow("onions"))

    #expect(short.first("small")?.words == "Recipe 4 · Recipe 1 · Recipe 2 · Recipe 3")
    #expect(row.first("small")?.words == "Recipe 4 + Recipe 1, Sat + Recipe 2, Fri + Recipe 3, Thu 24 Dec")
    #expect(row.first("span", class: "q")?.words == "8")
  }

  @Test func `escapes its text`() throws {
    let site = try Site()
    let name = #"<script>alert("1")</script> & 'more'"#

    _ = try site.buy(name)

    #expect(try site.groceryList().groceryLines == [name])
    #expect(try site.groceryForm(name)["name"] == name)
  }
}
