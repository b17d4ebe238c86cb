import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A form token` {
  /// The headers that tell where a request comes from, and whether they let it pass.
  static let origins: [(headers: [(String, String)], isOurs: Bool)] = [
    ([("HTTP_SEC_FETCH_SITE", "same-origin")], true),
    ([("HTTP_SEC_FETCH_SITE", "none")], true),
    ([("HTTP_SEC_FETCH_SITE", "same-site")], false),
    ([("HTTP_SEC_FETCH_SITE", "cross-site")], false),
    ([("HTTP_SEC_FETCH_SITE", "same-origin"), ("HTTP_ORIGIN", "http://tiffin.test")], true),
    ([("HTTP_SEC_FETCH_SITE", "cross-site"), ("HTTP_ORIGIN", "http://tiffin.test")], false),
    ([("HTTP_ORIGIN", "http://tiffin.test")], true),
    ([("HTTP_ORIGIN", "http://elsewhere.example")], false),
    ([("HTTP_ORIGIN", "null")], false),
    ([("HTTP_REFERER", "http://tiffin.test/meals")], true),
    ([("HTTP_REFERER", "http://elsewhere.example/")], false),
    ([], true),
  ]

  @Test(arguments: origins.indices, [true, false])
  func `is required in addition to the headers that state the origin`(origin: Int, hasToken: Bool) throws {
    let site = try Site()
    let id = try site.add(.caprese(stars: 4))
    let token = hasToken ? try site.token(of: site.me) : "x"
    let body = Array("rating=2&token=\(token)".utf8)

    let answer = try site.request(
      "POST", "/meals/\(id.number)/rating", by: site.me, untold: true,
      headers: Self.origins[origin].headers + [("CONTENT_TYPE", "application/x-www-form-urlencoded")], body: body)

    let isTaken = hasToken && Self.origins[origin].isOurs
    #expect(answer.status == (isTaken ? 303 : 403))
    #expect(try site.meal(id).content.rating.stars == (isTaken ? 2 : 4))
  }

  @Test func `is in every form of every page`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    _ = try OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds }).invite(by: site.person.id)
    _ = try site.browser(of: site.person)
    try site.meals.delete(id, by: site.person)
    _ = try site.add(.ramen())

    for path in [
      "diary/2026-11-21", "diary/2026-11-21/copy", "meals", "meals?deleted=\(id.number)", "meals/new",
      "meals/\(id.number)", "trends", "settings", "account", "account/delete", "household",
      "household/members/\(bob.id.number)/remove",
    ] {
      for form in try site.get(path).page.all("form") where form["method"] == "post" {
        let token = form.first("input", where: ("name", "token"))?["value"]
        #expect(token?.utf8.count == 22, "\(path) \(form["action"] ?? "")")
      }
    }
  }

  @Test func `differs between sessions`() throws {
    let site = try Site()
    let other = try site.browser(of: site.person)

    #expect(try site.token(of: site.me) != site.token(of: other))
    #expect(try site.token(of: site.me) == site.token(of: site.me))
  }

  @Test func `of another person is refused`() throws {
    let site = try Site()
    let id = try site.add(.caprese())
    let carol = try site.browser(of: try site.addPerson("carol"))
    var form = HTMLForm(HTMLElement("form", ["action": "/meals/\(id.number)/delete"]))
    form["token"] = try site.token(of: carol)

    let answer = try site.send(form)

    #expect(answer.status == 403)
    #expect(answer.page.first("h1")?.words == "This page is from before you signed in")
    #expect(try site.stored().count == 1)
  }
}
