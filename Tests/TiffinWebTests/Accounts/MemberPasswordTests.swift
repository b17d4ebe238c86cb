import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `An owner's link to a member's new password` {
  private let site: Site
  private let owner: Person
  private let browser: Browser
  private let path: String

  init() throws {
    site = try Site()
    owner = try site.addPerson("alice")
    browser = try site.browser(of: owner)
    let bob = try site.addPerson("bob", toHouseholdOf: owner)
    path = "household/members/\(bob.id.number)/password"
  }

  private func form() throws -> HTMLForm { try site.form(on: path, to: path, by: browser) }

  @Test func `is made with the owner's own password, and shown once`() throws {
    #expect(try site.get("household", by: browser).page.link("New password …") == "/\(path)")

    let refused = try site.send(form().with(["old_password": "wrong"]), by: browser)
    let made = try site.send(form().with(["old_password": Site.password]), by: browser)

    #expect(refused.status == 422)
    #expect(refused.page.error(at: "old_password") == "Error: This is not your password")
    #expect(refused.page.element(id: "link") == nil)
    #expect(made.page.element(id: "link")?["value"]?.hasPrefix("http://tiffin.test/reset/") == true)
    #expect(made["Cache-Control"] == "private, no-store")
    #expect(try site.get("household", by: browser).page.element(id: "link") == nil)
  }

  @Test func `takes a code of the owner's second factor, too`() throws {
    _ = try site.turnOnFactor(of: owner, by: browser)

    let refused = try site.send(form().with(["old_password": Site.password]), by: browser)
    #expect(refused.page.error(at: "code") != nil)
    site.clock.pass(seconds: 60)
    let code = try site.code(of: owner)
    let made = try site.send(form().with(["old_password": Site.password, "code": code]), by: browser)

    #expect(made.page.element(id: "link") != nil)
  }

  @Test func `is not there for another owner, nor for oneself`() throws {
    let carol = try site.addPerson("carol", toHouseholdOf: owner)
    try HouseholdStore(site.database).setRole(.owner, of: carol.id, by: owner.id)

    for member in [carol, owner] {
      #expect(try site.get("household/members/\(member.id.number)/password", by: browser).status == 404)
    }
  }
}
