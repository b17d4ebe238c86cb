import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Returning to an older page of the list` {
  @Test func `works after cancelling an edit`() throws {
    let (site, older) = try siteWithOlderPage()
    let row = try site.openedRow(older)

    let form = try site.open(row.link("Edit"))

    #expect(form.link("Cancel") == "\(older)#\(row["id"] ?? "")")
  }

  @Test func `works from the meal's page after cancelling an edit`() throws {
    let (site, older) = try siteWithOlderPage()
    let row = try #require(try site.open(older).mealRows.first)
    let meal = try #require(row.first("a", class: "over")?["href"])

    let form = try site.open(try site.open(meal).link("Edit"))

    #expect(form.link("Cancel") == meal)
    #expect(try site.open(meal).crumb == "\(older)#\(row["id"] ?? "")")
  }

  @Test func `works after cancelling a new meal`() throws {
    let (site, older) = try siteWithOlderPage()

    let form = try site.open(try site.open(older).link("Add meal"))

    #expect(form.link("Cancel") == older)
  }

  @Test(arguments: [true, false]) func `works after saving an edit, with a notice`(isOverMeal: Bool) throws {
    let (site, older) = try siteWithOlderPage()
    let row = try site.openedRow(older)
    let start = isOverMeal ? try site.open(row.first("a", class: "over")?["href"]) : row
    let form = try site.open(start.link("Edit")).formOfMeal()

    let answer = try site.send(form.with(["name": "Renamed"]))

    let page = try site.follow(answer).page
    #expect(answer["Location"]?.hasSuffix("#\(row["id"] ?? "")") == true)
    #expect(page.mealNames.first == "Renamed")
    #expect(page.mealNames.count == 10)
    #expect(page.notice == "Saved “Renamed”.")
    #expect(page.link("Show it") == nil)
  }

  @Test func `shows a link if the saved meal is on another page`() throws {
    let (site, older) = try siteWithOlderPage()
    let row = try site.openedRow(older)
    let form = try site.open(row.link("Edit")).formOfMeal()

    let page = try site.follow(try site.send(form.with(["name": "Moved", "date": "2026-12-24"]))).page

    #expect(page.mealNames.count == 9)
    #expect(page.notice == "Saved “Moved”.")
    #expect(try site.open(page.link("Show it")).first("h1")?.words.contains("Moved") == true)
  }

  @Test func `works after a refused form`() throws {
    let (site, older) = try siteWithOlderPage()
    let row = try site.openedRow(older)
    let form = try site.open(row.link("Edit")).formOfMeal()

    let refused = try site.send(form.with(["carbs": "a lot"])).page
    let answer = try site.send(try refused.formOfMeal().with(["carbs": "8"]))

    #expect(refused.link("Cancel") == "\(older)#\(row["id"] ?? "")")
    #expect(answer["Location"]?.hasPrefix(older) == true)
  }

  @Test func `works after a conflict`() throws {
    let (site, older) = try siteWithOlderPage()
    let row = try site.openedRow(older)
    let edit = row.link("Edit")
    let mine = try site.open(edit).formOfMeal().with(["name": "Mine"])
    _ = try site.send(try site.open(edit).formOfMeal().with(["name": "Theirs"]))

    let conflict = try site.send(mine).page
    let answer = try site.send(HTMLForm(try #require(conflict.form(to: mine.action))))

    #expect(try site.open(conflict.link("Keep the saved one")).crumb?.hasPrefix(older) == true)
    #expect(answer["Location"]?.hasPrefix(older) == true)
  }

  @Test func `works after deleting a meal and after undoing it`() throws {
    let (site, older) = try siteWithOlderPage()
    let meal = try #require(try site.open(older).first("a", class: "over"))
    let address = try #require(meal["href"])
    let delete = try site.open(address).all("form").first { $0["action"]?.hasSuffix("/delete") == true }

    let deleted = try site.follow(try site.send(HTMLForm(try #require(delete)))).page
    let undo = try #require(deleted.all("form").first { $0["action"]?.hasSuffix("/restore") == true })
    let restored = try site.follow(try site.send(HTMLForm(undo))).page

    #expect(deleted.mealNames.count == 9)
    #expect(deleted.notice == "Deleted “\(meal.words)”.")
    #expect(restored.mealNames.count == 10)
    #expect(restored.notice == "Restored “\(meal.words)”.")
  }

  @Test(arguments: ["rating", "favourite"]) func `works after marking a meal on its page`(mark: String) throws {
    let (site, older) = try siteWithOlderPage()
    let address = try #require(try site.open(older).first("a", class: "over")?["href"])
    let form = try site.open(address).all("form").first { $0["action"]?.hasSuffix("/\(mark)") == true }
    let button = try #require(form?.first("button"))

    let answer = try site.send(HTMLForm(try #require(form)).pressing(button))

    #expect(try site.follow(answer).page.crumb?.hasPrefix(older) == true)
  }

  @Test(arguments: [
    "https://evil.test/", "//evil.test/", "/elsewhere", "after=//evil.test", "\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
    "after=2026-11-20.1230.1&open=2&next=//evil.test",
  ])
  func `falls back to the list if the return address was tampered with`(list: String) throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let form = try site.editForm(of: id).with(["list": list])

    let saved = try #require(try site.send(form)["Location"])

    let isFirst = saved == "/meals?saved=\(id.number)#meal-\(id.number)"
    #expect(isFirst || saved == "/meals?after=2026-11-20.1230.1&saved=\(id.number)#meal-\(id.number)")
  }

  @Test func `shows no notice for a meal that is in another state by now`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    try site.meals.delete(id, by: site.person)

    #expect(try site.list("saved=\(id.number)").notice == nil)
    #expect(try site.list("restored=99").notice == nil)
    #expect(try site.list("deleted=\(id.number)").notice == "Deleted “Caprese salad”.")
  }

  /// A site with sixty meals, and the address of the page with the last ten.
  private func siteWithOlderPage() throws -> (site: Site, older: String) {
    let site = try Site()
    for number in 1...60 { try site.add(.make("Meal \(number)")) }
    return (site, try #require(try site.list().first("a", where: ("rel", "next"))?["href"]))
  }
}

extension Site {
  /// The first row of a page of the list, after a tap on its arrow.
  fileprivate func openedRow(_ page: String) throws -> HTMLElement {
    try #require(try open(try open(page).mealRows.first?.arrow).mealRows.first)
  }
}
