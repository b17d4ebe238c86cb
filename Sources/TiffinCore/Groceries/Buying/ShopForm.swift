/// How a shop sells a thing, as far as it decides how much of it stands on a list.
enum ShopForm: Hashable {
  /// In jars that last for months: spoons of it have no figure.
  case seasoning
  /// In bottles that last for weeks: only a large amount has a figure.
  case oil
  /// By the piece, although recipes also measure it chopped: onions, lemons.
  case pieces
  /// By such a unit: garlic by the bulb, parsley by the bunch.
  case unit(KitchenUnit)
  /// By volume.
  case liquid
  /// By weight.
  case weight

  /// The usual form of the thing with that key, by the last words that are known.
  init(of key: String) {
    let words = key.split(separator: " ").map(String.init)
    if !words.isEmpty, words.contains("dried"), words.contains(where: Self.herbs.contains) {
      self = .seasoning
    } else {
      self = Self.named(words) ?? .weight
    }
  }

  private static func named(_ words: [String]) -> ShopForm? {
    for end in words.indices.reversed() {
      for length in (1...3).reversed() where length <= end + 1 {
        if let form = forms[words[(end - length + 1)...end].joined(separator: " ")] { return form }
      }
      // Of "cinnamon stick" the stick says nothing, of "tomato soup" the soup does.
      if !parts.contains(words[end]) { return nil }
    }
    return nil
  }

  private static let parts: Set<String> = ["stick", "pod", "seed", "leaf", "flake", "powder", "half", "wedge", "root"]
  private static let herbs: Set<String> = [
    "parsley", "cilantro", "coriander", "basil", "mint", "dill", "chive", "oregano", "thyme", "rosemary", "sage",
    "marjoram", "tarragon", "chervil",
  ]

  private static let forms: [String: ShopForm] = {
    var forms: [String: ShopForm] = [:]
    for (form, names) in table {
      for name in names.split(separator: ",") {
        forms[name.split(whereSeparator: \.isWhitespace).joined(separator: " ")] = form
      }
    }
    return forms
  }()

  /// Names as ``GroceryThing`` reduces them.
  private static let table: [(ShopForm, String)] = [
    (
      .seasoning,
      """
      salt, black pepper, white pepper, pepper, peppercorn, cinnamon, cinnamon stick, cumin, turmeric, paprika, cayenne,
      cayenne pepper, chili powder, chili flake, nutmeg, mace, clove, ground clove, cardamom, allspice, star anise,
      anise, aniseed, fenugreek, saffron, sumac, zaatar, garam masala, masala, curry powder, five spice, mixed spice,
      spice, seasoning, rub, ground ginger, ground coriander, ground mustard, coriander, coriander seed, cumin seed,
      mustard seed,
      fennel seed, caraway, caraway seed, nigella seed, celery seed, celery salt, onion salt, garlic salt, garlic powder,
      onion powder, bay leaf, herb, mixed herb, italian seasoning, herbes de provence, ras el hanout, cajun, msg,
      dried herb,
      vanilla extract, almond extract, extract, essence, baking powder, baking soda, cream tartar, food coloring,
      coloring, asafoetida, asafetida, sichuan pepper, aleppo pepper, juniper berry, dill weed, adobo, baharat, dukkah,
      annatto, achiote, bouquet garni
      """
    ),
    (.oil, "oil, cooking spray, ghee, olive oil"),
    (.unit(.bulb), "garlic"), (.unit(.head), "celery, lettuce, iceberg lettuce, romaine lettuce"),
    (
      .unit(.bunch),
      """
      parsley, cilantro, basil, mint, dill, chive, thyme, rosemary, sage, oregano, tarragon, chervil, marjoram,
      spring onion, coriander leaf
      """
    ),
    (
      .pieces,
      """
      onion, shallot, carrot, parsnip, turnip, swede, rutabaga, celeriac, leek, cucumber, zucchini, eggplant, avocado,
      bell pepper, red bell pepper, green bell pepper, yellow bell pepper, orange bell pepper, tomato, plum tomato,
      lemon, lime, orange, grapefruit, apple, pear, banana, mango, peach, nectarine, pineapple, melon, papaya, kiwi,
      pomegranate, cabbage, cauliflower, broccoli, squash, butternut squash, pumpkin, beetroot, egg, sweet potato,
      fennel, jalapeno, chili, green chili, red chili, scotch bonnet, serrano, habanero, vanilla bean, stock cube,
      red cabbage, white cabbage, artichoke, lemongrass, plantain, egg yolk, egg white
      """
    ),
    (
      .liquid,
      """
      milk, buttermilk, cream, heavy cream, double cream, single cream, whipping cream, half-and-half, stock, wine, beer,
      ale, stout, cider, juice, vinegar, soy sauce, fish sauce, oyster sauce, worcestershire, worcestershire sauce,
      hotsauce, tabasco, tamari, coconut milk, coconut water, rum, brandy, whisky, bourbon, vodka, gin, tequila, sherry,
      port, marsala, vermouth, sake, mirin, liqueur, grand marnier, champagne, prosecco, coffee, espresso, tea, cola,
      lemonade, kefir, almond milk, oat milk, soy milk, rice milk, rose water, orange blossom water, sparkling water,
      water, cordial, maple syrup, calvados, cognac, amaretto, kahlua, sauce
      """
    ),
  ]
}
