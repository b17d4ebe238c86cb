import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The sign-in code` {
  private let log = LogRecorder()
  private let site: Site
  private let maya: Person

  init() throws {
    site = try Site(log: log.logger)
    maya = try site.addPerson("maya")
    _ = try site.turnOnFactor(of: maya, by: try site.browser(of: maya))
  }

  @Test func `is requested on a second page before the person is signed in`() throws {
    let browser = Browser()
    let answer = try site.signIn("maya", by: browser, next: "/plan")

    #expect(answer["Location"] == "/sign-in/code?next=%2Fplan")
    #expect(try site.get("meals", by: browser)["Location"]?.hasPrefix("/sign-in?") == true)
    let page = try site.follow(answer, by: browser).page
    #expect(page.first("main")?.words.contains("maya") == true)
    let form = HTMLForm(try #require(page.form(to: "/sign-in/code")))

    let wrong = try site.send(form.with(["code": "12345"]), by: browser)
    #expect(wrong.status == 422 && wrong.text.contains("This is not the current code"))
    let done = try site.send(form.with(["code": try site.code(of: maya)]), by: browser)

    #expect(done["Location"] == "/plan")
    #expect(try site.get("meals", by: browser).status == 200)
    #expect(try site.get("sign-in/code", by: browser)["Location"] == "/sign-in")
    #expect(log.lines.contains { $0.contains("wrong code for “maya”") })
  }

  @Test(arguments: [("", " "), (" ", "\u{a0}"), ("\u{200b}", "\n"), ("\u{3000}", "\u{feff}")])
  func `may contain spaces`(before: String, after: String) throws {
    let browser = Browser()
    _ = try site.signIn("maya ", by: browser)
    let code = try site.code(of: maya)

    let typed = before + code.prefix(3) + "\u{202f}" + code.dropFirst(3) + after

    #expect(try site.enter(typed, by: browser).status == 303)
  }

  @Test func `works only in the browser that gave the password`() throws {
    let (hers, other) = (Browser(), Browser())
    let form = HTMLForm(
      try #require(try site.follow(try site.signIn("maya", by: hers), by: hers).page.form(to: "/sign-in/code")))
    _ = try site.get("sign-in", by: other)

    #expect(try site.get("sign-in/code", by: other)["Location"] == "/sign-in")
    let answer = try site.send(form.with(["code": try site.code(of: maya)]), by: other)

    #expect(answer.status == 422)
    #expect(try site.get("meals", by: other).status == 303)
  }

  @Test func `needs the form token of this browser`() throws {
    let browser = Browser()
    _ = try site.signIn("maya", by: browser)
    let form = try site.form(on: "sign-in/code", to: "sign-in/code", by: browser)

    let answer = try site.send(form.with(["code": try site.code(of: maya), "token": "another"]), by: browser)

    #expect(answer.status == 422)
    #expect(try site.get("meals", by: browser).status == 303)
  }

  @Test func `works only once`() throws {
    let (first, second) = (Browser(), Browser())
    _ = try site.signIn("maya", by: first)
    _ = try site.signIn("maya", by: second)
    let code = try site.code(of: maya)

    #expect(try site.enter(code, by: first).status == 303)
    let again = try site.enter(code, by: second)

    #expect(again.status == 422 && again.text.contains("This code was used already. Wait for the next one"))
    #expect(try site.enter(try site.code(of: maya, after: 30), by: second).status == 303)
  }

  @Test func `must be entered within ten minutes after the password`() throws {
    let browser = Browser()
    _ = try site.signIn("maya", by: browser)
    let form = try site.form(on: "sign-in/code", to: "sign-in/code", by: browser)
    site.clock.pass(seconds: 600)

    let answer = try site.send(form.with(["code": try site.code(of: maya)]), by: browser)

    #expect(answer.status == 422 && answer.text.contains("That took too long. Sign in again."))
    #expect(answer.page.form(to: "/sign-in") != nil)
  }

  @Test func `is rate-limited after a few wrong codes`() throws {
    let browser = Browser()
    _ = try site.signIn("maya", by: browser)
    for _ in 0..<6 { #expect(try site.enter("12345", by: browser).status == 422) }

    let slowed = try site.enter(try site.code(of: maya), by: browser)

    #expect(slowed.status == 429)
    site.clock.pass(seconds: 1)
    #expect(try site.enter(try site.code(of: maya), by: browser).status == 303)
  }

  @Test func `is rate-limited per account for devices known from before the factor`() throws {
    let site = try Site()
    let maya = try site.addPerson("maya")
    let thieves = (0..<3).map { _ in Browser() }
    for thief in thieves { _ = try site.signIn("maya", by: thief) }
    _ = try site.turnOnFactor(of: maya, by: try site.browser(of: maya))
    try site.endSessions()
    for thief in thieves { _ = try site.signIn("maya", by: thief) }

    let wrong = try (0..<6).map { try site.enter("12345", by: thieves[$0 % 3]).status }

    #expect(wrong == [422, 422, 422, 422, 422, 422])
    for thief in thieves { #expect(try site.enter("12345", by: thief).status == 429) }
  }

  @Test func `is accepted on a trusted device while others are rate-limited`() throws {
    let hers = Browser()
    _ = try site.signIn("maya", by: hers)
    #expect(try site.enter(try site.code(of: maya), by: hers).status == 303)
    _ = try site.send(try site.form(on: "settings", to: "sign-out", by: hers), by: hers)
    site.clock.pass(seconds: 60)
    let thief = Browser()
    _ = try site.signIn("maya", by: thief)
    for _ in 0..<7 { _ = try site.enter("12345", by: thief) }
    _ = try site.signIn("maya", by: hers)

    #expect(try site.enter(try site.code(of: maya), by: thief).status == 429)
    #expect(try site.enter(try site.code(of: maya), by: hers).status == 303)
  }

  @Test func `is also requested after a password link`() throws {
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    let path = "reset/\(try links.passwordLink(for: maya.id).text)"
    let browser = Browser()
    let form = HTMLForm(try #require(try site.get(path, by: browser).page.first("form"))).to("/\(path)")

    let answer = try site.send(form.with(["password": "another long one"]), by: browser)

    #expect(answer["Location"] == "/sign-in/code?next=%2F")
    #expect(try site.get("meals", by: browser).status == 303)
    #expect(try site.enter(try site.code(of: maya), by: browser)["Location"] == "/")
    #expect(try site.get("meals", by: browser).status == 200)
  }

  @Test func `leads to the form that was sent before signing in`() throws {
    let browser = try site.browser(of: maya)
    var form = try site.form(on: "account", to: "account/name", by: browser).with(["name": "Maya the Second"])
    form["token"] = try site.token(of: browser)
    try site.endSessions()
    let turnedAway = try site.send(form, by: browser)
    let signIn = HTMLForm(try #require(turnedAway.page.form(to: "/sign-in")))

    let asked = try site.send(signIn.with(["username": "maya", "password": Site.password]), by: browser)
    let codeForm = HTMLForm(try #require(asked.page.form(to: "/sign-in/code")))
    let answer = try site.send(codeForm.with(["code": try site.code(of: maya)]), by: browser)

    #expect(answer.page.element(id: "name")?["value"] == "Maya the Second")
    #expect(try site.people.person(maya.id).name == "maya")
  }
}
