import Testing

@testable import TiffinCore

/// - Source: https://schema.org/recipeIngredient, PropertyValue, HowToSupply, QuantitativeValue, ItemList; JSON-LD 1.1
///   for `@value`, `@list` and `@set`; UN/CEFACT Recommendation 20 for codes of units.
@Suite struct `Structured ingredients` {
  private func ingredients(_ json: String, as field: String = "recipeIngredient") -> [String]? {
    WebRecipe.all(in: RecipePages.recipe(#""\#(field)":\#(json),"recipeInstructions":"Mix.""#)).first?.ingredients
  }

  @Test(arguments: [
    (#"{"@type":"PropertyValue","name":"butter","value":250,"unitText":"g"}"#, "250 g butter"),
    (#"{"@type":"PropertyValue","name":"milk","value":"1/2","unitCode":"LTR"}"#, "1/2 l milk"),
    (#"{"@type":"PropertyValue","name":"eggs","value":3,"unitCode":"C62"}"#, "3 eggs"),
    (#"{"@type":"PropertyValue","name":"oil","value":0.5,"unitCode":"G24"}"#, "½ tbsp oil"),
    (#"{"@type":"PropertyValue","name":"chilli","minValue":1,"maxValue":2}"#, "1-2 chilli"),
    (#"{"@type":"PropertyValue","name":"salt"}"#, "salt"),
    (#"{"@type":"PropertyValue","name":"200 g rice","value":200}"#, "200 g rice"),
    (#"{"@type":"HowToSupply","name":"leeks","requiredQuantity":2}"#, "2 leeks"),
    (
      #"{"@type":"HowToSupply","name":"sugar","requiredQuantity":{"@type":"QuantitativeValue","value":100,"unitCode":"GRM"}}"#,
      "100 g sugar"
    ),
    (#"{"@type":"HowToSupply","name":"flour","requiredQuantity":"1 cup"}"#, "1 cup flour"),
    (#"{"@value":"1 onion","@language":"en"}"#, "1 onion"),
    (#"{"name":{"@value":"thyme"},"amount":{"@value":2},"unit":"sprigs"}"#, "2 sprigs thyme"),
    (#"{"@type":"ListItem","position":1,"item":{"@type":"Product","name":"1 lemon"}}"#, "1 lemon"),
    (#"{"@type":"ListItem","item":"1 lime"}"#, "1 lime"),
    (#"{"@type":"HowToSupply","item":{"@type":"Product","name":"peas"},"requiredQuantity":"90 g"}"#, "90 g peas"),
  ]) func `are read with their amounts and units`(json: String, line: String) {
    #expect(ingredients("[\(json),\"1 egg\"]") == [line, "1 egg"])
  }

  @Test func `may be named lists or JSON-LD lists`() {
    let lists = #"""
      [{"@type":"ItemList","name":"Dough","itemListElement":["300 g flour","1 egg"]},
      {"@type":"ItemList","name":"Sauce","itemListElement":[{"@type":"ListItem","item":{"name":"2 leeks"}}]}]
      """#

    #expect(ingredients(lists) == ["Dough:", "300 g flour", "1 egg", "Sauce:", "2 leeks"])
    #expect(ingredients(#"{"@type":"ItemList","name":"Ingredients","itemListElement":["1 egg"]}"#) == ["1 egg"])
    #expect(ingredients(#"{"@list":["1 egg","2 leeks"]}"#) == ["1 egg", "2 leeks"])
    #expect(ingredients(#"{"@set":[{"@value":"1 egg"}]}"#) == ["1 egg"])
  }

  @Test func `may be in the recipe's “supply” field`() {
    #expect(
      ingredients(#"[{"@type":"HowToSupply","name":"oats","requiredQuantity":"50 g"}]"#, as: "supply") == ["50 g oats"])
  }

  @Test(arguments: [
    (#"["3\nspring onions","1 cup\r\n rice"]"#, ["3 spring onions", "1 cup rice"]),
    (#"["1 onion,\nchopped","salt and\npepper"]"#, ["1 onion, chopped", "salt and pepper"]),
    (#"["1 can (400 g\ndrained) beans","2 eggs"]"#, ["1 can (400 g drained) beans", "2 eggs"]),
    (#"["1 egg\n2 leeks","salt"]"#, ["1 egg", "2 leeks", "salt"]),
    (#""1 egg\n2 leeks\nsalt""#, ["1 egg", "2 leeks", "salt"]),
    (#""2 kg\npotatoes\nsalt""#, ["2 kg potatoes", "salt"]),
  ]) func `are joined across a line break if no new ingredient begins`(json: String, lines: [String]) {
    #expect(ingredients(json) == lines)
  }

  @Test(arguments: [
    ("1 tin beans ((rinsed) (see note 2))", "1 tin beans (rinsed) (see note 2)"),
    ("2 tbsp sugar ((caster), or any other)", "2 tbsp sugar (caster), or any other"),
    ("1 egg (((large)))", "1 egg (large)"), ("1 pie (9 inch (23 cm))", "1 pie (9 inch (23 cm))"),
  ]) func `have no doubled brackets`(line: String, tidy: String) {
    #expect(ingredients("[\"\(line)\",\"1 egg\"]") == [tidy, "1 egg"])
  }
}

@Suite struct `An incomplete recipe page` {
  private static let data =
    #"<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 leek"]}</script>"#

  private func recipe(_ page: String) -> WebRecipe? {
    WebRecipe.all(in: Array(page.utf8), at: WebAddress("https://a.example/pie")).first
  }

  @Test(arguments: [
    "<title>Leek pie</title>", "<h1>Leek <i>pie</i></h1>", "<meta property='og:title' content='Leek pie'>",
    "<title>Leek pie | The Pie Shop</title>", "<title>Leek pie - 40 minutes - The Pie Shop</title><h1>Leek pie</h1>",
    "<meta property='og:site_name' content='Pies'><meta property='og:title' content='Leek pie – Pies'>",
  ]) func `gives its title to its recipe`(head: String) {
    #expect(recipe(head + Self.data)?.name == "Leek pie")
    #expect(recipe(head + Self.data)?.ingredients == ["1 leek"])
  }

  @Test func `gives no recipe without name and title, or with only a title`() {
    #expect(recipe(Self.data) == nil)
    #expect(recipe(#"<title>Pie</title><script type="application/ld+json">{"@type":"Recipe"}</script>"#) == nil)
  }

  @Test func `gives its preview picture after the recipe's own`() {
    let head = "<title>Pie</title><meta property='og:image' content='/p.jpg'>"
    let own = Self.data.replacing(#""@type""#, with: #""image":"https://a.example/own.jpg","@type""#)

    #expect(recipe(head + Self.data)?.pictures.map(\.text) == ["https://a.example/p.jpg"])
    #expect(recipe(head + own)?.pictures.map(\.text) == ["https://a.example/own.jpg", "https://a.example/p.jpg"])
  }

  @Test func `gives its canonical address if it was pasted`() {
    let page = "<link rel=canonical href='https://b.example/pie'><title>Pie</title>" + Self.data

    #expect(WebRecipe.all(pasted: Array(page.utf8)).first?.address?.text == "https://b.example/pie")
  }
}

@Suite struct `Unusual steps and figures` {
  private func recipe(_ members: String) throws -> WebRecipe {
    try #require(WebRecipe.all(in: RecipePages.recipe(members)).first)
  }

  @Test(arguments: [
    ("Step 1: Peel. Step 2: Fry. Step 3: Eat.", ["Peel.", "Fry.", "Eat."]),
    ("STEP 1 Peel the leek. STEP 2 Fry it.", ["Peel the leek.", "Fry it."]),
    ("Schritt 1: Schälen. Schritt 2: Braten.", ["Schälen.", "Braten."]),
    ("Étape 1 : Couper. Étape 2 : Cuire.", ["Couper.", "Cuire."]),
    (
      "1. Melt the butter.2. To make the sauce, stir.3. Serve.",
      ["Melt the butter.", "To make the sauce, stir.", "Serve."]
    ),
    ("1. Chop!2. Fry.", ["Chop!", "Fry."]),
    ("Rinse the rice.2. Boil it.3. Drain it.", ["Rinse the rice.", "Boil it.", "Drain it."]),
    ("Serve with the sauce.2.5 l are enough.", ["Serve with the sauce.2.5 l are enough."]),
    ("1. Bake at 180.5 degrees. 2.5 cups are enough.", ["Bake at 180.5 degrees. 2.5 cups are enough."]),
    ("Step 1 of the plan is to rest.", ["Step 1 of the plan is to rest."]),
  ]) func `are split into steps at the numbers of the steps`(text: String, steps: [String]) throws {
    let read = try recipe(#""recipeInstructions":"\#(text)""#).steps

    #expect(read == steps || steps.count == 1 && read == RecipeSteps.of(steps))
  }

  @Test func `have step names without full stops`() throws {
    let steps = try recipe(
      """
      "recipeInstructions":[{"@type":"HowToStep","name":"Rest the dough.","text":"Cover it for an hour."},
      {"@type":"HowToStep","name":"Shape!","text":"Roll balls."},
      {"@type":"HowToSection","name":"Icing;","itemListElement":["Stir."]}]
      """
    ).steps

    #expect(steps == ["Rest the dough:", "Cover it for an hour.", "Shape:", "Roll balls.", "Icing:", "Stir."])
  }

  @Test(arguments: ["-3", "Serves -2", "- 0"]) func `give no negative servings`(text: String) throws {
    #expect(try recipe(#""recipeYield":"\#(text)""#).servings == nil)
  }

  @Test(arguments: [("Serves-4", 4), ("Serves: 4-6", 4), ("Yield - 5 servings", 5)])
  func `give servings after a dash`(text: String, servings: Int) throws {
    #expect(try recipe(#""recipeYield":"\#(text)""#).servings == servings)
  }

  @Test(arguments: ["1e400", "1e9", #""1e400 kcal""#, #""2E+12""#]) func `give no invalid energy`(json: String)
    throws
  {
    #expect(try recipe(#""nutrition":{"calories":\#(json)}"#).energy == nil)
  }

  @Test(arguments: ["~480 kcal", "~ 480", "about 480 kcal"]) func `give approximate energy`(text: String) throws {
    #expect(try recipe(#""nutrition":{"calories":"\#(text)"}"#).energy?.kilocalories == 480)
  }

  @Test func `give energy with an exponent`() throws {
    #expect(try recipe(#""nutrition":{"calories":3.2e2}"#).energy?.kilocalories == 320)
  }

  @Test(arguments: [
    "whole recipe", "Entire batch", "1 recipe", "das ganze Rezept", "per recipe", "the whole cake", "1 entire quiche",
  ])
  func `have figures for the whole recipe divided by the servings`(size: String) throws {
    let facts = #""nutrition":{"servingSize":"\#(size)","calories":"1000 kcal","fatContent":"40 g"}"#

    let shared = try recipe(#""recipeYield":"4","# + facts)
    #expect(shared.energy?.kilocalories == 250 && shared.macros.fat?.milligrams == 10_000)
    #expect(try recipe(facts).energy == nil && recipe(facts).macros == .unknown)
  }

  @Test(arguments: [(3, 16_670), (7, 7_140), (64, 781)])
  func `have figures rounded after they are divided by the servings`(servings: Int, milligrams: Int) throws {
    let facts = #""nutrition":{"servingSize":"whole recipe","calories":"1000 kcal","fatContent":"50 g"}"#

    #expect(try recipe(#""recipeYield":"\#(servings)","# + facts).macros.fat?.milligrams == milligrams)
  }

  @Test(arguments: ["1 slice", "245 g", "1 dish (300 g)", "recipe card"])
  func `have figures taken as per serving unless they are for the whole recipe`(size: String) throws {
    let read = try recipe(#""recipeYield":"4","nutrition":{"servingSize":"\#(size)","calories":"1000 kcal"}"#)

    #expect(read.energy?.kilocalories == 1_000)
  }
}
