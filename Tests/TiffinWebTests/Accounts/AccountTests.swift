import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A person's account` {
  private func passwordForm(_ site: Site, by browser: Browser) throws -> HTMLForm {
    try site.form(on: "account", to: "account/password", by: browser)
  }

  @Test func `gets a new password and is signed out everywhere else`() throws {
    let site = try Site()
    let maya = try site.addPerson("maya")
    let browser = try site.browser(of: maya)
    let elsewhere = try site.browser(of: maya)
    let before = browser.cookie

    let answer = try site.send(
      try passwordForm(site, by: browser).with(["old_password": Site.password, "password": "another long one"]),
      by: browser)

    #expect(answer.status == 303)
    #expect(browser.cookie != before)
    #expect(
      try site.follow(answer, by: browser).page.notice == "Password changed. You are signed out everywhere else.")
    #expect(try site.get("meals", by: elsewhere).status == 303)
    #expect(try site.signIn("maya", by: Browser()).status == 422)
    #expect(try site.signIn("maya", "another long one", by: Browser()).status == 303)
  }

  @Test(arguments: [
    ("wrong", "another long one", "old_password", "This is not your password"),
    (
      Site.password, "short", "password",
      "Use at least 8 characters"
    ),
  ])
  func `keeps its password if the form is invalid`(old: String, new: String, field: String, why: String) throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))

    let answer = try site.send(
      try passwordForm(site, by: browser).with(["old_password": old, "password": new]), by: browser)

    #expect(answer.status == 422)
    #expect(answer.page.error(at: field) == "Error: \(why)")
    #expect(try site.signIn("maya", by: Browser()).status == 303)
  }

  @Test func `lists security events to its owner only`() throws {
    let site = try Site()
    let browser = try site.browser(of: try site.addPerson("maya"))
    for _ in 0..<2 { _ = try site.signIn("maya", "wrong", by: Browser()) }
    _ = try site.signIn("maya", by: Browser())
    let form = try passwordForm(site, by: browser)
    _ = try site.send(form.with(["old_password": Site.password, "password": "another long one"]), by: browser)

    let rows = try #require(try site.get("account", by: browser).page.element(id: "events")).all("li")

    let told = rows.compactMap { $0.first("span", class: "t")?.first("span")?.words }
    #expect(told == ["Password changed", "Signed in on a new device", "Wrong password, 2 times"])
    #expect(rows.allSatisfy { $0.first("small")?.words == "today, 12:30" })
    #expect(try site.get("account").page.element(id: "events") == nil)
  }

  @Test func `shows a new name on the next page`() throws {
    let site = try Site()

    let form = try site.form(on: "account", to: "account/name", by: site.me)
    _ = try site.send(form.with(["name": "Maya Ó"]))

    #expect(try site.get("meals").page.first("summary", class: "me")?.words == "MMaya Ó")
  }

  @Test func `lists the actions on its data, each in a row with one line of explanation`() throws {
    let site = try Site()
    let member = try site.browser(of: try site.addPerson("jonas", toHouseholdOf: site.person))
    let stranger = try site.browser(of: try site.addPerson("maya"))
    func rows(by browser: Browser) throws -> [HTMLElement] {
      try #require(try site.get("account", by: browser).page.element(id: "data")).all("li")
    }
    func labels(by browser: Browser) throws -> [String] {
      try rows(by: browser).compactMap { $0.first("span", class: "t")?.first("span")?.words }
    }

    let all = ["Export everything", "Export meals", "Export groceries", "Print diary", "Import"]
    let delete = "Delete this account …"
    #expect(try labels(by: member) == all + ["Leave this household …", delete])
    #expect(try labels(by: stranger) == all + [delete])
    #expect(try Array(labels(by: site.me).prefix(7)) == all + ["Back up the server", "Leave this household …"])
    for row in try rows(by: member) {
      #expect(row.all("small").count == 1 && row.all("a").count + row.all("button").count == 1)
    }
  }

  @Test func `exports its meals as CSV`() throws {
    let site = try Site()
    try site.add(.make("=1+1, \"quoted\"", kcal: 12, grams: (1, 2, 3), stars: 2, notes: "two\nlines"))
    try site.add(.ramen())

    let answer = try site.get("export/meals.csv")

    #expect(answer["Content-Type"] == "text/csv; charset=utf-8")
    #expect(answer["Content-Disposition"] == #"attachment; filename="meals.csv""#)
    #expect(
      answer.text.split(separator: "\r\n") == [
        "date,time,name,category,energy_kcal,carbs_g,protein_g,fat_g,rating,favourite,notes,"
          + "fibre_g,sugars_g,saturated_g,salt_g",
        "2026-11-21,19:30,Shoyu ramen,Dinner,688,82,34,25,5,0,,,,,",
        "2026-11-21,12:00,\"'=1+1, \"\"quoted\"\"\",Snack,12,1,2,3,2,0,\"two\nlines\",,,,",
      ])
  }
}
