import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A security notice` {
  private let site: Site
  private let maya: Person
  /// A browser that is already signed in.
  private let phone: Browser

  init() throws {
    site = try Site()
    maya = try site.addPerson("maya")
    phone = try site.browser(of: maya)
  }

  /// The notice of a page; nil if it has none.
  private func notice(_ path: String = "meals", by browser: Browser) throws -> String? {
    let notes = try site.get(path, by: browser).page.all("p").filter { $0["class"] == "note" }
    return notes.map(\.words).first { $0.contains("Was it you?") }
  }

  @Test func `shows once in other sessions after a sign-in on a new device`() throws {
    let desk = Browser()
    _ = try site.signIn("maya", by: desk)

    #expect(try notice(by: desk) == nil)
    #expect(
      try notice(by: phone) == "A new device signed in: Unknown device, 12:30. Was it you? See what happened")
    #expect(try notice(by: phone) == nil)
    #expect(try notice(by: site.me) == nil)
    #expect(try site.get("account", by: phone).page.element(id: "events")?.words.contains("on a new device") == true)
  }

  @Test func `is not used up by background requests and missing pages`() throws {
    _ = try site.signIn("maya", by: Browser())

    _ = try site.request("GET", "/meals", by: phone, headers: [("HTTP_SEC_FETCH_DEST", "empty")])
    _ = try site.request("GET", "/meals", by: phone, headers: [("HTTP_SEC_PURPOSE", "prefetch")])
    _ = try site.get("meals/999", by: phone)

    #expect(try notice(by: phone)?.hasPrefix("A new device") == true)
  }

  @Test func `does not show for a device that signed in before`() throws {
    let desk = Browser()
    _ = try site.signIn("maya", by: desk)
    _ = try notice(by: phone)
    _ = try site.send(try site.form(on: "settings", to: "sign-out", by: desk), by: desk)

    _ = try site.signIn("maya", by: desk)

    #expect(try notice(by: phone) == nil)
  }

  @Test func `of a changed password shows at the next sign-in only`() throws {
    let form = try site.form(on: "account", to: "account/password", by: phone)
    let changed = form.with(["old_password": Site.password, "password": "a new one for the tin"])
    #expect(try site.send(changed, by: phone).status == 303)
    let (desk, later) = (Browser(), Browser())

    _ = try site.signIn("maya", "a new one for the tin", by: desk)
    let first = try notice(by: desk)
    _ = try site.signIn("maya", "a new one for the tin", by: later)

    #expect(first?.hasPrefix("Your password was changed: ") == true)
    #expect(try notice(by: later) == nil)
  }

  @Test func `of a changed password shows in every browser, whoever signs in first`() throws {
    let form = try site.form(on: "account", to: "account/password", by: phone)
    let changed = form.with(["old_password": Site.password, "password": "a new one for the tin"])
    #expect(try site.send(changed, by: phone).status == 303)
    let (thief, tablet) = (Browser(named: "Thief/1.0"), Browser(named: "Tablet/1.0"))

    for browser in [thief, tablet] { _ = try site.signIn("maya", "a new one for the tin", by: browser) }

    #expect(try notice(by: tablet)?.hasPrefix("Your password was changed: ") == true)
    _ = try site.send(try site.form(on: "settings", to: "sign-out", by: tablet), by: tablet)
    _ = try site.signIn("maya", "a new one for the tin", by: tablet)
    #expect(try notice(by: tablet) == nil)
  }

  @Test func `shows its day relative to today`() throws {
    _ = try site.signIn("maya", by: Browser())
    site.clock.seconds += 86_400

    #expect(try notice(by: phone)?.contains("yesterday, 12:30") == true)
  }
}
