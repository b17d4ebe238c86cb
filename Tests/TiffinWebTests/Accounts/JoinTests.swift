import Testing
import TiffinCore

@testable import TestSupport
@testable import TiffinWeb

@Suite struct `Joining a household` {
  @Test func `works once with an owner's invitation`() throws {
    let site = try Site()
    let path = try site.invitation()
    let bob = Browser()

    let answer = try site.join(path, as: "bob", by: bob)

    #expect(answer.status == 303)
    #expect(try site.get("household", by: bob).page.all("bdi").map(\.words).contains("bob"))
    #expect(try site.get("household").page.all("li").contains { $0.words.contains("bob") })
    #expect(try site.get(path, by: Browser()).status == 404)
  }

  @Test func `takes the time zone from the device`() throws {
    let site = try Site()
    let path = try site.invitation()
    let bob = Browser()
    var form = HTMLForm(try #require(try site.get(path, by: bob).page.first("form")))
    form.action = site.basePath + path

    _ = try site.send(
      form.with(["username": "bob", "password": Site.password, "time_zone": "Asia/Kolkata"]), by: bob)

    let settings = try site.get("settings/time_zone", by: bob).page
    #expect(settings.element(id: "time_zone")?.chosenOption?.words == "Kolkata")
  }

  @Test func `ignores a space after the username`() throws {
    let site = try Site()
    let path = try site.invitation()

    #expect(try site.join(path, as: "bob ", by: Browser()).status == 303)

    let bob = try #require(try site.accounts.find("bob"))
    #expect(bob.username.text == "bob")
    #expect(try site.people.person(bob.id).name == "bob")
    #expect(try site.signIn(" bob", by: Browser()).status == 303)
  }

  @Test func `works for seven days after the invitation`() throws {
    let site = try Site()
    let path = try site.invitation()

    site.clock.seconds += 7 * 86_400 - 1
    #expect(try site.get(path, by: Browser()).status == 200)
    site.clock.seconds += 1

    let late = try site.get(path, by: Browser())
    #expect(late.status == 404)
    #expect(late.page.first("h1")?.words == "This link has expired or was already used")
  }

  @Test func `can be retried with another username if the first one is taken`() throws {
    let site = try Site()
    let path = try site.invitation()
    let browser = Browser()

    let taken = try site.join(path, as: "ME", by: browser)

    #expect(taken.status == 422)
    #expect(taken.page.error(at: "username") == "Error: This username is taken. Choose another")
    #expect(try site.join(path, as: "bob", by: browser).status == 303)
  }

  @Test func `starts a new household with an invitation from the server's operator`() throws {
    let site = try Site()
    let token = try OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds }).inviteHousehold()
    let carol = Browser()

    _ = try site.join("join/\(token.text)", as: "carol", by: carol)

    let page = try site.get("household", by: carol).page
    #expect(page.all("li", class: "member").map(\.words) == ["carolYou · owner · carol"])
    #expect(page.first("h1")?.words == "Household Home")
  }
}
