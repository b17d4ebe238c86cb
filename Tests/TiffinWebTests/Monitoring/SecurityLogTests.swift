import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The log of refused requests` {
  private let written = Written()

  /// The reason, path and sender's address of each refusal.
  private var refusals: [String] {
    written.objects.filter { $0["event"] as? String == "security" }.map { line in
      "\(line["reason"] as? String ?? "-") \(line["path"] as? String ?? "-") \(line["address"] as? String ?? "-")"
    }
  }

  @Test func `has forms from another site`() throws {
    let site = try Site(log: written.logger(.json))

    let answer = try site.request(
      "POST", "/sign-out", headers: [("HTTP_ORIGIN", "https://evil.test"), ("REMOTE_ADDR", "203.0.113.9")])

    #expect(answer.status == 403)
    #expect(refusals == ["other_site /sign-out 203.0.113.9"])
  }

  @Test func `has forms without this browser's token`() throws {
    let site = try Site(log: written.logger(.json))

    let answer = try site.request(
      "POST", "/sign-out",
      headers: [("REMOTE_ADDR", "203.0.113.9"), ("CONTENT_TYPE", "application/x-www-form-urlencoded")],
      body: Array("token=x".utf8))

    #expect(answer.status == 403)
    #expect(refusals == ["other_site /sign-out 203.0.113.9"])
  }

  @Test func `has requests for others' data, which are answered like missing ones`() throws {
    let site = try Site(log: written.logger(.json))
    let mine = try site.add(.caprese())
    let carol = try site.addPerson("carol")
    let browser = try site.browser(of: carol)

    let others = try site.get("meals/\(mine.number)", by: browser)
    let none = try site.get("meals/999", by: browser)

    #expect(others.status == 404 && none.status == 404)
    #expect(others.page.first("main")?.words == none.page.first("main")?.words)
    #expect(refusals == ["others_row /meals/\(mine.number) -"])
    let line = "something of somebody else's, GET /meals/\(mine.number), from -, person \(carol.id.number)"
    #expect(written.text.contains(line))
  }

  @Test func `does not have requests for one's own deleted data`() throws {
    let site = try Site(log: written.logger(.json))
    let meal = try site.add(.caprese())
    try site.meals.delete(meal, by: site.person)

    #expect(try site.get("meals/\(meal.number)").status == 404)
    #expect(refusals == [])
  }

  @Test(arguments: ["recipes", "household/members", "plan/entries", "groceries", "account/sessions"])
  func `distinguishes others' items from one's own in each kind of address`(room: String) throws {
    let site = try Site(log: written.logger(.json))
    let carol = try site.addPerson("carol")
    _ = try site.browser(of: site.person)
    let recipe = try site.add(.pancakes())
    let item = try site.put("milk")
    let planned = NewPlanEntry(.recipe(recipe), on: Site.today)
    let entry = try PlanStore(site.database).add(planned, key: .random(), by: site.person)
    let session = try #require(try site.sessions.all(of: site.person.id).first?.id.number)
    let ids = [
      "recipes": recipe.number, "household/members": site.person.id.number, "plan/entries": entry.number,
      "groceries": item.number, "account/sessions": session,
    ]

    let row = try #require(RequestedRow(path: "\(room)/\(ids[room] ?? 0)/x".split(separator: "/").map(String.init)))

    let isCarols = try site.database.read { statements throws(StoreError) in
      try row.isForeign(than: carol, statements)
    }
    let isMine = try site.database.read { statements throws(StoreError) in
      try row.isForeign(than: site.person, statements)
    }
    #expect(isCarols && !isMine)
  }

  @Test func `has requests that only owners may make`() throws {
    let site = try Site(log: written.logger(.json))
    let browser = try site.browser(of: try site.addPerson("bob", toHouseholdOf: site.person))
    let form = HTMLForm(HTMLElement("form", ["action": "/household/name"]))

    let answer = try site.send(form.with(["token": try site.token(of: browser), "name": "Mine"]), by: browser)

    #expect(answer.status == 403)
    #expect(refusals == ["not_owner /household/name -"])
  }
}
