import Testing

@testable import TiffinCore

/// Ingredients with a word that negates or replaces: the food has one of the words that say so in its name, or the line
/// has none.
@Suite struct `Words such as "vegan" or "without"` {
  @Test func `match only a food that meets them`() throws {
    let kitchen = try Kitchen(withFoods: true)

    let wrong = try Self.lines.compactMap { line, allowed -> String? in
      guard let name = try kitchen.food(of: line) else { return nil }
      let isRight = allowed.contains { name.lowercased().contains($0) }
      return isRight ? nil : "\(line): \(name)"
    }

    #expect(Self.lines.count >= 60)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `match most of the bundled foods that exist for them`() throws {
    let kitchen = try Kitchen(withFoods: true)
    let known = Self.lines.filter { !$0.allowed.isEmpty }

    let missing = try known.filter { try kitchen.food(of: $0.line) == nil }.map(\.line)

    #expect(missing.count * 10 <= known.count * 2, "\(missing) of \(known.count)")
  }

  @Test(
    arguments: [
      ("4 cage-free eggs", "Egg, whole"), ("2 boneless, skinless chicken breasts", "Chicken, broiler"),
      ("200 g seedless grapes", "Grapes"), ("12 no-boil lasagna noodles", "Pasta, dry"),
      ("500 g hormone-free beef mince", "Beef, ground"), ("1 cup gluten-free rolled oats", "Cereals, oats"),
      ("1 litre veggie stock", "Soup, vegetable broth"), ("2 cups mixed veggies", "Vegetables, mixed"),
      ("1 cup flour (gluten-free if needed)", "Wheat flour"), ("100 g butter (or vegan butter)", "Butter"),
      ("2 tsp gluten-free baking powder", "Leavening agents, baking powder"),
      ("1 lb ground beef or vegan mince", "Beef"),
      ("1 cup non-GMO cornstarch", "Cornstarch"), ("1 tbsp light soy sauce", "Soy sauce"),
      ("400 g skin-on salmon fillets", "Fish, salmon"), ("3 tbsp light brown sugar", "Sugars, brown"),
      ("1 can no-salt-added black beans", "Beans, black"),
    ])
  func `change nothing if the food meets them anyway`(line: String, food: String) throws {
    let kitchen = try Kitchen(withFoods: true)

    #expect(try kitchen.food(of: line)?.hasPrefix(food) == true)
  }

  private static let lines: [(line: String, allowed: [String])] = [
    ("250 g vegetarian mince", ["vegetarian", "meatless"]), ("4 vegan burger patties", ["veggie"]),
    ("200 g meat-free meatballs", ["meatless"]), ("8 slices plant-based bacon", ["meatless"]),
    ("4 meatless hot dogs", ["meatless"]), ("6 vegetarian sausages", ["meatless"]),
    ("150 g faux chicken strips", ["meatless"]), ("200 g chicken-style pieces", ["meatless"]),
    ("300 g soya mince", []), ("250 g quorn pieces", []), ("2 seitan steaks", []), ("150 g tempeh bacon", ["meatless"]),
    ("4 tofu sausages", ["meatless", "vegan sausage"]), ("200 g jackfruit pork", []), ("100 g soy mince", []),
    ("500 g Beyond beef", []), ("500 g beef-less mince", []), ("200 g fish-less fingers", []),
    ("200 g chicken-like pieces", ["meatless"]), ("150 g beef-like crumbles", []),
    ("300 g mycoprotein chicken", ["meatless"]), ("500 g glutenfreies Mehl", []), ("250 ml laktosefreie Milch", []),
    ("100 g pflanzliche Butter", []), ("100 g eifreie Mayonnaise", []),
    ("200 g mock duck", []), ("1 can vegan tuna", []), ("100 g dairy-free cream cheese", []), ("100 g vegan feta", []),
    ("50 g vegan parmesan, grated", []), ("1 cup cashew cream", []), ("200 ml oat cream", []), ("1 cup hemp milk", []),
    ("250 ml almond milk", ["almond milk"]), ("1 cup rice milk", ["rice milk"]),
    ("200 g coconut yoghurt", ["coconut yogurt"]),
    ("1 litre lactose-free milk", []), ("200 g lactose-free yoghurt", []), ("2 cups plant milk", []),
    ("1 cup milk (plant-based)", []), ("150 g chocolate chips (dairy-free)", []), ("100 g cheddar, vegan", []),
    ("400 g gluten-free spaghetti", ["gluten-free"]), ("4 slices gluten-free bread", ["gluten-free"]),
    ("2 cups gluten-free plain flour", []), ("250 g glutenfree crackers", ["gluten"]),
    ("3 wheat-free tortillas", ["corn"]),
    ("330 ml non-alcoholic beer", ["non-alcoholic"]), ("150 ml alcohol-free white wine", ["non-alcoholic"]),
    ("2 tbsp sugar-free maple syrup", ["sugar free"]), ("100 g sugar-free dark chocolate", []),
    ("2 tbsp no-sugar-added ketchup", []), ("1 tbsp sugar substitute", ["substitute", "sweetener"]),
    ("3 tbsp egg-free mayonnaise", []), ("100 g eggless mayonnaise", []), ("60 ml egg substitute", ["substitute"]),
    ("250 g eggless fresh pasta", []), ("1 vegan egg", []), ("250 g imitation crab meat", ["imitation"]),
    ("1 tsp imitation vanilla extract", ["imitation"]), ("100 g nut-free pesto", []), ("1 tbsp vegan fish sauce", []),
    ("2 tbsp vegan honey", []), ("200 g vegan ice cream", []), ("1 sheet vegan puff pastry", []),
    ("100 g fat-free cream cheese", ["fat free"]), ("2 tbsp fat-free mayonnaise", ["fat-free"]),
    ("100 g reduced-fat cheddar", ["reduced fat", "low fat"]), ("250 g low-fat cottage cheese", ["lowfat"]),
    ("1 cup unsweetened soy milk", ["unsweetened"]), ("1 cup decaf coffee", ["decaffeinated"]),
    ("2 cups caffeine-free cola", ["without caffeine"]), ("100 g salt-free butter", ["without salt"]),
    ("200 g vegan butter", ["margarine"]), ("400 g tin vegan refried beans", ["vegetarian"]),
    ("2 cups zucchini noodles", ["zucchini"]), ("200 g shirataki noodles", []),
    ("2 cups cauliflower rice", ["cauliflower"]),
    ("1 cup coconut flour", []), ("300 g chicken without skin", ["meat only"]),
    ("2 cups veggie crumbles", ["meatless"]),
    ("8 slices turkey bacon", ["turkey"]), ("1 cup yeast-free bread cubes", []), ("1 flax egg", []),
    ("200 g plant-based chocolate", []), ("egg-free chocolate", ["chocolate, dark", "semisweet"]),
    ("150 g soy-free chocolate", []), ("1 mug dairy-free hot chocolate", []), ("80 g vegan milk chocolate", []),
    ("150 g mozzarella-style cubes", ["substitute", "imitation"]),
    ("200 g cheese-flavoured pieces", ["imitation", "substitute"]),
    ("1 vegetarian lasagne", ["lasagna", "vegetable lasagne"]), ("400 g vegan cannelloni", []),
    ("100 g vegane Schokolade", []), ("2 egg-free omelettes", []), ("60 g grain-free muesli", []),
    ("1 cup butter-free frosting", []),
  ]
}

extension Kitchen {
  /// The food that a line counts; nil if it has none.
  func food(of line: String) throws -> String? {
    let contents = try contents([.line(line)])
    guard let matched = contents.lines.first, case .food(let id) = matched.match else { return nil }
    return contents.foods[id]?.content.name.text
  }
}
