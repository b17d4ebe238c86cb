import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A password link for a member` {
  private let home: OwnedHome
  private var site: Site { home.site }
  private var browser: Browser { home.browser }
  private var path: String { home.path("password") }

  init() throws { home = try OwnedHome() }

  private func form() throws -> HTMLForm { try site.form(on: path, to: path, by: browser) }

  @Test func `is made with the owner's own password and shown once`() throws {
    #expect(try site.get("household", by: browser).page.link("Reset password …") == "/\(path)")

    let refused = try site.send(form().with(["old_password": "wrong"]), by: browser)
    let made = try site.send(form().with(["old_password": Site.password]), by: browser)

    #expect(refused.status == 422)
    #expect(refused.page.error(at: "old_password") == "Error: This is not your password")
    #expect(refused.page.element(id: "link") == nil)
    #expect(made.page.element(id: "link")?["value"]?.hasPrefix("http://tiffin.test/reset/") == true)
    #expect(made["Cache-Control"] == "private, no-store")
    #expect(try site.get("household", by: browser).page.element(id: "link") == nil)
  }

  @Test func `also requires a code if the owner has a second factor`() throws {
    _ = try site.turnOnFactor(of: home.owner, by: browser)

    let refused = try site.send(form().with(["old_password": Site.password]), by: browser)
    #expect(refused.page.error(at: "code") != nil)
    site.clock.pass(seconds: 60)
    let code = try site.code(of: home.owner)
    let made = try site.send(form().with(["old_password": Site.password, "code": code]), by: browser)

    #expect(made.page.element(id: "link") != nil)
  }

  @Test func `cannot be made for another owner or oneself`() throws {
    let carol = try site.addPerson("carol", toHouseholdOf: home.owner)
    try HouseholdMemberStore(site.database).setRole(.owner, of: carol.id, by: home.owner.id)

    for member in [carol, home.owner] {
      #expect(try site.get("household/members/\(member.id.number)/password", by: browser).status == 404)
    }
  }
}

@Suite struct `Making a member an owner` {
  private let home: OwnedHome
  private var site: Site { home.site }
  private var browser: Browser { home.browser }
  private var path: String { home.path("owner") }

  init() throws { home = try OwnedHome() }

  private var role: Role { get throws { try site.people.person(home.bob.id).role } }

  private func form() throws -> HTMLForm { try site.form(on: path, to: path, by: browser) }

  @Test func `requires the owner's own password`() throws {
    #expect(try site.get("household", by: browser).page.link("Make an owner …") == "/\(path)")

    let refused = try site.send(form().with(["old_password": "wrong"]), by: browser)
    #expect(refused.status == 422)
    #expect(refused.page.error(at: "old_password") == "Error: This is not your password")
    #expect(try role == .member)
    let made = try site.send(form().with(["old_password": Site.password]), by: browser)

    #expect(made["Location"] == "/household?did=role")
    #expect(try role == .owner)
  }

  @Test func `has the same result if the form is sent twice`() throws {
    let form = try form().with(["old_password": Site.password])

    let answers = try (1...2).map { _ in try site.send(form, by: browser)["Location"] }

    #expect(answers == ["/household?did=role", "/household?did=role"])
  }

  @Test func `also requires a code if the owner has a second factor`() throws {
    _ = try site.turnOnFactor(of: home.owner, by: browser)

    let refused = try site.send(form().with(["old_password": Site.password]), by: browser)
    #expect(refused.page.error(at: "code") != nil)
    #expect(try role == .member)
  }

  @Test func `is not possible with the role form, which redirects to the page that asks for the password`() throws {
    let form = try form().to("/household/members/\(home.bob.id.number)/role").with(["role": "owner"])

    #expect(try site.send(form, by: browser)["Location"] == "/\(path)")
    #expect(try role == .member)
  }

  @Test func `requires no password if the web server signs people in`() throws {
    let site = try Site { $0.authentication = .proxy }
    let user = [("REMOTE_USER", "me")]
    _ = try site.get("household", headers: user)
    let dan = try site.addPerson("dan", toHouseholdOf: site.person)
    let page = try site.get("household", headers: user).page
    let form = try #require(page.form(to: "/household/members/\(dan.id.number)/role"))
    let (type, body) = HTMLForm(form).pressing(try #require(form.first("button"))).encoded()

    let answer = try site.request(
      "POST", "/household/members/\(dan.id.number)/role", headers: user + [("CONTENT_TYPE", type)], body: body)

    #expect(answer["Location"] == "/household?did=role")
    #expect(try site.people.person(dan.id).role == .owner)
    #expect(try site.get("household/members/\(dan.id.number)/owner", headers: user).status == 404)
  }
}

/// A household with Alice as owner and Bob as member.
private struct OwnedHome {
  let site: Site
  let owner: Person
  let bob: Person
  /// The browser of Alice.
  let browser: Browser

  init() throws {
    site = try Site()
    owner = try site.addPerson("alice")
    browser = try site.browser(of: owner)
    bob = try site.addPerson("bob", toHouseholdOf: owner)
  }

  func path(_ step: String) -> String { "household/members/\(bob.id.number)/\(step)" }
}
