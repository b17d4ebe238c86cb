import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A person's second factor` {
  private let log = LogRecorder()
  private let site: Site
  private let maya: Person
  private let browser: Browser

  init() throws {
    site = try Site(log: log.logger)
    maya = try site.addPerson("maya")
    browser = try site.browser(of: maya)
  }

  private func change(_ fields: KeyValuePairs<String, String>, at action: String) throws -> Answer {
    let form = try site.form(on: "account/factor", to: "account/factor/codes", by: browser)
    return try site.send(form.with(fields).to("/account/factor/\(action)"), by: browser)
  }

  @Test func `is turned on with the password and a first code`() throws {
    #expect(try site.get("account", by: browser).page.element(id: "factor")?.words.contains("Off") == true)
    let begin = try site.form(on: "account/factor", to: "account/factor", by: browser)
    let wrong = try site.send(begin.with(["old_password": "wrong"]), by: browser)
    #expect(wrong.page.error(at: "old_password") == "Error: This is not your password")
    #expect(try site.factors.factor(of: maya.id) == nil)

    _ = try site.send(begin.with(["old_password": Site.password]), by: browser)
    let setup = try site.get("account/factor", by: browser)
    let link = try #require(setup.page.all("a").compactMap { $0["href"] }.first { $0.hasPrefix("otpauth:") })
    let key = try #require(setup.page.first("code")).words.filter { $0 != " " }
    #expect(link == "otpauth://totp/Tiffin:maya?secret=\(key)&issuer=Tiffin")
    #expect(key.wholeMatch(of: /[A-Z2-7]{32}/) != nil)
    #expect(setup["Cache-Control"] == "private, no-store")
    let confirm = try site.form(on: "account/factor", to: "account/factor/confirm", by: browser)
    let refused = try site.send(confirm.with(["code": "12345"]), by: browser)
    #expect(refused.page.error(at: "code") == "Error: This is not the current code")
    #expect(try site.signIn("maya", by: Browser())["Location"] == "/")

    let code = try site.code(of: maya)
    let done = try site.send(confirm.with(["code": "\(code.prefix(3)) \(code.suffix(3))"]), by: browser)

    #expect(done.recoveryCodes.count == 10)
    let page = try site.get("account", by: browser).page.element(id: "factor")?.words
    #expect(page?.contains("Since today · 10 of 10 recovery codes left") == true)
    #expect(try !site.get("account/factor", by: browser).text.contains(key))
    #expect(log.lines.contains { $0.contains("person \(maya.id.number) turned on their second factor") })
    #expect(log.lines.allSatisfy { !$0.contains(key) && !$0.contains(code) })
  }

  @Test func `can be turned off on a signed-in device while codes are rate-limited elsewhere`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)
    let thief = Browser()
    _ = try site.signIn("maya", by: thief)
    for _ in 0..<7 { _ = try site.enter("12345", by: thief) }
    #expect(try site.enter("12345", by: thief).status == 429)

    let answer = try change(["old_password": Site.password, "code": try site.code(of: maya)], at: "off")

    #expect(answer["Location"]?.hasPrefix("/account?did=") == true)
  }

  @Test func `answers a right and a wrong code alike if setup is confirmed again`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)

    let right = try change(["code": try site.code(of: maya)], at: "confirm")
    let wrong = try change(["code": "12345"], at: "confirm")

    #expect(right.status == 422)
    #expect(right.page.words == wrong.page.words)
  }

  @Test func `is turned off only with both the password and a code`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)
    let code = try site.code(of: maya)

    #expect(
      try change(["old_password": Site.password, "code": "12345"], at: "off").page.error(at: "code")
        == "Error: This is not the current code")
    #expect(
      try change(["old_password": "wrong", "code": code], at: "off").page.error(at: "old_password")
        == "Error: This is not your password")
    #expect(try site.factors.factor(of: maya.id)?.isOn == true)

    // A wrong password used nothing up.
    let answer = try change(["old_password": Site.password, "code": code], at: "off")

    #expect(
      try site.follow(answer, by: browser).page.notice == "Second factor off. Your password alone signs you in.")
    #expect(try site.signIn("maya", by: Browser())["Location"] == "/")
    #expect(log.lines.contains { $0.contains("turned off their second factor") })
    #expect(log.lines.contains { $0.contains("wrong code for “maya”") })
  }

  @Test func `is required for changing the password and deleting the account`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)
    let password = try site.form(on: "account", to: "account/password", by: browser)
    let new = password.with(["old_password": Site.password, "password": "another long one"])
    let leaving = try site.form(on: "account/delete", to: "account/delete", by: browser)

    #expect(try site.send(new, by: browser).page.error(at: "code") != nil)
    let refused = try site.send(leaving.with(["old_password": Site.password]), by: browser)
    #expect(refused.page.error(at: "code") != nil)
    let changed = try site.send(new.with(["code": try site.code(of: maya)]), by: browser)
    #expect(changed["Location"] == "/account?did=password#change")
    site.clock.pass(seconds: 60)
    let form = try site.form(on: "account/delete", to: "account/delete", by: browser)
    let gone = try site.send(
      form.with(["old_password": "another long one", "code": try site.code(of: maya)]), by: browser)

    #expect(gone["Location"] == "/sign-in?did=deleted")
  }

  @Test func `stops being required only after an owner gives their password and a code`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)
    let require = try site.form(on: "household", to: "household/factor", by: browser)
    _ = try site.send(require.with(["required": "1"]), by: browser)
    let form = try site.form(on: "household", to: "household/factor", by: browser)

    let bare = try site.send(form.with(["required": "0"]), by: browser)
    let guessed = try site.send(form.with(["required": "0", "old_password": "guessed"]), by: browser)
    let halfway = try site.send(form.with(["required": "0", "old_password": Site.password]), by: browser)
    let isRequired = try HouseholdMemberStore(site.database).household(of: maya).requiresFactor
    site.clock.pass(seconds: 60)
    let done = try site.send(
      form.with(["required": "0", "old_password": Site.password, "code": try site.code(of: maya)]), by: browser)

    for refused in [bare, guessed] {
      #expect(refused.page.error(at: "old_password") == "Error: This is not your password")
    }
    #expect(halfway.page.error(at: "code") != nil && isRequired)
    #expect(done["Location"] == "/household?did=factor")
    #expect(try !HouseholdMemberStore(site.database).household(of: maya).requiresFactor)
  }

  @Test func `must be set up before anything else if an owner requires it`() throws {
    let bob = try site.addPerson("bob", toHouseholdOf: maya)
    let his = try site.browser(of: bob)
    let form = try site.form(on: "household", to: "household/factor", by: browser)
    #expect(try site.send(form.with(["required": "1"]), by: browser).status == 409)
    _ = try site.turnOnFactor(of: maya, by: browser)
    #expect(try site.get("meals", by: his).status == 200)

    #expect(try site.send(form.with(["required": "1"]), by: browser)["Location"] == "/household?did=factor")

    for path in ["", "meals", "account", "account/delete", "household", "export/meals.csv"] {
      #expect(try site.get(path, by: his)["Location"] == "/account/factor", "\(path)")
    }
    let missing = try site.get("nowhere", by: his)
    #expect(missing.status == 404 && missing.page.first("a", class: "sofar") == nil)
    #expect(try site.get("nowhere", by: browser).page.first("a", class: "sofar") != nil)
    let page = try site.get("account/factor", by: his)
    #expect(page.page.element(id: "led") != nil)
    let signOut = HTMLForm(try #require(page.page.first("main")?.form(to: "/sign-out")))
    let name = signOut.to("/account/name").with(["name": "Robert"])
    #expect(try site.send(name, by: his)["Location"] == "/account/factor")
    #expect(try site.people.person(bob.id).name == "bob")
    #expect(try site.get("meals", by: browser).status == 200)

    _ = try site.turnOnFactor(of: bob, by: his)

    #expect(try site.get("meals", by: his).status == 200)
    #expect(try site.send(signOut, by: his)["Location"] == "/sign-in?did=signed-out")
  }

  @Test(arguments: [Authentication.proxy, .none]) func `is not available if no password is used`(
    mode: Authentication
  ) throws {
    let site = try Site { $0.authentication = mode }
    let user = mode == .proxy ? [("REMOTE_USER", "me")] : []

    for path in ["account/factor", "sign-in/code"] {
      #expect(try site.get(path, headers: user).status == 404, "\(path)")
    }
    #expect(try site.get("account", headers: user).page.element(id: "factor") == nil)
    if mode == .proxy { #expect(try site.get("household", headers: user).page.element(id: "factor") == nil) }
  }
}
