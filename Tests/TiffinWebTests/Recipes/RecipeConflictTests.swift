import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Saving a recipe that another member changed` {
  @Test func `shows both versions and overwrites only after confirmation`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try site.recipeForm(of: id)
    _ = try site.send(try site.recipeForm(of: id).with(["name": "Crêpes"]))

    let conflict = try site.send(form.with(["name": "Blini"]))

    #expect(conflict.status == 409)
    let cells = conflict.page.first("table", class: "versions")?.all("td").map(\.words)
    #expect(cells == ["Blini", "Crêpes"])
    #expect(try site.recipe(id).content.name.text == "Crêpes")

    let mine = HTMLForm(try #require(conflict.page.form(to: "/recipes/\(id.number)")))
    #expect(try site.send(mine).status == 303)
    #expect(try site.recipe(id).content.name.text == "Blini")
  }

  @Test func `offers to keep the saved one and return to the list`() throws {
    let site = try Site()
    let id = try site.add(.pancakes())
    let form = try #require(try site.get("recipes/\(id.number)/edit?list=q%3Degg").page.mealForm)
    _ = try site.send(try site.recipeForm(of: id).with(["name": "Crêpes"]))

    let conflict = try site.send(form.with(["name": "Blini"])).page
    let kept = try site.open(conflict.link("Keep the saved one"))

    #expect(kept.first("h1")?.words.hasPrefix("Crêpes") == true)
    #expect(kept.first("p", class: "crumb")?.link("Recipes")?.hasPrefix("/recipes?q=egg") == true)
  }
}
