import Testing

@testable import TiffinCore

@Suite struct `A text of several groceries` {
  @Test(arguments: [
    ("eggs\nflour\n\n2 l milk", ["eggs", "flour", "milk: 2 l"]),
    ("apples, 6 rolls, butter", ["apples", "rolls: 6", "butter"]),
    ("salt; string; 3 candles", ["salt", "string", "candles: 3"]),
    ("2 onions, finely chopped", ["onions: 2"]), ("tomatoes, the ripe ones", ["tomatoes"]),
    ("1,5 l juice, bread", ["juice: 1.5 l", "bread"]), ("beans (black, kidney), rice", ["beans", "rice"]),
    ("- [ ] ham\n- [x] 2 lemons", ["ham", "lemons: 2"]), ("potatoes, waxy", ["potatoes"]),
    ("smoked salmon, cream cheese, bagels", ["smoked salmon", "cream cheese", "bagels"]),
    ("chicken thighs, boneless", ["chicken thighs"]), ("soap\r\nshampoo", ["soap", "shampoo"]),
  ]) func `is split into its items`(typed: String, names: [String]) throws {
    let kitchen = try Kitchen()

    _ = try kitchen.groceries.add(try GroceryEntry.all(typed: typed), key: .random(), by: kitchen.cook)

    let shown = try kitchen.shoppingList().map { $0.split(separator: " (").first.map(String.init) ?? $0 }
    #expect(shown.map { names.contains($0) ? $0 : String($0.split(separator: ",")[0]) } == names)
  }

  @Test func `is added once if its form is sent twice`() throws {
    let kitchen = try Kitchen()
    let (key, entries) = (SubmissionKey.random(), try GroceryEntry.all(typed: "2 l milk, 6 eggs"))

    for _ in 0..<2 { _ = try kitchen.groceries.add(entries, key: key, by: kitchen.cook) }

    #expect(try kitchen.shoppingList() == ["milk: 2 l", "eggs: 6"])
  }

  @Test(arguments: [
    ("12-pack batteries", "12-pack batteries"), ("cola 4-pack", "cola 4-pack"), ("2 x 8-pack cola", "8-pack cola: 2"),
    ("3 4-packs tuna", "4-packs tuna: 3"), ("6 pack cider", "6 pack cider"), ("2 packs pasta", "pasta: 2 packets"),
    ("bread x3", "bread: 3"), ("yoghurt ×2", "yoghurt: 2"), ("2,500 kg carrots", "carrots: 2.5 kg"),
    ("1,125 l oil", "oil: 1.125 l"), ("1.750 kg rice", "rice: 1.75 kg"), ("1,234 g rice", "rice: 1.234 kg"),
  ]) func `is read with shop quantities`(typed: String, line: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(typed)

    #expect(try kitchen.shoppingList() == [line])
  }

  @Test func `needs a name, and has a length limit`() {
    #expect(throws: GroceryError.nameBlank) { try GroceryEntry.all(typed: " \n ") }
    let long = String(repeating: "a\n", count: 10_001)
    #expect(throws: GroceryError.tooLong(20_000)) { try GroceryEntry.all(typed: long) }
    #expect(throws: GroceryError.tooLong(200)) { try GroceryEntry.all(typed: String(repeating: "x", count: 201)) }
  }
}
