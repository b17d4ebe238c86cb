import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `An import` {
  private static let file = """
    {"recipes": [
      {"name": "Leek soup", "description": "Cut.\\nFry.", "items": [{"name": "leek", "description": "2"}]},
      {"name": "Toast", "description": "", "items": []}, {"name": " ", "description": "", "items": []}]}
    """

  private func look(_ site: Site, at file: String, named name: String = "kitchenowl.json") throws -> Answer {
    var form = HTMLForm(try #require(try site.get("bring").page.form(to: "/bring")))
    form.pick(name, Array(file.utf8), for: "file")
    return try site.send(form)
  }

  private func press(_ action: String, on page: HTMLElement, _ site: Site) throws -> HTMLElement {
    let form = try #require(page.all("form").first { $0["action"]?.hasSuffix(action) == true })
    return try site.follow(try site.send(HTMLForm(form))).page
  }

  private func columns(_ page: HTMLElement) -> HTMLElement? {
    page.all("form").first { $0["action"]?.hasSuffix("/columns") == true }
  }

  private func names(_ site: Site) throws -> [String] {
    try site.recipes.page(RecipeQuery(), for: site.person).recipes.map(\.name.text)
  }

  @Test func `can be undone except for what was edited since`() throws {
    let site = try Site()
    let address = try look(site, at: Self.file)["Location"].map { String($0.dropFirst()) }
    let found = try site.get(try #require(address)).page

    _ = try press("/take", on: found, site)
    site.application.importWorker.finish()
    let taken = try site.get(try #require(address)).page

    #expect(taken.first("h1")?.words == "2 recipes imported kitchenowl.json")
    #expect(try names(site) == ["Leek soup", "Toast"])
    #expect(try site.get("bring").page.words.contains("2 recipes"))
    let toast = try #require(try site.recipes.page(RecipeQuery(), for: site.person).recipes.last).id
    var content = try site.recipe(toast).content
    content.figures.energy = try Energy(kilocalories: 80)
    _ = try site.recipes.update(toast, to: content, picture: nil, from: 1, by: site.person)

    let back = try press("/back", on: taken, site)

    #expect(try names(site) == ["Toast"])
    #expect(back.first("h1")?.words.hasPrefix("Import undone") == true)
    #expect(back.words.contains("1 recipe kept, since you edited them."))
  }

  @Test func `is hidden from other households`() throws {
    let site = try Site()
    let address = try #require(try look(site, at: Self.file)["Location"])
    let stranger = try site.browser(of: try site.addPerson("mallory", toHouseholdOf: nil))

    #expect(try site.get(String(address.dropFirst()), by: stranger).status == 404)
  }

  @Test func `of a table has a menu for each column, and uses the chosen meanings`() throws {
    let site = try Site()
    let file = "when,what,amount of it,kcal,x\n03/04/2026,Rye bread,2,166,1\n"
    let address = try #require(try look(site, at: file, named: "log.csv")["Location"])
    let page = try site.get(String(address.dropFirst())).page
    var form = HTMLForm(try #require(columns(page)))
    #expect(page.words.contains("Which day is 03/04/2026?") && page.words.contains("Choose the name column."))
    #expect(page.all("select").count == 5 && page.all("button").allSatisfy { $0["name"] != "take" })

    form["c2"] = "name"
    form["order"] = "dayFirst"
    let ready = try site.follow(try site.send(form)).page
    #expect(ready.words.contains("Rye bread, 166 kcal Friday 3 April") && ready.words.contains("Import 1 entry"))
    var again = HTMLForm(try #require(columns(ready)))
    again["order"] = "monthFirst"
    again["take"] = "1"
    _ = try site.send(again)
    site.application.importWorker.finish()
    // A second tap comes when it is taken already.
    #expect(try site.send(again)["Location"] == address)

    let meals = try site.meals.page(MealQuery(), of: site.person.id).meals
    #expect(meals.map { "\($0.date.iso) \($0.name.text)" } == ["2026-03-04 Rye bread"])
  }
}
