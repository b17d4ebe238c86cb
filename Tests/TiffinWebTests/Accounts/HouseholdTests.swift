import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A household` {
  @Test func `lets its owner withdraw an invitation`() throws {
    let site = try Site()
    let path = try site.invitation()
    let row = try #require(
      try site.get("household").page.all("form").first { $0["action"]?.hasSuffix("/withdraw") == true })

    _ = try site.send(HTMLForm(row))

    #expect(try site.get(path, by: Browser()).status == 404)
  }

  @Test func `counts a new role from the next page on`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let browser = try site.browser(of: bob)
    #expect(try site.get("household", by: browser).page.form(to: "/household/invitations") == nil)
    let form = try site.form(on: "household", to: "household/members/\(bob.id.number)/role", by: site.me)

    _ = try site.send(form.with(["role": "owner"]))

    #expect(try site.get("household", by: browser).page.form(to: "/household/invitations") != nil)
  }

  @Test func `lets no owner past their own password, and none past another owner's`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try HouseholdStore(site.database).setRole(.owner, of: bob.id, by: site.person.id)

    for member in [site.person.id, bob.id] {
      var form = HTMLForm(HTMLElement("form", ["action": "/household/members/\(member.number)/password"]))
      form["token"] = try site.token(of: site.me)
      #expect(try site.send(form).status == 404)
    }
  }

  @Test func `is called as its owner says`() throws {
    let site = try Site()

    let form = try site.form(on: "household", to: "household/name", by: site.me)
    let refused = try site.send(form.with(["name": " "]))
    _ = try site.send(form.with(["name": "Orchard Road"]))

    #expect(refused.page.error(at: "name") == "Error: Say what the household should be called")
    #expect(try site.get("household").page.first("h1")?.words == "Household Orchard Road")
  }
}
