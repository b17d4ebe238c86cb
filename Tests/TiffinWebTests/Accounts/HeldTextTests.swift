import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Text typed into a form` {
  @Test func `is shown after signing in even if the person cannot open its page`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let edit = try site.editForm(of: id).with(["notes": "Typed for ten minutes"])

    let answer = try site.signInAgain(sending: edit, as: "somebody-else")

    #expect(answer.status == 404)
    #expect(answer.page.all("textarea").map(\.words).contains("Typed for ten minutes"))
    #expect(answer.page.first("header", class: "app") != nil)
    #expect(try site.meal(id).content.notes.text != "Typed for ten minutes")
  }
}
