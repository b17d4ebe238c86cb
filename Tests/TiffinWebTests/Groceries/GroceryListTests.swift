import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The grocery list` {
  @Test func `is empty at first, with the add box ready`() throws {
    let page = try Site().groceryList()

    #expect(page.first("div", class: "empty")?.first("h2")?.words == "Nothing to buy")
    #expect(page.element(id: "add") != nil)
    #expect(page.groceryRows.isEmpty)
  }

  @Test func `adds what is typed and focuses the box for the next item`() throws {
    let site = try Site()

    let answer = try site.buy("2 l Milk")

    let id = try #require(try site.groceries.list(of: site.person).items.first?.id.number)
    #expect(answer.status == 303)
    #expect(answer["Location"] == "/groceries?added=\(id)")
    let page = try site.follow(answer).page
    #expect(page.groceryLines == ["Milk 2 l"])
    #expect(page.notice == "Milk: now 2 l on the list.")
    #expect(page.element(id: "add")?["autofocus"] != nil)
  }

  @Test func `is not cached`() throws {
    #expect(try Site().get("groceries")["Cache-Control"] == "private, no-store")
  }

  @Test func `accepts name and quantity as separate fields`() throws {
    let site = try Site()
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries")))

    _ = try site.send(form.with(["name": "2 fast 2 furious DVD", "quantity": "3"]))

    #expect(try site.groceryList().groceryLines == ["2 fast 2 furious DVD 3"])
  }

  @Test func `merges a new item with an existing line of the same name`() throws {
    let site = try Site()

    for typed in ["1 l milk", "500 ml Milk", "eggs", "Egg"] { try site.buy(typed) }

    #expect(try site.groceryList().groceryLines.sorted() == ["Eggs", "Milk 1.5 l"])
  }

  @Test func `adds an item once if the form is sent twice`() throws {
    let site = try Site()
    let form = HTMLForm(try #require(try site.groceryList().form(to: "/groceries"))).with(["name": "1 l milk"])

    for _ in 0..<2 { #expect(try site.send(form).status == 303) }

    #expect(try site.groceryList().groceryLines == ["Milk 1 l"])
  }

  @Test(arguments: ["  ", String(repeating: "x", count: 201)]) func `refuses an invalid name and keeps it`(
    typed: String
  ) throws {
    let site = try Site()

    let answer = try site.buy(typed)

    #expect(answer.status == 422)
    #expect(answer.page.element(id: "add")?["value"] == typed)
    #expect(answer.page.problems.count == 1)
    #expect(answer.page.first("div", class: "bad")?.first("a")?["href"] == "#add")
    #expect(try site.groceryList().groceryRows.isEmpty)
  }

  @Test func `is sorted by aisle, with the rest at the end`() throws {
    let site = try Site()

    for name in ["Flux capacitor", "Salmon", "Milk", "Apples", "Yoghurt"] { try site.put(name) }

    let page = try site.groceryList()
    #expect(page.aisleNames == ["Fruit and vegetables", "Dairy and eggs", "Fish", "Everything else"])
    #expect(page.groceryLines == ["Apples", "Milk", "Yoghurt", "Salmon", "Flux capacitor"])
    #expect(page.first("h1")?.words == "Groceries 5 to buy")
    #expect(page.first("title")?.words == "Groceries, 5 to buy · Tiffin")
  }

  @Test func `ticks a line with one tap and moves it to the basket`() throws {
    let site = try Site()
    for name in ["milk", "butter", "cheese"] { try site.put(name) }

    let answer = try site.tick("butter")

    let page = try site.follow(answer).page
    let items = try site.groceries.list(of: site.person).items
    #expect(answer["Location"] == "/groceries?ticked=\(items[1].id.number)#item-\(items[2].id.number)")
    #expect(page.groceryLines == ["Milk", "Cheese", "[Butter]"])
    #expect(page.first("h1")?.words == "Groceries 2 to buy · 1 in the basket")
    #expect(page.notice == "Butter ticked.")
    #expect(page.groceryRow("butter")?.first("button")?["aria-pressed"] == "true")
    #expect(page.groceryRow("butter")?["class"] == "item done just")
  }

  @Test func `undoes a tick by its notice and by another tap`() throws {
    let site = try Site()
    let id = try site.put("milk").number

    let flash = try #require(try site.follow(try site.tick("milk")).page.first("div", class: "flash"))
    let undone = try site.send(HTMLForm(try #require(flash.first("form"))))
    #expect(undone["Location"] == "/groceries#item-\(id)")
    #expect(try site.groceryList().groceryLines == ["Milk"])
    try site.tick("milk")
    try site.tick("milk")

    #expect(try site.groceryList().groceryLines == ["Milk"])
  }

  @Test(arguments: ["0", "1"]) func `has the same result if a tick is sent repeatedly`(wanted: String) throws {
    let site = try Site()
    try site.put("milk")
    let form = try site.tickForm("milk", wanted: wanted)

    for _ in 0..<3 { #expect(try site.send(form).status == 303) }

    #expect(try site.groceryList().groceryLines == [wanted == "1" ? "[Milk]" : "Milk"])
  }

  @Test func `refuses a tick without a valid state`() throws {
    let site = try Site()
    try site.put("milk")
    let form = try site.tickForm("milk", wanted: "")

    #expect(try site.send(form).status == 400)
    #expect(try site.send(form.with(["completed": "2"])).status == 400)
  }

  @Test func `is shown with a notice after a tick on a line that was deleted meanwhile`() throws {
    let site = try Site()
    let id = try site.put("milk")
    let form = try site.tickForm("milk")
    try site.groceries.delete(id, by: site.person)

    let answer = try site.send(form)

    #expect(answer["Location"] == "/groceries?deleted=\(id.number)")
    #expect(try site.follow(answer).page.notice == "Milk deleted.")
    #expect(try site.groceryList().groceryRows.isEmpty)
  }

  @Test func `has forms only in the open line, which keeps the page short`() throws {
    let site = try Site()
    for number in 0..<300 { try site.put("\(number + 1) kg thing \(number)") }

    let answer = try site.get("groceries")

    #expect(answer.page.groceryRows.allSatisfy { $0.first("form") == nil })
    #expect(answer.body.count < 200_000)
    let row = try site.openGroceryRow("thing 7")
    #expect(row.all("form").count == 2)
    #expect(row.first("a")?["href"] == "/groceries#\(row["id"] ?? "")")
  }

  @Test func `suggests what the household bought before`() throws {
    let site = try Site()
    for name in ["Milk", "Bread", "Milk"] { try site.put(name) }

    let page = try site.groceryList()

    #expect(page.element(id: "add")?["list"] == "known")
    #expect(page.element(id: "known")?.all("option").map { $0["value"] } == ["Milk", "Bread"])
  }

  @Test func `shows changes from another phone after reloading`() throws {
    let site = try Site()
    let other = try site.addPerson("bob", toHouseholdOf: site.person)
    try site.put("milk", by: other)
    try site.buy("1 l milk")

    #expect(try site.groceryList().groceryLines == ["Milk 1 l + some"])
    try site.groceries.setCompleted(try site.groceries.list(of: other).items[0].id, true, by: other)
    #expect(try site.groceryList().groceryLines == ["[Milk 1 l + some]"])
  }

  @Test func `shows 300 lines with the same few statements as 20`() throws {
    let site = try Site()
    for number in 0..<20 { try site.put("\(number + 1) kg thing \(number)") }
    let few = StatementCounter()
    _ = try StatementCounter.$current.withValue(few) { try site.groceryList() }
    for number in 20..<300 { try site.put("\(number + 1) kg thing \(number)") }
    let many = StatementCounter()

    let page = try StatementCounter.$current.withValue(many) { try site.groceryList() }

    #expect(page.groceryRows.count == 300)
    #expect(many.statements == few.statements)
    #expect(many.statements <= 6)
  }
}
