import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Importing a recipe` {
  private func form(_ page: HTMLElement) throws -> HTMLForm {
    HTMLForm(try #require(page.form(to: "/recipes/import")))
  }

  @Test func `asks for an address, which a link can fill in`() throws {
    let site = try Site()

    let empty = try site.get("recipes/import").page
    let brought = try site.get("recipes/import?url=example.org%2Fsoup").page

    #expect(try form(empty)["url"] == "")
    #expect(try form(brought)["url"] == "example.org/soup")
    #expect(empty.link("Cancel") == "/recipes")
    #expect(empty.link("Type it in yourself") == "/recipes/new")
    #expect(empty.link("paste its text") == "/recipes/paste")
  }

  @Test(arguments: [
    ("soup", "Paste the whole address of a page, such as https://example.org/soup"),
    ("", "Paste the whole address of a page, such as https://example.org/soup"),
    ("http://127.0.0.1/soup", "That address is inside a private network"),
  ])
  func `refuses an invalid or private address and keeps it`(typed: String, sentence: String) throws {
    let site = try Site()

    let answer = try site.send(try form(try site.get("recipes/import").page).with(["url": typed]))

    #expect(answer.status == 422)
    #expect(answer.page.problems == [sentence])
    #expect(answer.page.error(at: "url") == "Error: \(sentence)")
    #expect(try form(answer.page)["url"] == typed)
    #expect(try site.recipes.page(RecipeQuery(), for: site.person).recipes.isEmpty)
  }
}
