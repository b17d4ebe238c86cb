import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Recovery codes` {
  private let site: Site
  private let maya: Person
  private let browser: Browser

  init() throws {
    site = try Site()
    maya = try site.addPerson("maya")
    browser = try site.browser(of: maya)
  }

  @Test func `are shown once, as a list and as a file`() throws {
    let answer = try site.turnOnFactor(of: maya, by: browser)

    let codes = answer.recoveryCodes
    #expect(codes.count == 10)
    let file = try #require(answer.page.all("a").first { $0["download"] != nil }?["href"])
    #expect(file.hasPrefix("data:text/plain;charset=utf-8,Tiffin"))
    #expect(codes.allSatisfy(file.contains))
    #expect(answer["Cache-Control"] == "private, no-store")
    for path in ["account", "account/factor"] {
      let text = try site.get(path, by: browser).text
      #expect(codes.allSatisfy { !text.contains($0) })
    }
  }

  @Test func `work once each`() throws {
    let codes = try site.turnOnFactor(of: maya, by: browser).recoveryCodes
    let (phone, thief) = (Browser(), Browser())
    _ = try site.signIn("maya", by: phone)
    _ = try site.signIn("maya", by: thief)

    #expect(try site.enter(codes[3].uppercased(), by: phone)["Location"] == "/")
    #expect(try site.enter(codes[3], by: thief).status == 422)

    #expect(try site.get("meals", by: phone).status == 200)
    #expect(try site.get("meals", by: thief).status == 303)
    #expect(try site.get("account", by: phone).page.element(id: "factor")?.words.contains("9 of 10") == true)
  }

  @Test func `are replaced with the password and a code, and the old ones stop working`() throws {
    let old = try site.turnOnFactor(of: maya, by: browser).recoveryCodes
    let form = try site.form(on: "account/factor", to: "account/factor/codes", by: browser)
    let fields = form.with(["old_password": Site.password])

    #expect(try site.send(fields.with(["code": "12345"]), by: browser).status == 422)
    let new = try site.send(fields.with(["code": old[0]]), by: browser).recoveryCodes

    #expect(new.count == 10 && Set(new).isDisjoint(with: old))
    let phone = Browser()
    _ = try site.signIn("maya", by: phone)
    #expect(try site.enter(old[1], by: phone).status == 422)
    #expect(try site.enter(new[1], by: phone).status == 303)
  }
}
