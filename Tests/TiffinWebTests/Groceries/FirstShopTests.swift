import Testing
import TiffinCore

@testable import TiffinWeb

/// Six dinners of different kinds, planned for four by recipes for one to eight. What has to be bought was worked out by
/// hand: a recipe's amount times four over its servings, rounded to what a shop sells.
@Suite struct `The first shop of six dinners` {
  private static let dinners: [(name: String, servings: Int, ingredients: [String])] = [
    (
      "Lasagne", 8,
      [
        "500 g beef mince", "1 knob butter", "1 tbsp tomato purée", "125 g mozzarella", "12 lasagne sheets",
        "400 g tin chopped tomatoes", "1 pinch nutmeg", "600 ml milk", "1 celery stick", "Water",
      ]
    ),
    (
      "Green curry", 3,
      [
        "400ml can coconut milk", "2 tbsp green curry paste", "450 g chicken thighs", "1 tbsp fish sauce",
        "1 handful basil leaves", "200 g green beans", "1 tsp sugar",
      ]
    ),
    (
      "Chili", 6,
      [
        "1 1/2 lb ground beef", "2 (15 oz) cans kidney beans", "1 cup chicken stock", "1 onion, chopped",
        "3 cloves garlic", "1 tsp ground cumin", "1/2 tsp salt", "1 green pepper",
      ]
    ),
    ("Linsensuppe", 5, ["250 g Linsen", "2 Karotten", "1 Stange Lauch", "1 EL Essig", "2 Zwiebeln", "1 l Wasser"]),
    (
      "Baked salmon", 2,
      ["2 salmon fillets", "300 g new potatoes", "½ lemon", "1 tbsp olive oil", "100 g crème fraîche", "¼ cucumber"]
    ),
    (
      "Fried rice", 1,
      ["65 g basmati rice", "1 egg", "1 spring onion", "1 tbsp soy sauce", "1 tsp sesame oil", "¼ cup frozen peas"]
    ),
  ]

  /// A site for four, with a dinner on each of six days.
  private func site() throws -> Site {
    let site = try Site(withFoods: true, cooksFor: 4)
    for (number, dinner) in Self.dinners.enumerated() {
      var content = RecipeContent(name: try RecipeName(dinner.name))
      content.ingredients = dinner.ingredients.map(RecipeIngredient.line)
      content.figures.servings = Servings(dinner.servings)
      let recipe = try RecipeStore(site.database).add(content, picture: nil, key: .random(), by: site.person)
      try site.plan(recipe, on: "2026-11-\(23 + number)", slot: "Dinner")
    }
    return site
  }

  private func list(_ site: Site) throws -> [String] {
    _ = try site.send(
      HTMLForm(try #require(try site.get("plan/2026-11-23").page.form(to: "/plan/2026-11-23/groceries"))))
    return try site.groceryList().groceryLines
  }

  @Test func `is a list of amounts that one can buy`() throws {
    let lines = try list(try site())

    let expected: Set = [
      "Beef mince 700 g", "Butter", "Tomato purée 10 g", "Mozzarella 65 g",
      "Tinned chopped tomatoes 1 × 400 g tin", "Nutmeg", "Milk 300 ml", "Celery 1 head",
      "Coconut milk 2 × 400 ml tins", "Green curry paste 40 g", "Chicken thighs 600 g", "Fish sauce 20 ml",
      "Basil 1 bunch", "Green beans 270 g", "Sugar 5 g", "Kidney beans 2 × 15 oz tins", "Chicken stock 160 ml",
      "Onion 1", "Zwiebeln 2", "Garlic 1 bulb", "Cumin", "Salt", "Green pepper 1", "Linsen 200 g", "Karotten 2",
      "Essig 10 ml", "New potatoes 600 g", "Lemon 1", "Olive oil", "Crème fraîche 200 g", "Cucumber 1",
      "Basmati rice 260 g", "Egg 4", "Spring onion 4", "Soy sauce 60 ml", "Sesame oil", "Frozen peas 130 g",
    ]
    #expect(expected.subtracting(lines) == [])
    #expect(lines.count == 40)
  }

  @Test func `counts salmon fillets, lasagne sheets and leeks in whole pieces`() throws {
    let lines = try list(try site())

    #expect(Set(["Lauch 1", "Salmon fillets 4", "Lasagne sheets 6"]).subtracting(lines) == [])
  }

  @Test func `has no fraction of a spoon, a cup or a thing`() throws {
    for line in try list(try site()) {
      let words = line.lowercased().split(separator: " ").map(String.init)
      #expect(
        Set(words).isDisjoint(with: ["tsp", "tbsp", "cup", "cups", "pinch", "knob", "handful", "water"]), "\(line)")
      #expect(!words.contains { $0.contains(".") && $0 != "1.25" }, "\(line)")
      #expect(Set("¼½¾⅓⅔⅛⅜⅝⅞").isDisjoint(with: line), "\(line)")
    }
  }
}
