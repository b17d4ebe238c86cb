import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A grocery added by hand` {
  @Test(arguments: [
    ("milk", "milk"), ("2 l milk", "milk: 2 l"), ("eggs 6", "eggs: 6"), ("6 eggs", "eggs: 6"),
    ("500g flour", "flour: 500 g"), ("a bunch of parsley", "parsley: 1 bunch"), ("  Oat milk ", "  Oat milk "),
    ("7up", "7up"), ("2% milk", "2% milk"), ("½ cucumber", "cucumber: ½"), ("Crème fraîche", "Crème fraîche"),
    ("2 x 400 g tins tomatoes", "tinned tomatoes: 2 × 400 g tins"), ("🍕", "🍕"), ("!!!", "!!!"),
    ("- 3 apples", "apples: 3"), ("-3 apples", "-3 apples"), ("−3 apples", "−3 apples"),
    ("1,234 g rice", "rice: 1.234 kg"), ("1.234 kg rice", "rice: 1.234 kg"), ("rice 1.234 g", "rice: 1.234 kg"),
    ("1,250 kg rice", "rice: 1.25 kg"), ("1.000 ml milk", "milk: 1 l"), (".5 l milk", "milk: 500 ml"),
    ("1,234 eggs", "1,234 eggs"), ("1.234 cups rice", "1.234 cups rice"), ("1.000-1.500 g rice", "1.000-1.500 g rice"),
    ("1 tsp each salt and pepper", "1 tsp each salt and pepper"),
    ("1,5 kg rice", "rice: 1.5 kg"), ("0,125 l cream", "cream: 125 ml"), ("1,23 kg rice", "rice: 1.23 kg"),
    ("salt to taste", "salt"), ("milk for the cat", "milk for the cat"),
    ("12-inch tortillas", "12-inch tortillas"), ("12 inch tortillas", "12 inch tortillas"),
    ("12-inch tortilla", "12-inch tortilla"), ("8 12-inch tortillas", "tortillas: 8"),
    ("5 cm ginger", "ginger: 5 cm"), ("2 tins tomatoes", "tinned tomatoes: 2 tins"),
    ("1 000 g rice", "rice: 1 kg"), ("12\u{202F}000 g lentils", "lentils: 12 kg"), ("1 500 g rice", "1 500 g rice"),
    ("1 400 g tin tomatoes", "tinned tomatoes: 1 × 400 g tin"), ("1 x egg", "egg: 1"), ("3 x milk", "milk: 3"),
    ("2 × cream", "cream: 2"), ("2x eggs", "eggs: 2"), ("½ a lemon", "lemon: ½"), ("[ ] 3 carrots", "carrots: 3"),
    ("[x] 3 carrots", "carrots: 3"), ("☐ 3 carrots", "carrots: 3"), ("• 2 eggs", "eggs: 2"), ("[ ] bread", "bread"),
    ("- bread", "bread"), ("-bread", "-bread"), ("5 % milk", "5 % milk"),
    ("half & half", "half & half"), ("100 % juice", "100 % juice"),
    ("0.5 % fat milk", "0.5 % fat milk"), ("1,5 % Milch", "1,5 % Milch"), ("1 l 5 % milk", "5 % milk: 1 l"),
  ]) func `is read as name, quantity and note`(typed: String, line: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(typed)

    let list = try kitchen.shoppingList()
    #expect(list == [line])
  }

  @Test(arguments: [
    (["1 l milk", "500 ml Milk"], ["milk: 1.5 l"]), (["200 g flour", "1 kg flour"], ["flour: 1.2 kg"]),
    (["3 eggs", "2 egg"], ["eggs: 5"]), (["2 eggs", "1 x egg"], ["eggs: 3"]), (["milk", "MILK", " milk"], ["milk"]),
    (["1 l milk", "milk"], ["milk: 1 l + some"]),
    (["2 cups flour", "1 tbsp flour"], ["flour: 2 cups + 1 tbsp"]), (["Möhren", "mohren"], ["Möhren"]),
    (["tomatoes", "tomato juice"], ["tomatoes", "tomato juice"]), (["!!!", "???"], ["!!!", "???"]),
  ]) func `is merged into the line of the same item`(typed: [String], lines: [String]) throws {
    let kitchen = try Kitchen()

    for text in typed { try kitchen.buy(text) }

    #expect(try kitchen.shoppingList() == lines)
  }

  @Test func `keeps remarks as a note`() throws {
    let kitchen = try Kitchen()

    try kitchen.buy("1 kg potatoes, waxy")
    try kitchen.buy("2 kg potatoes, small")
    try kitchen.buy("2 kg potatoes, small")

    #expect(try kitchen.shoppingList() == ["potatoes: 5 kg"])
    #expect(try kitchen.line("potatoes").note.text == "waxy; small")
    try kitchen.buy("salt to taste")
    #expect(try kitchen.line("salt").note.text == "to taste")
    try kitchen.buy("8 12-inch tortillas")
    #expect(try kitchen.line("tortillas").note.text == "12-inch")
  }

  @Test func `keeps an unreadable quantity as text`() throws {
    let kitchen = try Kitchen()
    let ginger = try GroceryName("Ginger")

    for quantity in ["as long as a thumb", "20 g", ""] {
      _ = try kitchen.groceries.add(
        GroceryEntry(ginger, try GroceryQuantity(quantity)), key: .random(), by: kitchen.cook)
    }

    #expect(try kitchen.shoppingList() == ["Ginger: 20 g + some + as long as a thumb"])
  }

  @Test(arguments: [
    ("1,234", "1,234"), ("1.234 cups", "1.234 cups"), ("1.234 kg", "1.234 kg"), ("1.5 kg + 2 cups", "1.5 kg + 2 cups"),
  ]) func `keeps an ambiguous quantity as text, and adds up a clear one`(
    typed: String, text: String
  ) throws {
    let kitchen = try Kitchen()
    let rice = try GroceryName("rice")

    for quantity in [typed, "1 kg"] {
      _ = try kitchen.groceries.add(
        GroceryEntry(rice, try GroceryQuantity(quantity)), key: .random(), by: kitchen.cook)
    }

    let whole = try kitchen.line("rice").quantity
    #expect(
      whole == ["1.234 kg": "2.234 kg", "1.5 kg + 2 cups": "2.5 kg + 2 cups"][typed] ?? "1 kg + \(text)")
  }

  @Test func `is added once if its form is sent twice`() throws {
    let kitchen = try Kitchen()
    let (key, entry) = (SubmissionKey.random(), GroceryEntry(try GroceryName("1 l milk")))

    let first = try kitchen.groceries.add(entry, key: key, by: kitchen.cook)
    try kitchen.groceries.setCompleted(try kitchen.line("milk").id, true, by: kitchen.cook)
    let second = try kitchen.groceries.add(entry, key: key, by: kitchen.cook)
    let other = try kitchen.groceries.add(GroceryEntry(try GroceryName("2 l milk")), key: key, by: kitchen.cook)

    #expect(first == second)
    #expect(other != first)
    #expect(try kitchen.shoppingList() == ["[milk: 1 l]", "milk: 2 l"])
  }

  @Test func `begins a new line if the same item is in the basket`() throws {
    let kitchen = try Kitchen()
    try kitchen.groceries.setCompleted(try kitchen.buy("1 l milk"), true, by: kitchen.cook)

    try kitchen.buy("2 l milk")

    #expect(try kitchen.shoppingList() == ["[milk: 1 l]", "milk: 2 l"])
  }

  @Test func `is refused if the list is full, and nothing is lost`() throws {
    let kitchen = try Kitchen()
    try kitchen.database.write { statements throws(StoreError) in
      for number in 0..<GroceryStore.mostLines {
        _ = try kitchen.groceries.line(GroceryName(stored: "thing \(number)"), in: kitchen.cook.household, statements)
      }
    }

    let added = try kitchen.groceries.add(GroceryEntry(GroceryName("one more")), key: .random(), by: kitchen.cook)
    let more = try kitchen.groceries.add(GroceryEntry(GroceryName("2 thing 7")), key: .random(), by: kitchen.cook)
    let recipe = try kitchen.buy(.made(1, "thing 1", "another"))

    #expect(added == .full)
    #expect(more != .full)
    #expect(recipe == .full)
    #expect(try kitchen.groceries.list(of: kitchen.cook).items.count == GroceryStore.mostLines)
    #expect(try kitchen.line("thing 1").uses.isEmpty)
  }

  @Test func `is suggested next time, most used first`() throws {
    let kitchen = try Kitchen()
    for typed in ["2 l milk", "Bread", "milk", "Soap"] {
      try kitchen.buy(typed)
      kitchen.clock.pass(seconds: 1)
    }
    try kitchen.buy(.made(1, "bread"))
    try kitchen.buy("Secret", by: kitchen.stranger)

    #expect(try kitchen.groceries.known(of: kitchen.cook) == ["Bread", "milk", "Soap"])
  }

  @Test(arguments: [
    "e\u{301}clair", "éclair", "\u{202E}cba", "a\r\nb", "=cmd()", "'; DROP TABLE meal; --", "\u{FEFF}x",
  ])
  func `is stored byte for byte`(typed: String) throws {
    let kitchen = try Kitchen()

    _ = try kitchen.groceries.add(
      GroceryEntry(try GroceryName(typed), try GroceryQuantity("")), key: .random(), by: kitchen.cook)

    let stored = try kitchen.groceries.list(of: kitchen.cook).items[0].name
    #expect(Array(stored.text.utf8) == Array(typed.utf8))
  }

  @Test func `is refused with a blank or invalid name, or with a text that is too long`() {
    #expect(throws: GroceryError.nameBlank) { try GroceryName(" \u{2003}") }
    #expect(throws: GroceryError.tooLong(100)) { try GroceryName(String(repeating: "é", count: 101)) }
    #expect(throws: GroceryError.nullCharacter) { try GroceryName("a\0") }
    #expect(throws: GroceryError.tooLong(200)) { try GroceryQuantity(String(repeating: "x", count: 201)) }
    #expect(throws: GroceryError.tooLong(1_000)) { try GroceryNote(String(repeating: "x", count: 1_001)) }
  }
}
