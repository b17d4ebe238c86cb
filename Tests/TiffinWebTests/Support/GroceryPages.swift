import TestSupport
import Testing
import TiffinCore

@testable import TiffinWeb

/// The shopping list as its visitors see it.
extension Site {
  var groceries: GroceryStore { GroceryStore(database, now: { [clock] in clock.seconds }) }

  func groceryList(_ query: String = "") throws -> HTMLElement {
    try get("groceries" + (query.isEmpty ? "" : "?\(query)")).page
  }

  /// Adds an item with the add box.
  @discardableResult
  func buy(_ typed: String) throws -> Answer {
    let form = try #require(try groceryList().form(to: "\(basePath)groceries"))
    return try send(HTMLForm(form).with(["name": typed]))
  }

  /// Adds an item directly to the store.
  @discardableResult
  func put(_ typed: String, by person: Person? = nil) throws -> GroceryItem.ID {
    let added = try groceries.add(GroceryEntry(GroceryName(typed)), key: .random(), by: person ?? self.person)
    guard case .added(let id) = added else { throw StoreError.failed("the list is full") }
    return id
  }

  /// Puts items into the basket, clears it with its button, and returns the page after that.
  func clearBasket(_ typed: String...) throws -> HTMLElement {
    for text in typed { try groceries.setCompleted(try put(text), true, by: person) }
    let form = try #require(try groceryList().form(to: "\(basePath)groceries/clear-completed"))
    return try follow(try send(HTMLForm(form))).page
  }

  /// Enters what a basket cost directly in the store.
  @discardableResult
  func pay(_ minorUnits: Int, on day: LocalDate = Site.today) throws -> Purchase.ID {
    try groceries.enter(try #require(Money(minorUnits: minorUnits)), for: .random(), on: day, by: person)
  }

  /// Adds a recipe for two directly to the store.
  @discardableResult
  func write(_ name: String, _ ingredients: String...) throws -> Recipe.ID {
    var content = RecipeContent(name: try RecipeName(name))
    content.ingredients = ingredients.map(RecipeIngredient.line)
    content.figures.servings = Servings(2)
    return try RecipeStore(database).add(content, picture: nil, key: .random(), by: person)
  }

  /// Taps the circle in front of a line.
  @discardableResult
  func tick(_ name: String) throws -> Answer { try send(try tickForm(name)) }

  /// The form that a tap on that circle sends; with another wanted state, or none.
  func tickForm(_ name: String, wanted: String? = nil) throws -> HTMLForm {
    let page = try groceryList()
    let button = try #require(page.groceryRow(name)?.first("button"))
    let form = try #require(page.element(id: button["form"] ?? ""))
    var pressed = HTMLForm(form).pressing(button)
    if let wanted { pressed["completed"] = wanted.isEmpty ? nil : wanted }
    return pressed
  }

  /// The line after a tap on its name.
  func openGroceryRow(_ name: String) throws -> HTMLElement {
    let link = try #require(try groceryList().groceryRow(name)?.first("a")?["href"])
    let page = try get(String(link.dropFirst(basePath.count).prefix { $0 != "#" })).page
    return try #require(page.groceryRow(name))
  }

  /// The form in a line's opened part.
  func groceryForm(_ name: String) throws -> HTMLForm {
    HTMLForm(try #require(try openGroceryRow(name).all("form").first { $0.element(named: "note") != nil }))
  }
}

extension HTMLElement {
  var groceryRows: [HTMLElement] { all("li", class: "item") }

  /// The row of the item with this name, in whatever case the page writes it.
  func groceryRow(_ name: String) -> HTMLElement? {
    groceryRows.first { $0.groceryName?.lowercased() == name.lowercased() }
  }

  var groceryName: String? { first("span", class: "t")?.first("bdi")?.words }

  /// The lines in their order, `Milk 2 l`; what is in the basket in brackets.
  var groceryLines: [String] {
    groceryRows.map { row in
      let text = [row.groceryName ?? "", row.first("span", class: "q")?.words ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
      return row["class"]?.contains("done") == true ? "[\(text)]" : text
    }
  }

  /// The names of the aisles, in their order.
  var aisleNames: [String] {
    first("div", class: "aisles")?.all("h2").map(\.words) ?? []
  }

  fileprivate func element(named name: String) -> HTMLElement? {
    descendants.first { $0["name"] == name }
  }
}
