import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A password link` {
  @Test func `lets a member who forgot their password choose a new one`() throws {
    let site = try Site()
    let alice = try site.addPerson("alice")
    let bob = try site.addPerson("bob", toHouseholdOf: alice)
    let (hers, before) = (try site.browser(of: alice), try site.browser(of: bob))
    let link = "household/members/\(bob.id.number)/password"
    let asked = try site.form(on: link, to: link, by: hers)
    let page = try site.send(asked.with(["old_password": Site.password]), by: hers).page
    let address = try #require(page.element(id: "link")?["value"])
    let path = String(address.dropFirst("http://tiffin.test/".count))
    let browser = Browser()
    var form = HTMLForm(try #require(try site.get(path, by: browser).page.first("form")))
    form.action = site.basePath + path

    #expect(try site.send(form.with(["password": "short"]), by: browser).status == 422)
    let answer = try site.send(form.with(["password": "a new one that is long"]), by: browser)

    #expect(answer.status == 303)
    #expect(try site.get("meals", by: browser).status == 200)
    #expect(try site.get("meals", by: before).status == 303)
    #expect(try site.get(path, by: Browser()).status == 404)
    #expect(try site.signIn("bob", by: Browser()).status == 422)
    #expect(try site.signIn("bob", "a new one that is long", by: Browser()).status == 303)
  }

  @Test func `refuses the person's name as the password`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    try site.people.rename(bob, to: PersonName("Robert Zimmerman"))
    let links = OneTimeLinkStore(site.database, now: { site.clock.seconds })
    let path = "reset/\(try links.passwordLink(for: bob.id).text)"
    let browser = Browser()
    var form = HTMLForm(try #require(try site.get(path, by: browser).page.first("form")))
    form.action = site.basePath + path

    let answer = try site.send(form.with(["password": "robert zimmerman"]), by: browser)

    #expect(answer.status == 422)
    #expect(answer.page.error(at: "password") != nil)
  }
}
