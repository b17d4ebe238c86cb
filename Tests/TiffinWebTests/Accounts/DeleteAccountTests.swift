import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Deleting an account` {
  @Test func `deletes that person's data and nobody else's`() throws {
    let site = try Site()
    try site.add(.ramen())
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    _ = try site.meals.add(.caprese(), photo: nil, key: .random(), by: bob)
    let browser = try site.browser(of: bob)
    let form = try site.form(on: "account/delete", to: "account/delete", by: browser)
    #expect(try site.get("account/delete", by: browser).page.link("Meals (CSV)") == "/export/meals.csv")

    let refused = try site.send(form.with(["old_password": "wrong"]), by: browser)
    let answer = try site.send(form.with(["old_password": Site.password]), by: browser)

    #expect(refused.status == 422)
    #expect(answer["Location"] == "/sign-in?did=deleted")
    let next = try site.get("sign-in?did=deleted", by: Browser()).page
    #expect(next.first("p", where: ("role", "status"))?.words == "Your account and your diary were deleted.")
    #expect(browser.cookie == nil)
    #expect(try site.signIn("bob", by: Browser()).status == 422)
    #expect(try site.people.count() == 1)
    #expect(try site.list().mealNames == ["Shoyu ramen"])
    #expect(try site.list("q=caprese").mealNames == [])
  }

  @Test func `warns that shared data is deleted too if nobody else lives there, and offers an export`() throws {
    let site = try Site()
    func sentence() throws -> String? { try site.get("account/delete").page.first("section")?.first("p")?.words }

    #expect(try sentence() == "Your diary, recipes, foods, plan and groceries are deleted for good.")
    #expect(try site.get("account/delete").page.form(to: "/account/export") != nil)
    _ = try site.addPerson("bob", toHouseholdOf: site.person)

    #expect(try sentence() == "Your diary is deleted for good. What your household shares stays.")
  }

  @Test func `signs the person out on all devices at once`() throws {
    let site = try Site()
    let bob = try site.addPerson("bob", toHouseholdOf: site.person)
    let (here, elsewhere) = (try site.browser(of: bob), try site.browser(of: bob))
    let form = try site.form(on: "account/delete", to: "account/delete", by: here)
    #expect(try site.get("meals", by: elsewhere).status == 200)

    _ = try site.send(form.with(["old_password": Site.password]), by: here)

    #expect(try site.get("meals", by: elsewhere)["Location"]?.hasPrefix("/sign-in") == true)
  }

  @Test func `is refused to the only owner while others live there`() throws {
    let site = try Site()
    let form = try site.form(on: "account/delete", to: "account/delete", by: site.me)
    _ = try site.addPerson("bob", toHouseholdOf: site.person)

    let page = try site.get("account/delete").page
    let answer = try site.send(form)

    #expect(page.form(to: "/account/delete") == nil)
    #expect(page.link("Go to the household") == "/household")
    #expect(page.link("Meals (CSV)") == "/export/meals.csv")
    #expect(answer.status == 409)
    #expect(try site.get("meals").status == 200)
  }
}
