import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `An import over the quota` {
  private static let file = """
    {"recipes": [
      {"name": "Leek soup", "description": "Cut.", "items": []}, {"name": "Toast", "description": "", "items": []}]}
    """

  @Test func `is refused before it starts`() throws {
    let quotas = try Quotas("recipes=1")
    let site = try Site { $0.quotas = quotas }
    var form = HTMLForm(try #require(try site.get("bring").page.form(to: "/bring")))
    form.pick("kitchenowl.json", Array(Self.file.utf8), for: "file")
    let found = try site.follow(try site.send(form)).page

    let take = try #require(found.all("form").first { $0["action"]?.hasSuffix("/take") == true })
    let answer = try site.send(HTMLForm(take))
    site.application.importWorker.finish()

    #expect(answer.status == 409)
    #expect(answer.page.words.contains("Your household has reached the limit of"))
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.isEmpty)
  }

  @Test func `counts only the diary entries that it adds`() throws {
    let quotas = try Quotas("meals=1")
    let site = try Site { $0.quotas = quotas }
    var form = HTMLForm(try #require(try site.get("bring").page.form(to: "/bring")))
    let rows = "Date,Meal,Food,Calories\n2026-04-03,Lunch,Soup,100\n2026-04-03,Exercise,Run,300\n,Lunch,Toast,90\n"
    form.pick("log.csv", Array(rows.utf8), for: "file")
    let found = try site.follow(try site.send(form)).page

    let take = try #require(found.all("form").first { $0["action"]?.hasSuffix("/take") == true })
    _ = try site.send(HTMLForm(take))
    site.application.importWorker.finish()

    #expect(found.words.contains("Import 1 entry"))
    #expect(try site.stored().map(\.content.name.text) == ["Soup"])
  }
}
