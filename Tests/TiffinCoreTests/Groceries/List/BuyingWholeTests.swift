import Testing

@testable import TiffinCore

/// Shops sell whole things and round weights: seven eighths of a pepper cannot be bought, nor 187.5 g.
@Suite struct `Groceries of recipes` {
  @Test(arguments: [
    ("7/8 red pepper", "red pepper: 1"), ("1 1/2 x 400 g tins chickpeas", "chickpeas: 2 × 400 g tins"),
    ("1/2 bunch parsley", "parsley: 1 bunch"), ("1 1/4 packets yeast", "yeast: 2 packets"),
    ("2 onions", "onions: 2"),
  ]) func `are bought whole if they are sold whole`(line: String, bought: String) throws {
    let kitchen = try Kitchen()

    try kitchen.buy(.made(1, line))

    let list = try kitchen.shoppingList()
    #expect(list == [bought])
  }

  @Test(arguments: [
    ("187.5 g rice", "rice: 190 g"), ("15.62 g mozzarella", "mozzarella: 15 g"), ("804 g salmon", "salmon: 800 g"),
    ("1.25 l milk", "milk: 1.25 l"), ("1.27 l milk", "milk: 1.25 l"),
    ("2 ¼ cups french lentils", "french lentils: 430 g"),
    ("1/2 cup sugar", "sugar: 100 g"), ("¾ cup + 3 tbsp + 1 tsp soy sauce", "soy sauce: 230 ml"),
    ("1 lb 8 oz beef mince", "beef mince: 1 ½ lb"), ("½ cup grated carrot", "carrot: 1"),
    ("8 cloves garlic", "garlic: 1 bulb"), ("¼ cup chopped parsley", "parsley: 1 bunch"),
  ]) func `are rounded to amounts that shops sell`(line: String, bought: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy(.made(1, line))

    let list = try kitchen.shoppingList()
    #expect(list == [bought])
  }

  @Test(arguments: [
    ("1/2 tsp salt", "salt"), ("5 ½ tbsp olive oil", "olive oil"), ("2 tsp paprika", "paprika"),
    ("1 tsp vanilla extract", "vanilla extract"), ("750 ml vegetable oil", "vegetable oil: 750 ml"),
    ("1 kg coarse sea salt", "sea salt: 1 kg"), ("2 bay leaves", "bay leaves"), ("a pinch of sugar", "sugar"),
  ]) func `have no quantity if a jar or bottle lasts for months`(line: String, bought: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy(.made(1, line))

    let list = try kitchen.shoppingList()
    #expect(list == [bought])
  }

  @Test(arguments: [
    ("¼ knob butter", "butter"), ("a knob of ginger", "ginger"), ("2 knobs of goose fat", "goose fat"),
    ("a dollop of crème fraîche", "crème fraîche"),
  ]) func `have no quantity if shops do not sell the unit of the recipe`(line: String, bought: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy(.made(1, line))

    let list = try kitchen.shoppingList()
    #expect(list == [bought])
  }

  @Test(arguments: [
    (["a knob of butter", "100 g butter"], "butter: 100 g"),
    (["300 g caster sugar", "1 cup caster sugar"], "caster sugar: 500 g"),
    (["8 oz cheddar", "1 cup grated cheddar"], "cheddar: 12 oz"),
    (["1 stick butter", "6 tbsp butter"], "butter: 200 g"),
    (["1 ⅓ cups chopped onion", "2 onions"], "onion: 4"), (["200 g onions", "1 onion"], "onions: 310 g"),
    (["1 tsp salt", "a pinch of salt", "salt to taste"], "salt"), (["2 tbsp milk", "500 ml milk"], "milk: 550 ml"),
    (["1 tin coconut milk", "½ cup coconut milk"], "coconut milk: 2 tins"), (["2 carrots", "carrots"], "carrots: 2"),
    (["3 sticks celery", "1 celery"], "celery: 1 head"), (["3 cups rice", "200 g rice"], "rice: 750 g"),
    (["2 chicken breasts", "3 chicken breast fillets"], "chicken breasts: 5"),
    (["400 g tin tomatoes", "800 g tin tomatoes"], "tinned tomatoes: 3 × 400 g tins"),
    (["1 tbsp honey", "60 g honey", "a drizzle of honey"], "honey: 80 g"),
  ]) func `are one sum if the food table can convert them`(lines: [String], bought: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    for (number, line) in lines.enumerated() { try kitchen.buy(.made(Int64(number + 1), line)) }

    let list = try kitchen.shoppingList()
    #expect(list == [bought])
  }

  /// By the USDA's portions a cup of chopped onion weighs 160 g and an onion 110 g: 1.45 onions and two. Of tomatoes
  /// it is 180 g, of which one has 123 g, and of green peppers 149 g, of which one has 119 g.
  @Test(arguments: [
    (["1 cup chopped onion", "2 onions"], "onion: 4"), (["1 cup tomatoes, chopped", "2 tomatoes"], "tomatoes: 4"),
    (["1 cup green pepper, chopped", "1 green pepper"], "green pepper: 3"),
  ]) func `convert cups of chopped food into whole pieces`(lines: [String], bought: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    for (number, line) in lines.enumerated() { try kitchen.buy(.made(Int64(number + 1), line)) }

    let list = try kitchen.shoppingList()

    #expect(list == [bought])
  }

  @Test func `are listed in several units if the weight is unknown`() throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy(.made(1, "2 cups flurbs", "3 tbsp flurbs"))
    try kitchen.buy(.made(2, "200 g flurbs"))

    #expect(try kitchen.shoppingList() == ["flurbs: 200 g + 2 ¼ cups"])
  }

  @Test func `are rounded once as a whole`() throws {
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

  @Test func `do not round a quantity that was typed`() throws {
    let kitchen = try Kitchen(withFoods: true)

    try kitchen.buy("1/2 watermelon")
    try kitchen.buy("187 g rice")
    try kitchen.buy(.made(1, "1 cup rice"))

    #expect(try kitchen.shoppingList() == ["watermelon: ½", "rice: 377 g"])
  }

  @Test func `can be set to another quantity`() throws {
    let kitchen = try Kitchen(withFoods: true)
    try kitchen.buy(.made(1, "804 g salmon", "3 cups flour"))

    for (name, quantity) in [("salmon", "810 g"), ("flour", "1 kg")] {
      let line = try kitchen.line(name)
      let edit = GroceryEdit(name: line.name, quantity: try GroceryQuantity(quantity), note: .none)
      _ = try kitchen.groceries.update(line.id, to: edit, from: line.revision, by: kitchen.cook)
    }

    #expect(try kitchen.shoppingList() == ["salmon: 810 g", "flour: 1 kg"])
  }
}
