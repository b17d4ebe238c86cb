import Testing

@testable import TiffinCore

@Suite struct `Editing a grocery line` {
  private func edit(
    _ kitchen: Kitchen, _ item: GroceryItem, name: String? = nil, quantity: String? = nil, note: String? = nil
  ) throws -> GroceryUpdateResult {
    let edit = GroceryEdit(
      name: try GroceryName(name ?? item.name.text), quantity: try quantity.map { try GroceryQuantity($0) },
      note: try GroceryNote(note ?? item.note.text))
    return try kitchen.groceries.update(item.id, to: edit, from: item.revision, by: kitchen.cook)
  }

  @Test func `changes name, quantity and note`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 l milk")

    _ = try edit(kitchen, try kitchen.line("milk"), name: "Oat milk", quantity: "2 l", note: "the blue one")

    #expect(try kitchen.shoppingList() == ["Oat milk: 2 l"])
    #expect(try kitchen.line("Oat milk").note.text == "the blue one")
  }

  @Test func `to more than recipes need adds the difference by hand`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy(.made(1, "200 g flour"))

    _ = try edit(kitchen, try kitchen.line("flour"), quantity: "1 kg")
    #expect(try kitchen.shoppingList() == ["flour: 1 kg"])
    try kitchen.groceries.removeShare(of: .of(1), by: kitchen.cook)

    #expect(try kitchen.shoppingList() == ["flour: 800 g"])
  }

  @Test(arguments: ["150 g", "a handful", "what is left", ""]) func `to less than recipes need sets the quantity`(
    typed: String
  ) throws {
    let kitchen = try Kitchen()
    try kitchen.buy("100 g flour")
    try kitchen.buy(.made(1, "200 g flour"))

    _ = try edit(kitchen, try kitchen.line("flour"), quantity: typed)
    let line = try kitchen.line("flour")
    #expect(line.uses.map(\.recipe) == ["Recipe 1"])
    #expect(try kitchen.buy(.made(1, "200 g flour")) == .added(GroceryAdditionCounts(kept: 1)))
    try kitchen.groceries.removeShare(of: .of(1), by: kitchen.cook)

    #expect(line.quantity == (typed == "a handful" ? "a handful" : typed))
    #expect(try kitchen.line("flour").quantity == line.quantity)
  }

  @Test func `without a new quantity keeps the shares`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("100 g flour")
    try kitchen.buy(.made(1, "1 kg flour"))

    _ = try edit(kitchen, try kitchen.line("flour"), quantity: "1.1 kg", note: "white")
    try kitchen.groceries.removeShare(of: .of(1), by: kitchen.cook)

    #expect(try kitchen.shoppingList() == ["flour: 100 g"])
  }

  @Test func `to the name of another line merges both`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 l milk, fresh")
    let oat = try kitchen.buy("2 l Oat milk, cold")

    let update = try edit(kitchen, try kitchen.line("milk"), name: "oat milks")

    #expect(update == .saved(oat))
    #expect(try kitchen.shoppingList() == ["Oat milk: 3 l"])
    #expect(try kitchen.line("Oat milk").note.text == "cold; fresh")
  }

  @Test func `overwrites no change of somebody else`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 l milk")
    let seen = try kitchen.line("milk")
    try kitchen.buy("1 l milk")

    let update = try edit(kitchen, seen, quantity: "3 l")

    #expect(update == .changedMeanwhile(try kitchen.line("milk")))
    #expect(try kitchen.shoppingList() == ["milk: 2 l"])
  }

  @Test func `stores no aisle if somebody else has changed the line`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("1 l milk")
    let seen = try kitchen.line("milk")
    try kitchen.buy("1 l milk")
    let drinks = try #require(try kitchen.groceries.aisles(of: kitchen.cook).first { $0.name.text == "Drinks" })

    let change = GroceryEdit(
      name: seen.name, quantity: try GroceryQuantity("3 l"), note: seen.note, aisle: .aisle(drinks.id))
    let update = try kitchen.groceries.update(seen.id, to: change, from: seen.revision, by: kitchen.cook)

    #expect(update == .changedMeanwhile(try kitchen.line("milk")))
    #expect(try kitchen.line("milk").aisle == seen.aisle)
  }

  @Test func `twice with the same values is saved once`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.buy("1 l milk")
    let seen = try kitchen.line("milk")

    #expect(try edit(kitchen, seen, quantity: "3 l") == .saved(id))
    #expect(try edit(kitchen, seen, quantity: "3 l") == .saved(id))
  }

  @Test func `keeps the aisle for the new name`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.buy("stuff")
    let aisle = try #require(try kitchen.groceries.aisles(of: kitchen.cook).last)
    try kitchen.groceries.move(id, to: aisle.id, by: kitchen.cook)

    _ = try edit(kitchen, try kitchen.line("stuff"), name: "things")

    #expect(try kitchen.line("things").aisle == aisle.id)
  }

  @Test func `is refused to strangers`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.buy("milk")
    let edit = GroceryEdit(name: try GroceryName("mine"), quantity: nil, note: .none)

    #expect(throws: StoreError.notFound) {
      try kitchen.groceries.update(id, to: edit, from: 1, by: kitchen.stranger)
    }
  }
}
