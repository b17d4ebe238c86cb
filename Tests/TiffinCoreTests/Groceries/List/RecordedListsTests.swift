import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Lists of ten recipes each, drawn at random from 280 of a catalogue and from 60 recorded pages.
///
/// A line is a double if another line of its list has the same words but for those that say what is done with a thing or
/// how large it is. A line is wrongly merged if it was made of names that still differ without these words, and are no
/// known names of one thing. A sum is a quantity with a plus.
@Suite(.enabled(if: Recordings.areThere && RecordedPage.areThere, "\(TestData.missing)"))
struct `Shopping lists of ten recorded recipes` {
  private struct Source {
    let name: String
    let lines: [RecipeIngredient]
  }

  private static func sources() throws -> [Source] {
    let meals = try Recordings.recipes().map { Source(name: $0.content.name.text, lines: $0.content.ingredients) }
    let pages = try RecordedPage.all().compactMap(\.read).filter { !$0.ingredients.isEmpty }
    return meals + pages.map { Source(name: $0.name, lines: $0.ingredients.map(RecipeIngredient.line)) }
  }

  @Test func `have almost no duplicates, and few sums of different units`() throws {
    let sources = try Self.sources()
    var chance = SeededRandom(seed: 46)
    var (all, doubles, sums) = (0, [String](), [String]())
    for _ in 0..<60 {
      let kitchen = try Kitchen(withFoods: true)
      for (index, source) in sources.shuffled(using: &chance).prefix(10).enumerated() {
        try kitchen.buy(
          GroceryRecipe(id: Recipe.ID(Int64(index + 1)), name: source.name, ingredients: source.lines))
      }
      var things: [[String]: String] = [:]
      for item in try kitchen.groceries.list(of: kitchen.cook).items {
        all += 1
        if let twin = things.updateValue(item.name.text, forKey: Self.thing(item.name.text)) {
          doubles.append("\(twin) / \(item.name.text)")
        }
        if item.quantity.contains(" + ") { sums.append("\(item.name.text): \(item.quantity)") }
      }
    }
    print("Of \(all) lines \(doubles.count) are doubles, \(sums.count) sums: \(doubles) \(sums)")
    #expect(all >= 4_000)
    #expect(doubles.count * 1_000 <= all * 15, "\(doubles)")
    #expect(sums.count * 100 <= all * 3, "\(sums)")
  }

  @Test func `merge no names that differ in a meaningful word`() throws {
    var names: [String: Set<[String]>] = [:]
    for source in try Self.sources() {
      for line in source.lines where !line.isHeading {
        let all = IngredientGroceries(line.line).all
        for wanted in all {
          // Salt and pepper in one line have the name of neither, and of a choice the first is bought.
          let isOne = all.count == 1 && !line.line.name.contains(" or ")
          let name = isOne ? line.line.name : wanted.name.text
          names[wanted.name.key, default: []].insert(Self.thing(name))
        }
      }
    }
    let merged = names.filter { $0.value.count > 1 }
    let wrong = merged.filter { _, names in !Self.same.contains { $0.isSuperset(of: names) } }
    print("Of \(names.count) things \(merged.count) have several names, not all known to be of one: \(wrong)")
    #expect(wrong.isEmpty, "\(wrong.mapValues { $0.map { $0.joined(separator: " ") } })")
  }

  /// The words of a name, sorted, without those that say what is done with a thing.
  private static func thing(_ name: String) -> [String] {
    let words = Set(GroceryItemKey(name).text.split(separator: " ").map(String.init))
    let left = sold.isDisjoint(with: words) ? words.subtracting(work) : words.subtracting(sizes)
    return (left.isEmpty ? words : left).sorted()
  }

  private static let sizes: Set<String> = [
    "large", "small", "medium", "freshly", "finely", "roughly", "thinly", "fresh", "packed", "extra", "good", "ripe",
  ]
  private static let work = sizes.union([
    "minced", "chopped", "diced", "sliced", "grated", "melted", "softened", "boiling", "hot", "warm", "cold", "ground",
    "peeled", "beaten", "sifted", "room", "temperature", "whole", "pure", "raw", "crushed", "shredded", "cubed",
  ])
  private static let sold: Set<String> = [
    "tomato", "beef", "pork", "lamb", "bread", "almond", "meat", "wheat", "ginger", "coriander", "clove", "mustard",
    "chicken", "turkey", "peanut", "gingersnap", "nut",
  ]

  /// Names of one thing in a row, looked over by hand: the sorted words of each.
  private static let same: [Set<[String]>] =
    [
      "vanilla; extract vanilla", "black pepper; pepper; black pepper powder",
      "cheese parmesan; parmesan; parmigiano reggiano",
      "all flour purpose; flour; flour plain; flour white; all flour purpose unbleached",
      "garlic; garlic of; clove garlic",
      "granulated sugar; sugar", "cinnamon; cinnamon powder",
      // `2 sticks cinnamon`.
      "cinnamon; cinnamon stick",
      "oil; cooking oil; oil vegetable; cooking oil vegetable; neutral oil; frying oil",
      "onion; onion yellow", "aubergine; eggplant; egg plant", "courgette; zucchini", "scallion; onion spring",
      "prawn; shrimp; head on shrimp unpeeled", "broccoli; broccoli floret", "egg; egg free range; egg pasture raised",
      "cornstarch; corn flour", "chili powder; chilli powder", "fennel; fennel bulb", "walnut; walnut half",
      "icing sugar; powdered sugar", "baking soda; bicarbonate of soda",
      "white wine; dry white wine", "canned tomato; tinned tomato; tomato", "smoked paprika; smoky paprika",
      "sesame oil; sesame seed oil", "oregano; oregano leaf; dried oregano", "cocoa; cacao",
      "dark brown sugar; dark soft brown sugar", "brown sugar; light soft brown sugar", "salmon; salmon fillet",
      "greek yogurt; greek style yoghurt", "ground almond; almond flour", "butter; butter salted; chilled butter",
      "dried thyme; thyme", "flaked almond; sliced almond", "barbecue sauce; barbeque sauce",
      "chicken breast; boneless skinless chicken breast; chicken breast fillet", "parsley; flat leaf parsley",
      "spaghetti; dry spaghetti", "sea salt; fine sea salt", "cashew; cashew nut", "turmeric; turmeric powder",
      "feta; feta cheese", "paprika; hungarian sweet paprika", "mozzarella; mozzarella cheese; ball mozzarella",
      "tomato ketchup; ketchup", "lemon; lemon zest", "orange; orange zest",
      "ground beef; beef mince; minced beef; lean minced beef", "black olive; pitted black olive",
      "scotch bonnet; scotch bonnet chile", "ground pork; minced pork", "allspice; all spice",
      "yogurt; full fat yogurt; plain yogurt", "basil; basil leaf", "mint; mint leaf", "green chili; green chilli",
      "corn; sweetcorn", "white fish; white fish fillet", "sesame seed; as needed sesame seed",
      "chicken stock; chicken broth", "beef stock; hot beef stock", "gruyere; gruyere cheese",
      "dark soy sauce; dark soya sauce", "heavy cream; double cream",
      "red bell pepper; red pepper",
      "mustard powder; dry ground mustard", "cilantro; coriander leaf; coriander", "dark chocolate; plain chocolate",
      "ginger; thumb sized ginger", "red chili powder; red chilli powder",
      "coconut milk; full fat coconut milk; coconut milk unsweetened",
      "apple cider vinegar; cider vinegar", "rice vinegar; rice wine vinegar", "pecorino; pecorino romano",
      "canned diced tomato; canned chopped tomato; chopped tomato; diced tomato", "canola oil; rapeseed oil",
      "red chili; red chilli",
      "shallot; challot", "bread; your favourite bread", "chili flake; red pepper flake; red chile flake; red pepper",
    ].map { names in Set(names.split(separator: ";").map { $0.split(separator: " ").map(String.init).sorted() }) }
}
