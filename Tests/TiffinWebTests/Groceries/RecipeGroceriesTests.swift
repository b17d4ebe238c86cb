import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A recipe's ingredients` {
  private static let lines = ["For the sauce:", "400 g tomatoes", "2 onions, chopped", "saffron to taste"]

  private func site() throws -> (Site, path: String) {
    let site = try Site()
    let id = try site.write("Shakshuka", Self.lines[0], Self.lines[1], Self.lines[2], Self.lines[3])
    return (site, "recipes/\(id.number)/groceries")
  }

  private func form(_ site: Site, _ path: String) throws -> HTMLForm {
    HTMLForm(try #require(try site.get(path).page.form(to: "/" + path)))
  }

  @Test func `are added to the list all at once and only once`() throws {
    let (site, path) = try site()
    var all = try form(site, path)
    for name in ["ingredient", "choice", "servings", "back"] { all[name] = nil }

    let answer = try site.send(all)
    let again = try site.send(all)

    #expect(answer["Location"]?.hasPrefix("/groceries?ingredients=3&there=0&things=3&batch=") == true)
    let page = try site.follow(answer).page
    #expect(page.groceryLines == ["Tomatoes 400 g", "Onions 2", "Saffron"])
    #expect(page.notice == "List updated: 3 items added.")
    #expect(try site.follow(again).page.notice == "Everything is on the list.")
    #expect(try site.groceryList().groceryLines == ["Tomatoes 400 g", "Onions 2", "Saffron"])
  }

  @Test func `can be chosen for a number of servings and a day`() throws {
    let (site, path) = try site()
    let page = try site.get(path + "?servings=6&day=2026-11-27").page
    let choosing = try #require(page.form(to: "/" + path))
    let words = choosing.all("label", class: "check").map(\.words)
    #expect(words == ["1.2 kg tomatoes", "6 onions, chopped", "saffron to taste"])
    #expect(choosing.first("h2")?.words == "For the sauce:")
    var chosen = HTMLForm(choosing)
    #expect(chosen.fields.filter { $0.name == "ingredient" }.map(\.value) == ["2", "3", "4"])

    chosen["ingredient"] = "3"
    _ = try site.send(chosen)

    let row = try #require(try site.groceryList().groceryRow("onions"))
    #expect(try site.groceryList().groceryLines == ["Onions 6"])
    #expect(row.first("small")?.words == "Shakshuka")
  }

  @Test func `are not added if none is chosen`() throws {
    let (site, path) = try site()
    var none = try form(site, path)
    none["ingredient"] = nil

    let answer = try site.send(none)

    #expect(try site.follow(answer).page.notice == "Nothing to add.")
    #expect(try site.groceryList().groceryRows.isEmpty)
  }

  @Test func `return to their recipe after being added from there`() throws {
    let (site, path) = try site()

    let answer = try site.send(try form(site, path).with(["back": "recipe", "ingredient": "2"]))

    #expect(answer["Location"]?.hasPrefix("/\(path.dropLast("/groceries".count))?ingredients=1&there=0") == true)
  }

  @Test func `are added from the recipe's page, which offers Undo`() throws {
    let (site, path) = try site()
    let recipe = "/" + path.dropLast("/groceries".count)
    let page = try site.get(recipe.dropFirst() + "?servings=6&list=own%3D1").page

    let added = try site.follow(try site.send(HTMLForm(try #require(page.form(to: "/" + path))))).page

    #expect(added.notice == "List updated: 3 items added.")
    #expect(added.first("div", class: "flash")?.first("a")?["href"] == "/groceries")
    #expect(try site.groceryList().groceryLines == ["Tomatoes 1.2 kg", "Onions 6", "Saffron"])
    let undone = try site.send(HTMLForm(try #require(added.form(to: "/groceries/take-back"))))
    #expect(undone["Location"] == "\(recipe)?taken=3&servings=6&list=own%3D1")
    #expect(try site.follow(undone).page.notice == "3 items removed.")
    #expect(try site.groceryList().groceryRows.isEmpty)
  }

  @Test func `can be chosen on a page that returns to the recipe`() throws {
    let (site, path) = try site()
    let recipe = "/" + path.dropLast("/groceries".count)
    let choosing = try site.get(path + "?servings=6&list=own%3D1").page

    let cancel = choosing.first("div", class: "dock")?.first("a")?["href"]
    let answer = try site.send(HTMLForm(try #require(choosing.form(to: "/" + path))))

    #expect(cancel == "\(recipe)?servings=6&list=own%3D1")
    #expect(answer["Location"]?.hasPrefix("\(recipe)?ingredients=3") == true)
    #expect(answer["Location"]?.hasSuffix("&servings=6&list=own%3D1") == true)
  }

  @Test func `can be removed from the list for a single day`() throws {
    let (site, path) = try site()
    try site.put("1 onion")
    for day in ["2026-11-27", "2026-11-28"] { _ = try site.send(try form(site, path).with(["day": day])) }
    let form = try form(site, path).to("/\(path)/remove")

    let answer = try site.send(form.with(["day": "2026-11-27"]))

    #expect(answer["Location"] == "/groceries?taken=3")
    #expect(try site.follow(answer).page.notice == "3 items removed.")
    #expect(try site.groceryList().groceryLines.sorted() == ["Onion 3", "Saffron", "Tomatoes 400 g"])
  }

  @Test func `are hidden from other households`() throws {
    let (site, path) = try site()
    let carol = try site.browser(of: try site.addPerson("carol"))

    #expect(try site.get(path, by: carol).status == 404)
    #expect(try site.send(try form(site, path), by: carol).status == 403)
  }

  @Test func `are removed once if Undo is sent twice`() throws {
    let (site, path) = try site()
    let page = try site.get(String(path.dropLast("/groceries".count))).page
    let added = try site.follow(try site.send(HTMLForm(try #require(page.form(to: "/" + path))))).page
    let undo = HTMLForm(try #require(added.form(to: "/groceries/take-back")))

    _ = try site.send(undo)
    let again = try site.follow(try site.send(undo)).page

    #expect(again.notice == "The items were already removed.")
    #expect(try site.groceryList().groceryRows.isEmpty)
  }
}
