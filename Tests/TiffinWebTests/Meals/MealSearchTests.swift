import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Searching the meal list` {
  private func site() throws -> Site {
    let site = try Site()
    try site.add(.make("Crème brûlée", .dinner, kcal: 400, notes: "From Lyon"))
    try site.add(.make("Crema catalana", .lunch, kcal: 300))
    try site.add(.make("Toast", .lunch, notes: "with ice cream"))
    return site
  }

  @Test(arguments: [
    ("creme", ["Crème brûlée"]), ("CR%C3%88", ["Toast", "Crema catalana", "Crème brûlée"]), ("lyon", ["Crème brûlée"]),
    ("ice+cre", ["Toast"]), ("", ["Toast", "Crema catalana", "Crème brûlée"]),
    ("+%20", ["Toast", "Crema catalana", "Crème brûlée"]),
  ]) func `finds meals by name and notes`(typed: String, names: [String]) throws {
    #expect(try site().list("q=\(typed)").mealNames == names)
  }

  @Test func `keeps what was typed and shows it in the heading`() throws {
    let page = try site().list("q=%20Cr%C3%A8me%20%22%3Cb%3E%20")

    #expect(page.element(id: "q")?["value"] == "Crème \"<b>")
    #expect(page.first("h1")?.words == "Meals “Crème \"<b>” · Newest first")
    #expect(page.first("title")?.words == "“Crème \"<b>” in Meals · Tiffin")
  }

  @Test func `needs no script and keeps the category`() throws {
    let page = try site().list("category=lunch")
    let form = try #require(page.first("form", where: ("role", "search")))

    #expect(form["method"] == "get")
    #expect(form["action"] == "/meals")
    #expect(HTMLForm(form)["category"] == "lunch")
    #expect(form.first("label")?["for"] == "q")
    #expect(try site().list("category=lunch&q=cre").mealNames == ["Toast", "Crema catalana"])
  }

  @Test func `is kept by the tabs and the order`() throws {
    let site = try site()
    try site.people.change(site.person.id) { $0.mealOrder = .calories }

    let page = try site.list("q=cre")

    #expect(page.mealNames == ["Crème brûlée", "Crema catalana", "Toast"])
    let tabs = try #require(page.first("nav", where: ("aria-label", "Category"))).all("a")
    #expect(tabs.map { $0["href"] }.prefix(2) == ["/meals?q=cre", "/meals?category=breakfast&q=cre"])
    #expect(page.form(to: "/settings")?.first("input", where: ("name", "list"))?["value"] == "q=cre")
  }

  @Test func `can be cleared with one tap within the category`() throws {
    let page = try site().list("category=lunch&q=cre")

    let clear = page.first("a", where: ("aria-label", "Clear the search"))

    #expect(clear?["href"] == "/meals?category=lunch")
    #expect(try site().list("category=lunch").first("a", where: ("aria-label", "Clear the search")) == nil)
  }

  @Test func `says if nothing is found`() throws {
    let page = try site().list("q=soup")

    #expect(page.first("h2")?.words == "No meal matches “soup”")
    #expect(page.first("h1")?.words == "Meals “soup” · Nothing found")
    #expect(page.all("a").contains { $0.words == "Clear the search" && $0["href"] == "/meals" })
    #expect(page.element(id: "q")?["value"] == "soup")
  }

  @Test func `offers to search all meals if nothing is found in a category`() throws {
    let page = try site().list("category=lunch&q=lyon")

    #expect(page.first("h2")?.words == "No lunch matches “lyon”")
    #expect(page.all("a").contains { $0.words == "Search all meals" && $0["href"] == "/meals?q=lyon" })
  }

  @Test func `has further pages`() throws {
    let site = try site()
    for number in 1...70 { try site.add(.make("Soup \(number)")) }

    let first = try site.list("q=soup")
    let next = try #require(first.first("a", where: ("rel", "next"))?["href"])
    let second = try site.request("GET", next).page

    #expect(first.mealNames + second.mealNames == (1...70).reversed().map { "Soup \($0)" })
    #expect(next.hasPrefix("/meals?q=soup&after="))
  }

  @Test func `is kept after saving and deleting a meal`() throws {
    let site = try site()
    let id = try #require(try site.stored().first { $0.content.name.text == "Crème brûlée" }).id
    let page = try site.list("q=cr%C3%A8me%20br", opening: id)

    let edit = try #require(page.all("a").first { $0.words == "Edit" }?["href"])
    let form = try #require(try site.request("GET", edit).page.mealForm)
    let saved = try site.send(form)
    let deleted = try site.send(HTMLForm(try #require(page.form(to: "/meals/\(id.number)/delete"))))

    #expect(saved["Location"]?.hasPrefix("/meals?q=cr%C3%A8me%20br&saved=") == true)
    #expect(deleted["Location"] == "/meals?q=cr%C3%A8me%20br&deleted=\(id.number)")
  }

  @Test(arguments: ["%22", "a%22%20OR%20%22b", "*", "-", "NEAR(", "%FF", "%E2%82", "a%0Ab", "%25", "(", "')--"])
  func `accepts any input`(query: String) throws {
    #expect(try site().get("meals?q=\(query)").status == 200)
  }

  @Test func `accepts very long text`() throws {
    let page = try site().list("q=" + String(repeating: "cre+", count: 1_500))

    #expect(page.mealNames.count == 3)
    #expect((page.element(id: "q")?["value"] ?? "").utf8.count <= MealSearch.limit)
  }

  @Test func `takes one statement more than the list without a search`() throws {
    let site = try site()

    let statements = try ["", "q=cre"].map { query in
      // A change clears what the previous page cached.
      try site.add(.make("Soup"))
      let tally = StatementCounter()
      _ = try StatementCounter.$current.withValue(tally) { try site.list(query) }
      return tally.statements
    }

    #expect(statements[1] == statements[0] + 1)
  }
}
