import Testing

@testable import TiffinCore

/// Shops sell whole things: seven eighths of a pepper cannot be bought.
@Suite struct `What recipes want` {
  @Test(arguments: [
    ("7/8 red pepper", "red pepper: 1"), ("1 1/2 x 400 g tins chickpeas", "chickpeas: 2 × 400 g tins"),
    ("1/2 bunch parsley", "parsley: 1 bunch"), ("1 1/4 packets yeast", "yeast: 2 packets"),
    ("2 onions", "onions: 2"),
  ]) func `is bought whole where it is sold whole`(line: String, bought: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, line))

    #expect(try kitchen.shoppingList() == [bought])
  }

  @Test(arguments: [
    ("187.5 g rice", "rice: 187.5 g"), ("1.25 l milk", "milk: 1.25 l"), ("1/2 tsp salt", "salt: ½ tsp"),
    ("1/2 cup sugar", "sugar: ½ cup"),
  ]) func `is as much as it is where it is weighed or measured`(line: String, bought: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, line))

    #expect(try kitchen.shoppingList() == [bought])
  }

  @Test func `is rounded once, when all of it is known`() throws {
    let kitchen = try Kitchen()

    for (number, day) in ["2026-11-23", "2026-11-25", "2026-11-27"].enumerated() {
      try kitchen.buy(.made(Int64(number + 1), "1/4 red pepper", on: day))
    }
    try kitchen.buy(.made(4, "1/8 red pepper", on: "2026-11-29"))
    let line = try kitchen.line("red pepper")
    let household = kitchen.cook.household
    let needs = try kitchen.database.snapshot { statements in
      try GroceryStore.needs(of: line.id, in: household, statements)
    }

    #expect(line.quantity == "1")
    #expect(needs.whole == "⅞")
    #expect(needs.shares.map(\.quantity) == ["¼", "¼", "¼", "⅛"])
  }

  @Test func `leaves alone what somebody typed`() throws {
    let kitchen = try Kitchen()

    try kitchen.buy("1/2 watermelon")

    #expect(try kitchen.shoppingList() == ["watermelon: ½"])
  }
}
