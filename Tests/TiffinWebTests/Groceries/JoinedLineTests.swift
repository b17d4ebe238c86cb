import Testing
import TiffinCore

@testable import TiffinWeb

/// Tests a line that was merged with another one because another phone removed its tick.
@Suite struct `A merged grocery line` {
  /// Creates a line that a phone still shows, and the line that it was merged with.
  private func kitchen(_ work: (Site, _ old: GroceryItem.ID) throws -> HTMLForm) throws -> (
    Site, HTMLForm, old: GroceryItem.ID, line: GroceryItem.ID
  ) {
    let site = try Site()
    let old = try site.put("1 l milk, fresh")
    try site.groceries.setCompleted(old, true, by: site.person)
    let form = try work(site, old)
    let line = try site.put("2 l Milk")
    try site.groceries.setCompleted(old, false, by: site.person)
    return (site, form, old, line)
  }

  @Test(arguments: ["0", "1"]) func `is not ticked, and the notice links to the other line`(wanted: String) throws {
    let (site, form, old, line) = try kitchen { site, _ in try site.tickForm("milk", wanted: wanted) }

    let answer = try site.send(form)

    #expect(answer["Location"] == "/groceries?joined=\(old.number)#item-\(line.number)")
    let page = try site.follow(answer).page
    #expect(page.notice == "Milk merged with “\u{2068}Milk\u{2069}”, 3 l.")
    #expect(page.groceryLines == ["Milk 3 l"])
  }

  @Test func `shows everything typed on the other line`() throws {
    let (site, form, _, line) = try kitchen { site, _ in try site.groceryForm("milk") }

    let answer = try site.send(form.with(["note": "in glass"]))

    #expect(answer.status == 409)
    #expect(answer.page.problems.first?.contains("3 l") == true)
    let again = HTMLForm(try #require(answer.page.form(to: "/groceries/\(line.number)")))
    #expect(again["quantity"] == "3 l")
    #expect(again["note"] == "fresh; in glass")
    #expect(try site.send(again).status == 303)
    #expect(try site.groceryList().groceryLines == ["Milk 3 l"])
    #expect(try site.groceryForm("Milk")["note"] == "fresh; in glass")
  }

  @Test func `is not changed by deleting and restoring from an old page`() throws {
    let (site, form, old, _) = try kitchen { site, old in
      HTMLForm(try #require(try site.openGroceryRow("milk").form(to: "/groceries/\(old.number)/delete")))
    }

    let page = try site.follow(try site.send(form)).page
    _ = try site.send(form.to("/groceries/\(old.number)/restore"))

    #expect(page.notice?.contains("merged with") == true)
    #expect(try site.groceryList().groceryLines == ["Milk 3 l"])
  }

  @Test func `is reported as deleted after the other line was deleted`() throws {
    let (site, form, _, line) = try kitchen { site, _ in try site.tickForm("milk", wanted: "1") }
    try site.groceries.delete(line, by: site.person)

    let page = try site.follow(try site.send(form)).page

    #expect(page.notice == "Milk deleted.")
  }

  @Test func `is hidden from other households`() throws {
    let (site, form, _, _) = try kitchen { site, _ in try site.tickForm("milk", wanted: "1") }
    let carol = try site.browser(of: try site.addPerson("carol"))

    #expect([403, 404].contains(try site.send(form, by: carol).status))
  }

  @Test func `is saved once after a rename if the form is sent twice`() throws {
    let site = try Site()
    let line = try site.put("2 l milk")
    try site.put("1 l mlik")
    let form = try site.groceryForm("mlik").with(["name": "Milk", "quantity": "1,5 l", "note": "fresh"])

    let first = try site.send(form)
    let second = try site.send(form)
    let other = try site.send(form.with(["note": "in glass"]))

    #expect(first["Location"] == "/groceries?saved=\(line.number)#item-\(line.number)")
    #expect(second.status == 303 && second["Location"] == first["Location"])
    #expect(other.status == 409)
    #expect(try site.groceryList().groceryLines == ["Milk 3.5 l"])
  }
}
