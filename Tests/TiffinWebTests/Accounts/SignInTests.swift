import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Signing in` {
  @Test func `opens the diary`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let browser = Browser()

    let answer = try site.signIn("maya", by: browser)

    #expect(answer.status == 303)
    #expect(answer["Location"] == "/")
    #expect(try site.get("", by: browser).page.first("h1")?.words == "Today Saturday 21 November")
  }

  @Test(arguments: ["Maya", "MAYA", "máya"]) func `ignores case and accents in the name`(name: String) throws {
    let site = try Site()
    _ = try site.addPerson("maya")

    #expect(try site.signIn(name, by: Browser()).status == 303)
  }

  @Test(arguments: ["maya ", " Maya", "\u{a0}maya", "maya\u{a0}\u{200b}", "\tmaya\u{3000}"])
  func `ignores spaces around the name`(name: String) throws {
    let log = LogRecorder()
    let site = try Site(log: log.logger)
    _ = try site.addPerson("maya")

    for _ in 0..<8 { #expect(try site.signIn(name, by: Browser()).status == 303) }

    #expect(!log.lines.contains { $0.contains("wrong password") })
    #expect(try site.signIn("ma ya", by: Browser()).status == 422)
  }

  @Test func `counts failures of a name with and without spaces together`() throws {
    func areChecked(_ names: [String]) throws -> [Bool] {
      let site = try Site()
      _ = try site.addPerson("maya")
      return try names.map { name in
        try site.signIn(name, "wrong password", by: Browser()).text.contains("Wrong username or password.")
      }
    }
    let plain = try areChecked(Array(repeating: "maya", count: 8))

    let spelled = try areChecked(
      ["maya", "maya ", " maya", "maya\u{a0}", "\u{2003}maya", "maya\t", "maya\u{200b}", "\nmaya"])

    #expect(spelled == plain)
    #expect(plain.first == true)
    #expect(plain.last == false)
  }

  @Test func `sets a new token that scripts and other sites cannot use`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let browser = Browser()
    _ = try site.get("sign-in", by: browser)
    let before = try #require(browser.cookie)

    let cookie = try #require(try site.signIn("maya", by: browser)["Set-Cookie"])

    #expect(browser.cookie != before)
    #expect(cookie.contains("; HttpOnly"))
    #expect(cookie.contains("; SameSite=Lax"))
    #expect(cookie.contains("; Path=/"))
    let fixed = Browser()
    fixed.cookie = before
    #expect(try site.get("meals", by: fixed).status == 303)
  }

  @Test func `keeps the cookie for a year or until the browser is closed`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")

    let kept = try site.signIn("maya", by: Browser(), keep: true)
    let passing = try site.signIn("maya", by: Browser(), keep: false)

    #expect(kept["Set-Cookie"]?.contains("Max-Age=31536000") == true)
    #expect(passing["Set-Cookie"]?.contains("Max-Age") == false)
  }

  @Test func `uses a host-only secure cookie over HTTPS`() throws {
    let site = try Site()

    let answer = try site.request(
      "GET", "/sign-in", by: Browser(), headers: [("HTTPS", "on")])

    #expect(answer["Set-Cookie"]?.hasPrefix("__Host-tiffin-") == true)
    #expect(answer["Set-Cookie"]?.contains("; Secure") == true)
    #expect(answer["Strict-Transport-Security"] != nil)
  }

  @Test(arguments: [("maya", "wrong password"), ("nobody", Site.password), ("", ""), ("maya", "")])
  func `does not reveal whether the name or the password is wrong`(name: String, password: String) throws {
    let site = try Site()
    _ = try site.addPerson("maya")

    let answer = try site.signIn(name, password, by: Browser())

    #expect(answer.status == 422)
    #expect(
      answer.page.first("div", class: "bad")?.words
        == "Wrong username or password.")
    #expect(answer.page.value(of: "username") == name)
    #expect(password.isEmpty || !answer.text.contains(password))
  }

  @Test(arguments: [
    ("/meals/new", "/meals/new"), ("/meals?q=rice&after=x", "/meals?q=rice&after=x"),
    ("//elsewhere.example/", "/"), ("/%5Celsewhere.example", "/"), ("https://elsewhere.example/", "/"),
    ("/\\elsewhere.example", "/"), ("/%0D%0ALocation:%20x", "/"), ("javascript:alert(1)", "/"),
  ])
  func `redirects only to Tiffin's own pages`(next: String, location: String) throws {
    let site = try Site()
    _ = try site.addPerson("maya")

    let answer = try site.signIn("maya", by: Browser(), next: PercentEncoding.encoded(next))

    #expect(answer["Location"] == location)
  }

  @Test func `redirects to the page that was requested`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let browser = Browser()

    let turnedAway = try site.get("meals?category=lunch", by: browser)

    #expect(turnedAway["Location"] == "/sign-in?next=%2Fmeals%3Fcategory%3Dlunch")
    #expect(
      try site.signIn("maya", by: browser, next: "%2Fmeals%3Fcategory%3Dlunch")["Location"] == "/meals?category=lunch")
  }

  @Test func `requires a form that the same browser loaded`() throws {
    let site = try Site()
    _ = try site.addPerson("maya")
    let values: KeyValuePairs = ["username": "maya", "password": Site.password]
    let form = try site.form(on: "sign-in", to: "sign-in", by: Browser())

    let answer = try site.send(form.with(values), by: Browser())

    #expect(answer.status == 422)
    #expect(answer.page.value(of: "username") == "maya")
    #expect(answer.page.first("div", class: "bad")?.words.contains("cookie") == true)
  }

  @Test func `is skipped if the person is signed in`() throws {
    let site = try Site()

    #expect(try site.get("sign-in")["Location"] == "/")
  }

  @Test func `is logged without what was typed, also if it fails`() throws {
    let log = LogRecorder()
    let site = try Site(log: log.logger)
    _ = try site.addPerson("maya")

    _ = try site.signIn("my secret password", "another secret", by: Browser())
    _ = try site.signIn("maya", by: Browser())

    #expect(log.lines.contains { $0.contains("wrong password or name") })
    #expect(log.lines.contains { $0.contains("“maya” signed in") })
    #expect(!log.lines.contains { $0.contains("secret") || $0.contains(Site.password) })
  }
}
