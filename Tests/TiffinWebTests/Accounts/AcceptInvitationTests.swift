import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Moving to another household` {
  @Test func `brings a person with an account and their diary`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    _ = try site.meals.add(.ramen(), photo: nil, key: .random(), by: carol)
    let browser = try site.browser(of: carol)
    let path = try site.invitation()

    let asked = try site.follow(try site.get(path, by: browser), by: browser)
    #expect(asked.page.words.contains("Your recipes, foods, plan and groceries move with you and are shared there."))
    var form = HTMLForm(try #require(asked.page.first("main")?.first("form")))
    form.action = "\(site.basePath)\(path)/accept"
    let answer = try site.send(form, by: browser)

    #expect(answer.status == 303)
    #expect(
      try site.follow(answer, by: browser).page.notice
        == "Welcome. Your diary came with you.")
    #expect(try site.people.person(carol.id).household == site.person.household)
    #expect(try site.people.person(carol.id).role == .member)
    #expect(try site.get("meals", by: browser).page.mealNames == ["Shoyu ramen"])
    #expect(try site.list().mealNames == [])
  }

  @Test func `says before moving that shared data stays with the old household`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    _ = try site.addPerson("dan", toHouseholdOf: carol)
    let browser = try site.browser(of: carol)

    let asked = try site.follow(try site.get(try site.invitation(), by: browser), by: browser)

    #expect(asked.page.words.contains("take your diary with you. Shared things stay."))
  }

  @Test func `shows its progress to all members until everything has moved`() throws {
    let site = try Site()
    let carol = try site.addPerson("carol")
    for number in 0..<130 {
      let content = RecipeContent(name: try RecipeName("Dish \(number)"))
      _ = try site.recipes.add(content, picture: nil, key: .random(), by: carol)
    }
    let links = OneTimeLinkStore(site.database, now: { [clock = site.clock] in clock.seconds })
    let browsers = [site.me, try site.browser(of: carol)]
    func progress() throws -> [[String]] {
      try browsers.map { try site.get("household", by: $0).page.all("p", class: "note").map(\.words) }
    }

    try links.beginMove(try links.invite(by: site.person.id), by: carol.id)
    let begun = try progress()
    _ = try site.accounts.removeSome()
    let later = try progress()
    var steps = 0
    while steps < 100, try site.accounts.removeSome() { steps += 1 }

    #expect(begun == [["Moving in: 0 of 130 recipes, plans and groceries."], begun[0]])
    #expect(later == [["Moving in: 50 of 130 recipes, plans and groceries."], later[0]])
    #expect(try progress() == [[], []])
  }

  @Test func `is refused if the person already lives there`() throws {
    let site = try Site()

    let answer = try site.follow(try site.get(try site.invitation()))

    #expect(answer.status == 409)
    #expect(answer.page.first("h1")?.words == "This is already your household")
  }
}
