import TestServer
import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A household` {
  @Test func `shows an invitation once, with its last day and a QR code, and uncached`() throws {
    let site = try Site()
    let form = try site.form(on: "household", to: "household/invitations", by: site.me)

    let answer = try site.send(form)

    #expect(answer["Cache-Control"] == "private, no-store")
    #expect(answer.page.element(id: "link")?["value"]?.hasPrefix("http://tiffin.test/join/") == true)
    #expect(
      answer.page.element(id: "link-hint")?.words == "Works once, until Saturday 28 November. It is not shown again.")
    #expect(answer.page.form(to: "/household/invitations") == nil)
    for name in ["data-share", "data-copy"] {
      let button = answer.page.all("button").first { $0[name] != nil }
      #expect(button?["hidden"] != nil, "\(name)")
    }
    let code = try #require(answer.page.first("svg", class: "qr"))
    #expect(code["aria-label"] == "QR code of the link")
    #expect(try site.get("household").page.element(id: "link") == nil)
  }

  @Test func `shows the inviter the same words as the invited person`() throws {
    let site = try Site()
    let made = try site.send(try site.form(on: "household", to: "household/invitations", by: site.me)).page
    let link = try #require(made.element(id: "link")?["value"])

    let page = try site.get(String(link.dropFirst("http://tiffin.test/".count)), by: Browser()).page

    let household = try site.get("household").page.first("h1")?.first("bdi")?.words ?? ""
    #expect(page.first("h1")?.words == "Me invites you to \(household)")
    #expect(made.words.contains("Me invites you to \(household)"))
    #expect(page.words.contains("You share recipes, plan and groceries. Your diary stays your own."))
  }

  @Test func `lets its owner withdraw an invitation`() throws {
    let site = try Site()
    let path = try site.invitation()
    let row = try #require(
      try site.get("household").page.all("form").first { $0["action"]?.hasSuffix("/withdraw") == true })

    _ = try site.send(HTMLForm(row))

    #expect(try site.get(path, by: Browser()).status == 404)
  }

  @Test func `has at most 50 open invitations, and can invite again after one is revoked`() throws {
    let site = try Site()
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    for _ in 0..<50 { _ = try links.invite(by: site.person.id) }
    let form = try site.form(on: "household", to: "household/invitations", by: site.me)

    let refused = try site.send(form)
    let first = try #require(try links.openInvitations(of: site.person.household).last)
    try links.withdraw(first.id, by: site.person.id)

    #expect(refused.status == 409)
    #expect(refused.page.first("h1")?.words == "There are 50 open invitations")
    #expect(refused.page.words.contains("Revoke some of them first."))
    #expect(refused.page.link("Go to the household") == "/household")
    #expect(try site.send(form).page.element(id: "link") != nil)
  }

  @Test func `applies a new role on the next page`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let browser = try site.browser(of: bob)
    #expect(try site.get("household", by: browser).page.form(to: "/household/invitations") == nil)

    try HouseholdMemberStore(site.database).setRole(.owner, of: bob.id, by: site.person.id)
    #expect(try site.get("household", by: browser).page.form(to: "/household/invitations") != nil)
    let form = try site.form(on: "household", to: "household/members/\(bob.id.number)/role", by: site.me)
    _ = try site.send(form.with(["role": "member"]))

    #expect(try site.get("household", by: browser).page.form(to: "/household/invitations") == nil)
  }

  @Test func `lets no owner reset their own password or another owner's`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try HouseholdMemberStore(site.database).setRole(.owner, of: bob.id, by: site.person.id)

    for member in [site.person.id, bob.id] {
      var form = HTMLForm(HTMLElement("form", ["action": "/household/members/\(member.number)/password"]))
      form["token"] = try site.token(of: site.me)
      #expect(try site.send(form).status == 404)
    }
  }

  @Test func `can be renamed by its owner`() throws {
    let site = try Site()

    let form = try site.form(on: "household", to: "household/name", by: site.me)
    let refused = try site.send(form.with(["name": " "]))
    _ = try site.send(form.with(["name": "Orchard Road"]))

    #expect(refused.page.error(at: "name") == "Error: Enter a name")
    #expect(try site.get("household").page.first("h1")?.words == "Household Orchard Road")
  }
}
