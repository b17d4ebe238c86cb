import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A person's passkeys` {
  private let log = LogRecorder()
  private let site: Site
  private let maya: Person
  private let browser: Browser
  private var phone = SoftPasskey.here()

  init() throws {
    site = try Site.here(log: log.logger)
    maya = try site.addPerson("maya")
    browser = try site.browser(of: maya)
  }

  private func events() throws -> String {
    try #require(try site.get("account", by: browser).page.element(id: "events")).words
  }

  @Test mutating func `are added with the password, and come with recovery codes`() throws {
    let begin = try site.form(on: "account/factor", to: "account/factor", by: browser).to("/account/factor/passkeys")
    let wrong = try site.send(begin.with(["old_password": "wrong"]), by: browser)
    #expect(wrong.page.error(at: "old_password") == "Error: This is not your password")

    let added = try site.add(&phone, by: browser)

    #expect(added.recoveryCodes.count == 10)
    let account = try #require(try site.get("account", by: browser).page.element(id: "factor")).words
    #expect(account.contains("PasskeySince today · 10 of 10 recovery codes left"))
    let page = try site.get("account/factor", by: browser).page
    #expect(page.first("main")?.words.contains("Passkey: Unknown deviceNot used yet") == true)
    #expect(try events().contains("Passkey added"))
    #expect(log.lines.contains { $0.contains("person \(maya.id.number) added a passkey") })
  }

  @Test mutating func `are listed by the names that the person gave them`() throws {
    _ = try site.add(&phone, named: "My <phone>", by: browser)

    #expect(try site.get("account/factor", by: browser).page.first("main")?.words.contains("My <phone>") == true)
  }

  @Test mutating func `sign in without a password, and lead to the page asked for`() throws {
    _ = try site.add(&phone, by: browser)
    let other = Browser()

    let answer = try site.signIn(by: phone, other, next: "?next=/plan")

    #expect(answer["Location"] == "/plan")
    #expect(try site.get("meals", by: other).status == 200)
    #expect(try events().contains("Passkey used"))
    #expect(log.lines.contains { $0.contains("“maya” used a passkey") })
    #expect(try site.get("account/factor", by: browser).page.first("main")?.words.contains("Used today") == true)
  }

  @Test mutating func `can be used instead of the code after the password`() throws {
    _ = try site.add(&phone, by: browser)
    let other = Browser()
    #expect(try site.signIn("maya", by: other)["Location"]?.hasPrefix("/sign-in/code") == true)
    let page = try site.get("sign-in/code", by: other)
    #expect(page.page.all("div").contains { $0["data-known"] == SoftPasskey.text(phone.id) })
    let form = HTMLForm(try #require(page.page.form(to: "/sign-in/code")))
    // A key without a PIN will do: the password was given.
    phone.flags = 1

    let sent = form.with(["passkey": phone.answer(to: try #require(page.challenge))])
    #expect(try site.send(sent, by: other)["Location"] == "/")

    #expect(try site.get("meals", by: other).status == 200)
  }

  @Test mutating func `can be used instead of a code to change the password or delete the account`() throws {
    _ = try site.add(&phone, by: browser)
    let account = try site.get("account", by: browser)
    let password = HTMLForm(try #require(account.page.form(to: "/account/password")))
    let new = password.with(["old_password": Site.password, "password": "another long one"])
    #expect(try site.send(new, by: browser).page.error(at: "code") != nil)

    let sent = new.with(["passkey": phone.answer(to: try #require(account.challenge))])
    #expect(try site.send(sent, by: browser)["Location"] == "/account?did=password#change")

    let leaving = try site.get("account/delete", by: browser)
    let form = HTMLForm(try #require(leaving.page.form(to: "/account/delete")))
    let last = form.with([
      "old_password": "another long one", "passkey": phone.answer(to: try #require(leaving.challenge)),
    ])
    #expect(try site.send(last, by: browser)["Location"] == "/sign-in?did=deleted")
  }

  @Test mutating func `are removed with password and factor, and the last one turns the factor off`() throws {
    let codes = try site.add(&phone, by: browser).recoveryCodes
    let id = try #require(try site.passkeys.all(of: maya.id).first).id
    let form = try site.form(on: "account/factor", to: "account/factor/codes", by: browser)
      .to("/account/factor/passkeys/\(id.number)/remove").with(["old_password": Site.password])
    #expect(try site.send(form, by: browser).page.error(at: "code") != nil)

    let stranger = try site.addPerson("bob")
    let his = try site.browser(of: stranger)
    let strange = form.with(["token": try site.token(of: his)])
    #expect(try site.send(strange, by: his).status == 404)
    #expect(try site.passkeys.all(of: maya.id).count == 1)
    let answer = try site.send(form.with(["code": try #require(codes.first)]), by: browser)

    #expect(
      try site.follow(answer, by: browser).page.notice == "Second factor off. Your password alone signs you in.")
    #expect(try site.signIn("maya", by: Browser())["Location"] == "/")
    #expect(try events().contains("Passkey removed"))
  }

  @Test mutating func `can be combined with an authenticator in either order`() throws {
    let codes = try site.turnOnFactor(of: maya, by: browser).recoveryCodes
    let change = try site.form(on: "account/factor", to: "account/factor/codes", by: browser)
    let asked = try site.send(
      change.to("/account/factor/passkeys").with(["old_password": Site.password, "code": try site.code(of: maya)]),
      by: browser)
    let added = try site.finish(&phone, asked, by: browser)
    #expect(added["Location"] == "/account/factor?did=passkey")
    #expect(try site.follow(added, by: browser).page.notice == "Passkey added.")

    let off = change.to("/account/factor/off").with(["old_password": Site.password, "code": codes[0]])
    #expect(try site.send(off, by: browser)["Location"] == "/account/factor?did=authenticator-removed")

    #expect(try site.signIn("maya", by: Browser())["Location"]?.hasPrefix("/sign-in/code") == true)
    let again = change.to("/account/factor").with(["old_password": Site.password, "code": codes[1]])
    #expect(try site.send(again, by: browser)["Location"] == "/account/factor")
    let confirm = try site.form(on: "account/factor", to: "account/factor/confirm", by: browser)
    let done = try site.send(confirm.with(["code": try site.code(of: maya)]), by: browser)
    #expect(done["Location"] == "/account/factor?did=authenticator")
    #expect(try site.factors.factor(of: maya.id)?.codesLeft == 8)
  }

  @Test func `require a code to be added if an authenticator is on, as a new authenticator does`() throws {
    _ = try site.turnOnFactor(of: maya, by: browser)
    let change = try site.form(on: "account/factor", to: "account/factor/codes", by: browser)

    for address in ["/account/factor/passkeys", "/account/factor"] {
      for code in ["", "000000"] {
        let answer = try site.send(
          change.to(address).with(["old_password": Site.password, "code": code]), by: browser)
        #expect(answer.status == 422 && answer["Location"] == nil, "\(address) \(code)")
      }
    }
    #expect(try site.signIn("maya", by: Browser())["Location"]?.hasPrefix("/sign-in/code") == true)
  }

  @Test mutating func `satisfy a household that requires a second factor`() throws {
    let bob = try site.addPerson("bob", toHouseholdOf: maya)
    let his = try site.browser(of: bob)
    _ = try site.turnOnFactor(of: maya, by: browser)
    let form = try site.form(on: "household", to: "household/factor", by: browser)
    _ = try site.send(form.with(["required": "1"]), by: browser)
    #expect(try site.get("meals", by: his)["Location"] == "/account/factor")

    _ = try site.add(&phone, by: his)

    #expect(try site.get("meals", by: his).status == 200)
  }
}

@Suite struct `A refused passkey` {
  private let log = LogRecorder()
  private let site: Site
  private let maya: Person
  private let browser: Browser
  private var phone = SoftPasskey.here()

  init() throws {
    site = try Site.here(log: log.logger)
    maya = try site.addPerson("maya")
    browser = try site.browser(of: maya)
    phone.count = 5
    #expect(try site.add(&phone, by: browser).status == 200)
    phone.count = 6
  }

  private func events() throws -> String {
    try #require(try site.get("account", by: browser).page.element(id: "events")).words
  }

  @Test mutating func `is reported to its owner if its counter goes back`() throws {
    phone.count = 5
    let other = Browser()

    let answer = try site.signIn(by: phone, other)

    #expect(answer.status == 422)
    #expect(answer.text.contains("This passkey may have been copied. Sign in another way, and remove it"))
    #expect(try site.get("meals", by: other).status == 303)
    #expect(try events().contains("Passkey refused"))
    #expect(log.lines.contains { $0.contains("passkey refused for “maya”: countedBack") })
  }

  @Test mutating func `does not sign in without a password if the device checked no PIN or biometrics`() throws {
    phone.flags = 1
    let other = Browser()

    let answer = try site.signIn(by: phone, other)

    #expect(answer.status == 422 && answer.text.contains("did not ask for a fingerprint, face or PIN"))
    #expect(try site.get("meals", by: other).status == 303)
  }

  @Test mutating func `does not work in another browser's form or a second time`() throws {
    let other = Browser()
    let page = try site.get("sign-in", by: other)
    let form = HTMLForm(try #require(page.page.form(to: "/sign-in"))).with([
      "passkey": phone.answer(to: try #require(page.challenge))
    ])

    #expect(try site.send(form, by: Browser()).status == 422)
    #expect(try site.send(form, by: other).status == 303)
    let third = Browser()
    _ = try site.get("sign-in", by: third)
    let again = try site.send(
      form.with(["token": try site.form(on: "sign-in", to: "sign-in", by: third)["token"] ?? ""]), by: third)

    #expect(again.status == 422)
    #expect(try site.get("meals", by: third).status == 303)
  }

  @Test func `is rate-limited per address`() throws {
    let other = Browser()
    var unknown = SoftPasskey.here("unknown")
    unknown.user = Array("nobody".utf8)
    for _ in 0..<21 { #expect(try site.signIn(by: unknown, other).status == 422) }

    #expect(try site.signIn(by: phone, other).status == 429)
    site.clock.pass(seconds: 1)
    #expect(try site.signIn(by: phone, other).status == 303)
  }

  @Test mutating func `counts as a wrong code if it is a second factor`() throws {
    let other = Browser()
    _ = try site.signIn("maya", by: other)
    phone.isForged = true
    for _ in 0..<6 {
      let page = try site.get("sign-in/code", by: other)
      let form = HTMLForm(try #require(page.page.form(to: "/sign-in/code")))
      let sent = form.with(["passkey": phone.answer(to: try #require(page.challenge))])
      #expect(try site.send(sent, by: other).status == 422)
    }

    #expect(try site.enter("12345", by: other).status == 429)
  }

  @Test func `is not added to the account if it is for another site`() throws {
    let his = try site.browser(of: try site.addPerson("bob"))
    var key = SoftPasskey.here("key")
    key.origin = "https://evil.example"

    let answer = try site.add(&key, by: his)

    #expect(answer.status == 422 && answer.text.contains("This passkey was not accepted"))
    #expect(log.lines.contains { $0.contains("passkey refused for “bob”: wrongOrigin") })
    #expect(try site.get("account", by: his).page.element(id: "factor")?.words.contains("Off") == true)
  }
}

@Suite struct `Passkey sign-in` {
  private func expectNone(_ site: Site, _ browser: Browser) throws {
    #expect(try site.get("sign-in", by: Browser()).challenge == nil)
    let page = try site.get("account/factor", by: browser)
    #expect(!page.text.contains("passkeys") && page.page.form(to: "/account/factor") != nil)
    let begin = try site.form(on: "account/factor", to: "account/factor", by: browser).to("/account/factor/passkeys")
    #expect(try site.send(begin.with(["old_password": Site.password]), by: browser).status == 404)
  }

  @Test func `is not offered over an unencrypted connection`() throws {
    let site = try Site()
    try expectNone(site, try site.browser(of: try site.addPerson("maya")))
  }

  @Test func `is not offered if signatures cannot be checked, and the log says it once`() throws {
    let log = LogRecorder()
    let site = try Site.here(log: log.logger) { $0.signatureProblem = { "the library is gone" } }
    let maya = try site.addPerson("maya")
    let browser = try site.browser(of: maya)

    try expectNone(site, browser)

    #expect(log.lines.count { $0.contains("No passkeys are offered: the library is gone") } == 1)
    _ = try site.turnOnFactor(of: maya, by: browser)
    let other = Browser()
    _ = try site.signIn("maya", by: other)
    #expect(try site.enter(try site.code(of: maya), by: other).status == 303)
  }

  @Test(arguments: [Authentication.proxy, .none]) func `is not offered if no password is used`(
    mode: Authentication
  ) throws {
    let site = try Site.here { $0.authentication = mode }
    let user = mode == .proxy ? [("REMOTE_USER", "me")] : []

    #expect(try site.get("account", headers: user).challenge == nil)
    #expect(SiteMap.routeNames(in: mode).allSatisfy { !$0.contains("passkeys") })
  }
}
