import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// Tests passwords and tokens that replace them.
@Suite struct `A secret` {
  private let log = LogRecorder()

  @Test func `of setup and sign-in is in no address, page or log`() throws {
    let site = try Site(isSetUp: false, log: log.logger)
    let code = try #require(try site.accounts.setupCode())
    let (first, browser) = (Browser(), Browser())
    let setup = try site.form(on: "setup?code=\(code)", to: "setup", by: first)

    let answers = [
      try site.send(setup.with(["username": "maya", "password": "zq7x"]), by: first),
      try site.send(setup.with(["username": "maya", "password": Site.password]), by: first),
      try site.signIn("maya", "wrong but secret", by: Browser()),
      try site.signIn("typed as a name", Site.password, by: Browser()),
      try site.signIn("maya", by: browser),
      try site.get("account", by: browser),
    ]

    let session = try #require(browser.cookie).split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
    #expect(session.utf8.count == 43)
    expectSilence(answers, of: ["zq7x", Site.password, "wrong but secret", session])
    #expect(answers.allSatisfy { $0["Location"]?.contains(code) != true })
    #expect(log.lines.allSatisfy { !$0.contains(code) && !$0.contains("typed as a name") })
  }

  @Test func `of a password change is in no address, page or log`() throws {
    let site = try Site(log: log.logger)
    let browser = try site.browser(of: try site.addPerson("maya"))
    let form = try site.form(on: "account", to: "account/password", by: browser)
    let old = try #require(browser.cookie)

    let answers = [
      try site.send(form.with(["old_password": Site.password, "password": "zq7x"]), by: browser),
      try site.send(form.with(["old_password": "wrong but secret", "password": "another long one"]), by: browser),
      try site.send(form.with(["old_password": Site.password, "password": "another long one"]), by: browser),
      try site.get("account", by: browser),
    ]

    expectSilence(answers, of: ["zq7x", "wrong but secret", Site.password, "another long one", String(old.suffix(43))])
  }

  @Test func `of a link is masked in the log, and on no page after the link is used`() throws {
    let site = try Site(log: log.logger)
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    let link = try links.passwordLink(for: bob.id, by: site.person.id).text
    let browser = Browser()
    let page = try site.get("reset/\(link)", by: browser).page
    let form = HTMLForm(try #require(page.first("form"))).to("/reset/\(link)")

    let answer = try site.send(form.with(["password": "another long one"]), by: browser)

    #expect(answer.status == 303)
    expectSilence([answer, try site.get("account", by: browser)], of: [link, "another long one"])
    #expect(log.lines.contains { $0.contains("GET /reset/*** 200") })
  }

  @Test func `is not revealed by an error page, which hides the cause`() throws {
    let site = try Site(log: log.logger)
    _ = try site.database.write { statements throws(StoreError) in try statements.run("DROP TABLE meal_words") }

    let answer = try site.get("meals?q=soup")

    #expect(answer.status == 500)
    #expect(answer.page.first("h1")?.words == "Something went wrong")
    #expect(["meal_words", "SQL", "SELECT", ".swift"].allSatisfy { !answer.tells($0) })
    expectSilence([answer], of: [String(try #require(site.me.cookie).suffix(43))])
    #expect(log.lines.contains { $0.contains("meal_words") })
  }

  /// Expects the secrets in no answer and not in the log.
  private func expectSilence(_ answers: [Answer], of secrets: [String]) {
    for secret in secrets {
      #expect(answers.allSatisfy { !$0.tells(secret) }, "\(secret)")
      #expect(log.lines.allSatisfy { !$0.contains(secret) }, "\(secret)")
    }
  }
}

extension Answer {
  fileprivate func tells(_ secret: String) -> Bool {
    text.contains(secret) || headers.contains { $0.name.lowercased() == "location" && $0.value.contains(secret) }
  }
}
