/// The aisles that a household starts with, in the order of many shops.
enum AisleKind: String, CaseIterable {
  case produce, bakery, dairy, meat, fish, dry, spices, drinks, frozen, home

  /// The initial name, which the household can change.
  var name: String {
    switch self {
    case .produce: "Fruit and vegetables"
    case .bakery: "Bread and cakes"
    case .dairy: "Dairy and eggs"
    case .meat: "Meat"
    case .fish: "Fish"
    case .dry: "Tins, jars and dry goods"
    case .spices: "Spices, oil and baking"
    case .drinks: "Drinks"
    case .frozen: "Frozen"
    case .home: "Home and bathroom"
    }
  }

  /// Finds the usual aisle of an item in most shops; nil if its name does not tell.
  ///
  /// Words for the form it is sold in decide first (`frozen peas`, `tomato paste`), then the thing itself, whose word
  /// comes last in English.
  init?(of name: GroceryName) {
    if ShopForm(of: name.key) == .seasoning {
      self = .spices
      return
    }
    guard let kind = Self(of: ItemKey(name.key)) ?? Self(of: ItemKey(name.text)) else { return nil }
    self = kind
  }

  private init?(of key: ItemKey) {
    let words = key.text.split(separator: " " as Character).map(String.init)
    for word in words {
      if let kind = Self.sold[word] {
        self = kind
        return
      }
    }
    for length in [2, 1] where length <= words.count {
      for start in (0...(words.count - length)).reversed() {
        if let kind = Self.things[words[start..<start + length].joined(separator: " ")] {
          self = kind
          return
        }
      }
    }
    return nil
  }

  private static let sold: [String: AisleKind] = [
    "frozen": .frozen, "tinned": .dry, "canned": .dry, "dried": .dry, "smoked": .fish, "powder": .spices,
    "paste": .dry, "puree": .dry, "passata": .dry, "stock": .dry, "broth": .dry, "sauce": .dry, "pickled": .dry,
    "juice": .drinks, "extract": .spices, "essence": .spices, "vinegar": .spices, "oil": .spices,
  ]

  private static let things: [String: AisleKind] = names.reduce(into: [:]) { things, names in
    for name in names.value.split(separator: "," as Character) { things[Blank.trimmed(String(name))] = names.key }
  }

  /// Names in the singular, as ``ItemKey`` folds them.
  private static let names: [AisleKind: String] = [
    .produce: """
    apple, apricot, artichoke, asparagus, aubergine, eggplant, avocado, banana, basil, green bean, french bean,
    beetroot,
    berry, blackberry, blueberry, raspberry, strawberry, broccoli, cabbage, pak choi, bok choy, carrot, cauliflower,
    celery, celeriac, cherry, chilli, chili, chive, coriander, cilantro, courgette, zucchini, cucumber, dill,
    fennel, fig,
    garlic, ginger, grape, grapefruit, kale, kiwi, leek, lemon, lemongrass, lettuce, lime, mango, melon, mint, mushroom,
    nectarine, onion, orange, parsley, parsnip, pea, peach, pear, red pepper, green pepper, yellow pepper,
    bell pepper, capsicum, pineapple, plum, pomegranate, potato, pumpkin, radish, rhubarb, rocket, rosemary, sage,
    salad,
    scallion, spring onion, shallot, spinach, squash, swede, sweetcorn, sweet potato, thyme, tomato, turnip, watercress,
    plantain, okra, scotch bonnet, fruit, vegetable, herb, lemon juice, lime juice, zest, tofu
    """,
    .bakery: """
    bread, roll, bun, baguette, ciabatta, sourdough, pitta, pita, naan, tortilla, wrap, bagel, croissant, cake, loaf,
    brioche, muffin, flatbread
    """,
    .dairy: """
    milk, butter, buttermilk, cheese, cheddar, parmesan, mozzarella, feta, gruyere, ricotta, mascarpone, halloumi,
    paneer,
    pecorino, gorgonzola, stilton, cream, sour cream, creme fraiche, yoghurt, yogurt, egg, egg yolk, egg white, ghee,
    margarine, quark, custard, kefir, oat milk
    """,
    .meat: """
    beef, steak, mince, pork, bacon, ham, gammon, lamb, mutton, veal, chicken, turkey, duck, goose, sausage, chorizo,
    salami, prosciutto, pancetta, lardon, liver, kidney, oxtail, brisket, chicken breast, chicken thigh, chicken leg,
    rib, goat meat, venison, rabbit
    """,
    .fish: """
    fish, salmon, cod, haddock, tuna, mackerel, sardine, anchovy, trout, sea bass, monkfish, halibut, prawn,
    shrimp, crab,
    lobster, mussel, clam, oyster, squid, octopus, scallop, anchovy fillet, white fish, king prawn, smoked salmon
    """,
    .dry: """
    rice, pasta, spaghetti, penne, macaroni, lasagne, fettuccine, tagliatelle, linguine, noodle, couscous, bulgur,
    quinoa,
    lentil, chickpea, bean, kidney bean, black bean, cannellini bean, butter bean, chopped tomato, plum tomato,
    coconut milk, coconut cream, peanut butter, honey, jam, marmalade, syrup, maple syrup, golden syrup, molasses,
    mustard,
    ketchup, mayonnaise, olive, caper, gherkin, stock cube, oat, muesli, cereal, granola, breadcrumb, cracker, biscuit,
    cookie, crisp, chocolate, nut, walnut, almond, hazelnut, peanut, cashew, pistachio, pecan, pine nut, raisin,
    sultana,
    currant, prune, date, sunflower seed, pumpkin seed, tahini, tomato puree, miso, tinned tomato, treacle, polenta
    """,
    .spices: """
    salt, pepper, black pepper, white pepper, peppercorn, cinnamon, cumin, turmeric, paprika, cayenne, cayenne pepper,
    nutmeg, clove, cardamom, bay leaf, oregano, saffron, vanilla, allspice, star anise, garam masala, curry, sugar,
    brown sugar, icing sugar, caster sugar, flour, plain flour, bread flour, cornflour, cornstarch, yeast, baking soda,
    bicarbonate soda, cocoa, gelatine, sesame seed, poppy seed, mustard seed, fennel seed, coriander seed, cumin seed,
    chilli flake, chili flake, spice, lard, shortening, tamarind
    """,
    .drinks: """
    water, wine, red wine, white wine, beer, cider, coffee, espresso, tea, cola, lemonade, soda, brandy, rum, sherry,
    vodka, whisky, port, stout, sparkling water
    """,
    .frozen: "ice cream, ice, sorbet, fish finger, puff pastry, filo pastry, shortcrust pastry, pastry, ice cube",
    .home: """
    soap, shampoo, toothpaste, toothbrush, toilet paper, kitchen roll, kitchen paper, tissue, detergent, washing powder,
    washing liquid, dishwasher tablet, sponge, bin bag, foil, cling film, baking paper, candle, battery, nappy, wipe,
    cat food, dog food, light bulb, deodorant, plaster
    """,
  ]
}
