import TestServer
import Testing

@testable import TiffinCore

@Suite struct `The aisles of a shop` {
  private func names(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.groceries.aisles(of: kitchen.cook).map(\.name.text)
  }

  @Test(arguments: [
    ("3 aubergines", "Fruit and vegetables"), ("2 red onions", "Fruit and vegetables"), ("milk", "Dairy and eggs"),
    ("Greek yoghurt", "Dairy and eggs"), ("coconut milk", "Tins, jars and dry goods"), ("frozen peas", "Frozen"),
    ("1 tin chopped tomatoes", "Tins, jars and dry goods"), ("garlic powder", "Spices, oil and baking"),
    ("Salmon fillet", "Fish"), ("chicken thighs", "Meat"), ("chicken stock", "Tins, jars and dry goods"),
    ("olive oil", "Spices, oil and baking"), ("toilet paper", "Home and bathroom"), ("naan bread", "Bread and cakes"),
    ("beer", "Drinks"), ("flux capacitor", nil),
  ]) func `are assigned to groceries by default`(typed: String, aisle: String?) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(typed)

    let list = try kitchen.groceries.list(of: kitchen.cook)
    #expect(list.aisles.map(\.name.text) == [aisle].compactMap(\.self))
    #expect(list.items[0].aisle == list.aisles.first?.id)
  }

  @Test func `are learned when an item is moved`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let drinks = try #require(try kitchen.groceries.aisles(of: kitchen.cook).first { $0.name.text == "Drinks" })

    try kitchen.groceries.move(milk, to: drinks.id, by: kitchen.cook)
    _ = try kitchen.groceries.clear(by: kitchen.cook)
    try kitchen.buy("2 l Milk")
    #expect(try kitchen.line("Milk").aisle == drinks.id)
    try kitchen.groceries.move(try kitchen.line("Milk").id, to: nil, by: kitchen.cook)

    #expect(try kitchen.line("Milk").aisle == nil)
  }

  @Test func `have the order that the household sets`() throws {
    let kitchen = try Kitchen()
    for typed in ["beer", "bread", "milk"] { try kitchen.buy(typed) }
    let drinks = try #require(try kitchen.groceries.aisles(of: kitchen.cook).first { $0.name.text == "Drinks" })
    func order() throws -> [String] { try kitchen.groceries.list(of: kitchen.cook).aisles.map(\.name.text) }
    #expect(try order() == ["Bread and cakes", "Dairy and eggs", "Drinks"])

    for _ in 0..<2 { try kitchen.groceries.place(drinks.id, at: 3, by: kitchen.cook) }
    #expect(try order() == ["Bread and cakes", "Drinks", "Dairy and eggs"])
    try kitchen.groceries.place(drinks.id, at: 1, by: kitchen.cook)
    #expect(try order() == ["Drinks", "Bread and cakes", "Dairy and eggs"])
    try kitchen.groceries.place(drinks.id, at: 99, by: kitchen.cook)

    #expect(try names(kitchen).last == "Drinks")
    #expect(try names(kitchen).count == StandardAisle.allCases.count)
  }

  @Test func `are added, renamed and deleted, and restored with their items`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let dairy = try #require(try kitchen.line("milk").aisle)
    let market = try GroceryName("Market stall")

    let stall = try kitchen.newAisle(market)
    try kitchen.groceries.move(milk, to: stall, by: kitchen.cook)
    #expect(try kitchen.groceries.addAisle(GroceryName("market STALL"), by: kitchen.cook) == .done(stall))
    #expect(try kitchen.groceries.rename(dairy, GroceryName("market stall"), by: kitchen.cook) == .nameTaken)
    #expect(try kitchen.groceries.rename(stall, GroceryName("Market"), by: kitchen.cook) == .done(stall))
    try kitchen.groceries.setDeleted(stall, true, by: kitchen.cook)
    #expect(try kitchen.line("milk").aisle == nil)
    #expect(try !names(kitchen).contains("Market"))
    try kitchen.groceries.setDeleted(stall, false, by: kitchen.cook)

    #expect(try kitchen.line("milk").aisle == stall)
    #expect(try names(kitchen).last == "Market")
  }

  @Test func `do not return by themselves after all were deleted`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")
    for aisle in try kitchen.groceries.aisles(of: kitchen.cook) {
      try kitchen.groceries.setDeleted(aisle.id, true, by: kitchen.cook)
    }

    try kitchen.buy("beer")

    #expect(try names(kitchen).isEmpty)
    #expect(try kitchen.line("beer").aisle == nil)
  }

  @Test func `are limited to a hundred`() throws {
    let kitchen = try Kitchen()

    let changes = try (0...100).map { number in
      try kitchen.groceries.addAisle(GroceryName("Aisle \(number)"), by: kitchen.cook)
    }

    #expect(changes.last == .full)
    #expect(try names(kitchen).count == GroceryStore.mostAisles)
  }

  @Test func `cannot be changed by a stranger`() throws {
    let kitchen = try Kitchen()
    let milk = try kitchen.buy("milk")
    let salt = try kitchen.buy("salt", by: kitchen.stranger)
    let aisle = try #require(try kitchen.groceries.aisles(of: kitchen.cook).first)
    let name = try GroceryName("mine")

    #expect(throws: StoreError.notFound) { try kitchen.groceries.move(milk, to: nil, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.move(salt, to: aisle.id, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.rename(aisle.id, name, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.place(aisle.id, at: 2, by: kitchen.stranger) }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.setDeleted(aisle.id, true, by: kitchen.stranger) }
  }

  @Test func `replace a deleted aisle of the same name, with its items`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")
    let dairy = try #require(try kitchen.line("milk").aisle)
    let stall = try kitchen.newAisle(GroceryName("Stall"))
    try kitchen.groceries.setDeleted(dairy, true, by: kitchen.cook)

    let change = try kitchen.groceries.rename(stall, GroceryName("dairy and Eggs"), by: kitchen.cook)
    try kitchen.buy("butter")

    #expect(change == .done(stall))
    #expect(try kitchen.line("milk").aisle == stall && kitchen.line("butter").aisle == stall)
    #expect(try names(kitchen).last == "dairy and Eggs")
    #expect(throws: StoreError.notFound) { try kitchen.groceries.setDeleted(dairy, false, by: kitchen.cook) }
  }

  @Test func `are limited to a hundred, including restored aisles`() throws {
    let kitchen = try Kitchen()
    let market = try GroceryName("Market")
    let gone = try kitchen.newAisle(market)
    try kitchen.groceries.setDeleted(gone, true, by: kitchen.cook)
    for number in try names(kitchen).count..<GroceryStore.mostAisles {
      _ = try kitchen.groceries.addAisle(GroceryName("Aisle \(number)"), by: kitchen.cook)
    }

    let added = try kitchen.groceries.addAisle(market, by: kitchen.cook)
    try kitchen.groceries.setDeleted(gone, false, by: kitchen.cook)

    #expect(added == .full)
    #expect(try names(kitchen).count == GroceryStore.mostAisles)
    #expect(try !names(kitchen).contains("Market"))
    #expect(throws: StoreError.notFound) { try kitchen.groceries.setDeleted(gone, false, by: kitchen.stranger) }
  }
}

extension Kitchen {
  fileprivate func newAisle(_ name: GroceryName) throws -> GroceryAisle.ID {
    let change = try groceries.addAisle(name, by: cook)
    guard case .done(let aisle) = change else { throw UnexpectedAisleChange(change: change) }
    return aisle
  }
}

private struct UnexpectedAisleChange: Error {
  let change: AisleChangeResult
}
