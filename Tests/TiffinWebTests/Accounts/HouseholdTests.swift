import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `A household` {
  private func invitation(_ site: Site) throws -> String {
    let page = try site.send(try site.form(on: "household", to: "household/invitations", by: site.me)).page
    let address = try #require(page.element(id: "link")?["value"])
    #expect(address.hasPrefix("http://tiffin.test/join/"))
    return String(address.dropFirst("http://tiffin.test/".count))
  }

  private func join(_ site: Site, _ path: String, as username: String, by browser: Browser) throws -> Answer {
    var form = HTMLForm(try #require(try site.get(path, by: browser).page.first("form")))
    form.action = site.basePath + path
    return try site.send(form.with(["username": username, "password": Site.password]), by: browser)
  }

  @Test func `takes in whom its owner invites, once`() throws {
    let site = try Site()
    let path = try invitation(site)
    let bob = Browser()

    let answer = try join(site, path, as: "bob", by: bob)

    #expect(answer.status == 303)
    #expect(try site.get("household", by: bob).page.all("bdi").map(\.words).contains("bob"))
    #expect(try site.get("household").page.all("li").contains { $0.words.contains("bob") })
    #expect(try site.get(path, by: Browser()).status == 404)
  }

  @Test func `keeps its invitations good for seven days`() throws {
    let site = try Site()
    let path = try invitation(site)

    site.clock.seconds += 7 * 86_400 - 1
    #expect(try site.get(path, by: Browser()).status == 200)
    site.clock.seconds += 1

    let late = try site.get(path, by: Browser())
    #expect(late.status == 404)
    #expect(late.page.first("h1")?.words == "This link is not good any more")
  }

  @Test func `keeps an invitation good when the username is taken`() throws {
    let site = try Site()
    let path = try invitation(site)
    let browser = Browser()

    let taken = try join(site, path, as: "ME", by: browser)

    #expect(taken.status == 422)
    #expect(taken.page.error(at: "username") == "Error: Somebody has this username already. Choose another one")
    #expect(try join(site, path, as: "bob", by: browser).status == 303)
  }

  @Test func `lets its owner withdraw an invitation`() throws {
    let site = try Site()
    let path = try invitation(site)
    let row = try #require(
      try site.get("household").page.all("form").first { $0["action"]?.hasSuffix("/withdraw") == true })

    _ = try site.send(HTMLForm(row))

    #expect(try site.get(path, by: Browser()).status == 404)
  }

  @Test func `is begun by an invitation of whoever runs the server`() throws {
    let site = try Site()
    let token = try LinkStore(site.database, now: { [clock = site.clock] in clock.seconds }).inviteHousehold()
    let carol = Browser()

    _ = try join(site, "join/\(token.text)", as: "carol", by: carol)

    let page = try site.get("household", by: carol).page
    #expect(page.all("li", class: "member").map(\.words) == ["carolYou · owner · carol"])
    #expect(page.first("h1")?.words == "Household Home")
  }

  @Test func `takes in somebody who has an account, with their diary`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    _ = try site.meals.add(.ramen(), photo: nil, key: .random(), by: carol)
    let browser = try site.browser(of: carol)
    let path = try invitation(site)

    let asked = try site.follow(try site.get(path, by: browser), by: browser)
    var form = HTMLForm(try #require(asked.page.first("main")?.first("form")))
    form.action = "\(site.basePath)\(path)/accept"
    let answer = try site.send(form, by: browser)

    #expect(answer.status == 303)
    #expect(try site.people.person(carol.id).household == site.person.household)
    #expect(try site.people.person(carol.id).role == .member)
    #expect(try site.get("meals", by: browser).page.mealNames == ["Shoyu ramen"])
    #expect(try site.list().mealNames == [])
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

  @Test func `is never left without an owner`() throws {
    let site = try Site()
    _ = try site.addPerson("bob", toHouseholdOf: site.person)
    var form = HTMLForm(HTMLElement("form", ["action": "/household/leave"]))
    form["token"] = try site.token(of: site.me)

    let page = try site.get("household").page
    let answers = [try site.get("household/leave"), try site.send(form)]

    #expect(page.link("Leave this household …") == nil)
    #expect(page.all("p").contains { $0.words.hasPrefix("You are its only owner. Make one of the others an owner") })
    #expect(answers.map(\.status) == [409, 409])
    #expect(answers.map { $0.page.first("h1")?.words } == Array(repeating: "A household needs an owner", count: 2))
    #expect(try site.people.person(site.person.id).household == site.person.household)
  }

  @Test func `lets a member go, with their diary, into a household of their own`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    _ = try site.meals.add(.ramen(), photo: nil, key: .random(), by: bob)
    let browser = try site.browser(of: bob)

    let path = "household/members/\(bob.id.number)/remove"
    let link = try #require(try site.get("household").page.link("Remove …"))
    let asked = try site.request("GET", link).page
    #expect(asked.first("h1")?.words == "Remove bob Home")
    #expect(try site.people.person(bob.id).household == site.person.household)
    let answer = try site.send(HTMLForm(try #require(asked.form(to: site.basePath + path))))

    #expect(answer.status == 303)
    #expect(try site.people.person(bob.id).household != site.person.household)
    #expect(try site.people.person(bob.id).role == .owner)
    #expect(try site.get("meals", by: browser).page.mealNames == ["Shoyu ramen"])
    #expect(try site.get("household").page.all("li").contains { $0.words.contains("bob") } == false)
  }

  @Test func `asks before somebody leaves, and says what stays`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let browser = try site.browser(of: bob)
    #expect(try site.get("household", by: browser).page.link("Leave this household …") == "/household/leave")

    let asked = try site.get("household/leave", by: browser).page
    let before = try site.people.person(bob.id).household
    let answer = try site.send(HTMLForm(try #require(asked.form(to: "/household/leave"))), by: browser)

    #expect(asked.all("p").contains { $0.words.contains("Recipes, plan and groceries that you share stay here") })
    #expect(asked.link("Stay") == "/household")
    #expect(before == site.person.household)
    #expect(answer["Location"] == "/household?did=left")
    #expect(try site.people.person(bob.id).household != site.person.household)
  }

  @Test func `helps a member who forgot their password`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let before = try site.browser(of: bob)
    let page = try site.send(
      try site.form(on: "household", to: "household/members/\(bob.id.number)/password", by: site.me)
    ).page
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

  @Test func `asks nobody to move to where they live`() throws {
    let site = try Site()

    let answer = try site.follow(try site.get(try invitation(site)))

    #expect(answer.status == 409)
    #expect(answer.page.first("h1")?.words == "You are there already")
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
