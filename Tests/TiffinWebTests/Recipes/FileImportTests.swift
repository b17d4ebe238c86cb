import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Importing recipes` {
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

  private func names(_ site: Site) throws -> [String] {
    try site.recipes.page(RecipeQuery(), for: site.person).recipes.map(\.name.text)
  }

  @Test func `shows what a file has before it is imported`() throws {
    let site = try Site()
    _ = try site.recipes.add(.named("Toast"), picture: nil, key: .random(), by: site.person)

    let page = try site.follow(try look(site, at: Self.file)).page

    #expect(page.first("h1")?.words == "KitchenOwl: 3 recipes kitchenowl.json")
    #expect(page.all("dd").map(\.words) == ["1", "1", "1"])
    #expect(page.all("bdi").map(\.words).contains("Leek soup"))
    #expect(page.all("li").map(\.words).contains("Recipe 3: it has no name"))
    #expect(page.button("Import 1 recipe") != nil)
    #expect(try names(site) == ["Toast"])
  }

  @Test(arguments: [("", "x"), ("hello", "x.txt"), ("{", "x.json"), ("PK\u{3}\u{4}", "x.zip")])
  func `refuses an unknown file with a message`(file: String, name: String) throws {
    let site = try Site()

    let answer = try look(site, at: file, named: name)

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "file-error") != nil)
    #expect(try site.get("bring").page.all("section").count == 1)
  }

  @Test func `imports a diary for the person who uploads it`() throws {
    let site = try Site()
    let file = "Day,Group,Food Name,Energy (kcal)\n2026-01-05,Lunch,Soup,100\nno day,Lunch,Stew,200\n"

    let found = try look(site, at: file, named: "servings.csv")
    let page = try site.follow(found).page

    #expect(page.first("h1")?.words == "Cronometer: 2 entries servings.csv")
    #expect(page.all("dd").map(\.words) == ["1", "0", "1"])
    #expect(page.all("li").map(\.words).contains("Soup, 100 kcal Monday 5 January"))
    #expect(page.all("li").map(\.words).contains("Line 3: it has no date"))
    #expect(page.button("Import 1 entry") != nil)
    let address = try #require(found["Location"]).dropFirst()
    _ = try site.send(try #require(page.sent(to: "/\(address)/take")))
    site.application.importWorker.finish()
    let taken = try site.get(String(address)).page
    #expect(taken.first("h1")?.words == "1 entry imported servings.csv")
    #expect(taken.link("Show diary") == "/diary/2026-01-05")
    #expect(try site.get("diary/2026-01-05").page.words.contains("Soup"))
  }

  @Test func `accepts several files at once and names unknown ones`() throws {
    let site = try Site()
    var form = HTMLForm(try #require(try site.get("bring").page.form(to: "/bring")))
    form.pick("one.json", Array(Self.file.utf8), for: "file")
    form.pick("two.json", Array(#"{"recipes": [{"name": "Pho", "description": "", "items": []}]}"#.utf8), for: "file")
    let page = try site.follow(try site.send(form)).page
    #expect(page.element(id: "ready") != nil)
    #expect(page.all("a").map(\.words).filter { $0.hasSuffix(".json") } == ["two.json", "one.json"])

    form.pick("notes.txt", Array("hello".utf8), for: "file")
    let refused = try site.send(form)

    #expect(refused.status == 422)
    #expect(
      refused.page.element(id: "file-error")?.words
        == "Error: notes.txt: This file is not from an app that Tiffin knows. See the list below")
    #expect(refused.page.all("a").map(\.words).filter { $0.hasSuffix(".json") } == ["two.json", "one.json"])
  }

  @Test func `has a switch for each part, of which at least one is required`() throws {
    let site = try Site()
    _ = try site.recipes.add(.named("Dal"), picture: nil, key: .random(), by: site.person)
    _ = try site.put("leeks")
    let bytes = try site.send(HTMLForm(try #require(try site.get("account").page.form(to: "/account/export")))).body
    let other = try Site()
    var form = HTMLForm(try #require(try other.get("bring").page.form(to: "/bring")))
    form.pick("mine.zip", bytes, for: "file")
    let page = try other.follow(try other.send(form)).page
    let switches = page.all("input").filter { $0["role"] == "switch" }
    #expect(switches.compactMap { $0["value"] }.contains("recipes"))
    #expect(switches.allSatisfy { $0["checked"] != nil && $0["form"] == "take" })
    let take = HTMLForm(try #require(page.all("form").first { $0["id"] == "take" }))

    let refused = try other.send(take)
    #expect(refused.status == 422 && refused.page.words.contains("Choose at least one part to import"))
    let taken = try other.follow(try other.send(take.with(["part": "recipes"])))
    other.application.importWorker.finish()

    #expect(taken.status == 200)
    #expect(try names(other) == ["Dal"])
    #expect(try other.get("groceries").page.words.contains("leeks") == false)
  }

  @Test func `is linked from the recipes' menu and from the account`() throws {
    let site = try Site()

    #expect(try site.get("recipes").page.link("From another app") == "/bring")
    #expect(try site.get("account").page.link("Import From other apps or another Tiffin") == "/bring")
  }
}
