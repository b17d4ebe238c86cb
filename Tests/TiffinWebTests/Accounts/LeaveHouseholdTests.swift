import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Leaving a household` {
  @Test func `is refused to the only owner`() throws {
    let site = try Site()
    _ = try site.addPerson("bob", toHouseholdOf: site.person)
    var form = HTMLForm(HTMLElement("form", ["action": "/household/leave"]))
    form["token"] = try site.token(of: site.me)

    let page = try site.get("household").page
    let answers = [try site.get("household/leave"), try site.send(form)]

    #expect(page.link("Leave this household …") == nil)
    #expect(page.all("p").contains { $0.words.hasPrefix("Make another member an owner") })
    #expect(answers.map(\.status) == [409, 409])
    #expect(answers.map { $0.page.first("h1")?.words } == Array(repeating: "A household needs an owner", count: 2))
    #expect(try site.people.person(site.person.id).household == site.person.household)
  }

  @Test func `moves a removed member with their diary into a household of their own`() throws {
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

  @Test func `asks for confirmation and says what stays`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let browser = try site.browser(of: bob)
    #expect(try site.get("household", by: browser).page.link("Leave this household …") == "/household/leave")

    let asked = try site.get("household/leave", by: browser).page
    let before = try site.people.person(bob.id).household
    let answer = try site.send(HTMLForm(try #require(asked.form(to: "/household/leave"))), by: browser)

    #expect(asked.all("p").contains { $0.words.contains("Recipes, plan and groceries stay") })
    #expect(asked.link("Stay") == "/household")
    #expect(before == site.person.household)
    #expect(answer["Location"] == "/household?did=left")
    #expect(try site.people.person(bob.id).household != site.person.household)
  }
}
