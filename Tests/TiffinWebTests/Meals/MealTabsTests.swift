import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Category lists` {
  private func site() throws -> Site {
    let site = try Site()
    for (name, category) in [
      ("Porridge", "Breakfast"), ("Caprese", "lunch"), ("Ramen", "Dinner"), ("Almonds", "Snack"), ("Scones", "Tea"),
      ("Water", ""),
    ] {
      try site.add(.make(name, MealCategory(category)))
    }
    return site
  }

  @Test func `are tabs above the list, all meals first`() throws {
    let page = try site().list()

    let tabs = try #require(page.first("nav", where: ("aria-label", "Category"))).all("a")
    #expect(tabs.map(\.words) == ["All", "Breakfast", "Lunch", "Dinner", "Snack"])
    #expect(
      tabs.map { $0["href"] }
        == ["/meals"] + ["breakfast", "lunch", "dinner", "snack"].map { "/meals?category=\($0)" })
    #expect(tabs.map { $0["aria-current"] } == ["page", nil, nil, nil, nil])
  }

  @Test(arguments: [
    ("breakfast", "Breakfast", "Porridge"), ("lunch", "Lunch", "Caprese"), ("dinner", "Dinner", "Ramen"),
    ("snack", "Snack", "Almonds"), ("LUNCH", "Lunch", "Caprese"),
  ]) func `show only meals of the category`(word: String, category: String, name: String) throws {
    let page = try site().list("category=\(word)")

    #expect(page.mealNames == [name])
    #expect(page.first("h1")?.words == "\(category) meals Newest first")
    #expect(page.first("title")?.words == "\(category) meals · Tiffin")
    let tabs = try #require(page.first("nav", where: ("aria-label", "Category")))
    #expect(tabs.all("a", where: ("aria-current", "page")).map(\.words) == [category])
  }

  @Test(arguments: ["category=", "category=tea", "category=Tea", "category=%20", "category=other"])
  func `show all meals for an unknown category`(query: String) throws {
    let page = try site().list(query)

    #expect(page.mealNames.count == 6)
    #expect(page.first("h1")?.words.hasPrefix("Meals") == true)
  }

  @Test func `say if they are empty and link to adding a meal`() throws {
    let site = try Site()
    try site.add(.caprese())

    let page = try site.list("category=dinner")

    #expect(page.first("h2")?.words == "No dinner yet")
    #expect(page.first("div", class: "empty")?.first("img")?["src"]?.hasSuffix("/dinner.svg") == true)
    #expect(page.all("a").contains { $0["href"] == "/meals/new?list=category%3Ddinner" })
    #expect(page.form(to: "/meals/samples") == nil)
  }

  @Test func `have further pages within their category`() throws {
    let site = try Site()
    for number in 1...60 {
      try site.add(.make("Lunch \(number)", .lunch))
      try site.add(.make("Dinner \(number)", .dinner))
    }

    let first = try site.list("category=lunch")
    let next = try #require(first.first("a", where: ("rel", "next"))?["href"])
    let second = try site.request("GET", next).page

    #expect(first.mealNames + second.mealNames == (1...60).reversed().map { "Lunch \($0)" })
    #expect(next.hasPrefix("/meals?category=lunch&after="))
    #expect(second.all("a").contains { $0.words == "Newest" && $0["href"] == "/meals?category=lunch" })
  }

  @Test func `are shown again after deleting and rating a meal`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let page = try site.list("category=lunch", opening: id)
    let rated = try site.send(HTMLForm(try #require(page.form(to: "/meals/\(id.number)/rating"))).with(["rating": "2"]))
    let deleted = try site.send(HTMLForm(try #require(page.form(to: "/meals/\(id.number)/delete"))))

    #expect(rated["Location"]?.hasPrefix("/meals?category=lunch&open=\(id.number)#") == true)
    #expect(deleted["Location"] == "/meals?category=lunch&deleted=\(id.number)")
  }

  @Test func `preset the category of a meal added from them`() throws {
    let site = try Site()

    let add = try #require(try site.list("category=dinner").all("a").first { $0.words == "Add meal" }?["href"])
    let form = try #require(try site.request("GET", add).page.mealForm)
    let answer = try site.send(form.with(["name": "Ramen"]))

    #expect(form["category"] == "Dinner")
    #expect(answer["Location"]?.hasPrefix("/meals?category=dinner&") == true)
    #expect(try site.list("category=dinner").mealNames == ["Ramen"])
  }

  @Test func `no longer show a meal deleted from another list`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    let all = try site.list(opening: id)
    _ = try site.send(HTMLForm(try #require(all.form(to: "/meals/\(id.number)/delete"))))

    #expect(try site.list("category=lunch").mealNames == [])
    #expect(try site.list().mealNames == [])
  }

  @Test func `show a meal moved to their category`() throws {
    let site = try Site()
    let id = try site.add(.caprese())

    _ = try site.send(try site.editForm(of: id).with(["category": "Dinner"]))

    #expect(try site.list("category=lunch").mealNames == [])
    #expect(try site.list("category=dinner").mealNames == ["Caprese salad"])
  }

  @Test func `show Snack's picture for a meal of another category`() throws {
    let site = try Site()
    let id = try site.add(.make("Scones", MealCategory("Tea")))

    let row = try #require(try site.list().element(id: "meal-\(id.number)"))

    #expect(row.first("img", class: "letter")?["src"]?.hasSuffix("/snack.svg") == true)
  }
}
