/// The items to buy for an ingredient line: usually one, none for water, and two for salt and pepper.
struct IngredientGroceries {
  /// An item to buy with its amount.
  struct WantedItem {
    let name: GroceryName
    let amount: Amount
  }

  private let line: IngredientLine
  private let thing: GroceryIdentity

  init(_ line: IngredientLine) {
    self.line = line
    thing = GroceryIdentity(line.isVegetablePepper ? line.name : line.thing)
  }

  /// The items to buy for the line; empty for water and for an empty line.
  var all: [WantedItem] {
    let others = line.others.map(GroceryIdentity.init).filter { !Self.isWater($0.key) }
    return first + others.compactMap { wanted($0.name) }
  }

  private var first: [WantedItem] {
    if Self.isWater(thing.key) { return [] }
    if let pair { return pair }
    if let distinct { return [distinct] }
    // Garlic is bought by the bulb.
    if thing.key == "garlic", GroceryItemKey.namesCloves(thing.name) { return [wanted("garlic")].compactMap { $0 } }
    guard
      let name = GroceryName(clipping: thing.name) ?? GroceryName(clipping: line.name)
        ?? GroceryName(clipping: line.text)
    else { return [] }
    return [WantedItem(name: name, amount: line.amount)]
  }

  /// The item that is meant if the measure or the preparation shows that it is not the named one, such as dried oregano
  /// for a teaspoon of oregano; nil otherwise.
  var distinct: WantedItem? {
    let unit = line.unit
    switch thing.key {
    case "black pepper" where line.isVegetablePepper: return wanted("bell pepper")
    case "paprika" where line.isVegetablePepper:
      // A capitalised "Paprika" is German, in which nouns are capitalised.
      return wanted(line.name.first?.isUppercase == true ? "Paprikaschote" : "bell pepper")
    case let key where key.hasPrefix("pepper ") && line.isVegetablePepper: return wanted(line.thing)
    case "red bell pepper" where unit == .teaspoon || unit?.isRough == true && unit != .handful:
      return wanted("red pepper flakes")
    case "clove" where isOfGarlic: return garlic
    case "cinnamon" where unit == .stick: return wanted("cinnamon stick")
    case "coriander" where unit.map(Self.fresh.contains) == true || says(Self.picked): return wanted("fresh coriander")
    case let key where Self.driedHerbs.contains(key) && unit == .teaspoon && !says(Self.picked):
      return wanted("dried \(key)")
    case let key where Self.citrus.contains(key) && says(["zest", "rind", "peel"]) && unit != nil:
      return GroceryName(clipping: key).map { WantedItem(name: $0, amount: .some) }
    case let key where unit == .tin && Self.isSoldFresh(key):
      return wanted("\(says(["can", "cans"]) ? "canned" : "tinned") \(thing.name)")
    default: return nil
    }
  }

  private func wanted(_ name: String) -> WantedItem? {
    GroceryName(clipping: name).map { WantedItem(name: $0, amount: line.amount) }
  }

  private var garlic: WantedItem? {
    let cloves = line.measures.map { Measure($0.quantity, $0.unit ?? .clove, content: $0.content) }
    return GroceryName(clipping: "garlic").map {
      WantedItem(name: $0, amount: cloves.reduce(.none) { $0 + Amount($1) })
    }
  }

  /// True if the cloves are those of garlic, as in "1 clove (garlic cloves)" and "2 cloves, crushed": the spice is
  /// neither crushed nor chopped.
  private var isOfGarlic: Bool {
    says(["garlic"])
      || line.unit == nil && says(["minced", "crushed", "chopped", "peeled", "sliced", "grated", "smashed"])
  }

  private func says(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: SearchWords.of(line.text))
  }

  /// The items of two seasonings in one line, such as "salt and pepper"; nil for other lines.
  private var pair: [WantedItem]? {
    let words = line.name.split(separator: " ")
    guard let place = words.firstIndex(where: { Self.ands.contains(TextFolding.folded(String($0))) }), place > 0,
      place + 1 < words.count
    else { return listed }
    let parts = [words[..<place], words[(place + 1)...]].map { GroceryIdentity($0.joined(separator: " ")) }
    guard parts.allSatisfy({ Self.isSeasoning($0.key) }) else { return nil }
    return parts.compactMap { part in
      GroceryName(clipping: part.name).map { WantedItem(name: $0, amount: line.amount) }
    }
  }

  /// The seasonings of a line without an amount, such as "salt, pepper"; nil for other lines.
  private var listed: [WantedItem]? {
    guard line.measures.isEmpty, Self.isSeasoning(thing.key), !line.note.isEmpty else { return nil }
    let others = line.note.split(separator: ",").map { GroceryIdentity(Whitespace.trimmed(String($0))) }
    guard others.allSatisfy({ Self.isSeasoning($0.key) }) else { return nil }
    return ([thing] + others).compactMap { wanted($0.name) }
  }

  /// Returns true if the item is a seasoning, or salt or pepper in another language, possibly with a remark such as `du
  /// moulin`.
  private static func isSeasoning(_ key: String) -> Bool {
    FormOfSale(of: key) == .seasoning || saltsAndPeppers.contains(String(key.prefix { $0 != " " }))
  }

  private static let ands: Set<String> = AndWord.all.union(["&"])
  private static let saltsAndPeppers: Set<String> = [
    "salz", "pfeffer", "sel", "poivre", "sal", "pimienta", "pimenta", "sale", "pepe", "zout", "peper", "peppar",
    "peber", "sol", "pieprz",
  ]

  /// Returns true if the item is tap water; false for sparkling water, which is bought.
  static func isWater(_ key: String) -> Bool {
    if waters.contains(key) { return true }
    let words = key.utf8.split(separator: 0x20).map { String(Substring($0)) }
    let rest = words.filter { !temperatures.contains($0) }
    return rest.count == 1 && rest.count < words.count && waters.contains(rest[0])
  }

  private static let waters: Set<String> = [
    "water", "tap water", "ice water", "ice cold water", "water ice", "filtered water", "salted water", "pasta water",
    "pasta cooking water", "reserved pasta water", "water as needed", "spring water", "wasser", "leitungswasser", "eau",
    "agua", "acqua", "vatten", "vand", "vann", "vesi", "woda",
  ]
  /// Words for the temperature of water, in lower case without accents, and in the singular.
  private static let temperatures: Set<String> = [
    "boiling", "hot", "cold", "warm", "iced", "lukewarm", "filtered", "kalte", "kaltes", "warme", "warmes", "lauwarme",
    "lauwarmes", "heisse", "heisses", "kochende", "kochendes", "froide", "chaude", "tiede", "bouillante", "fria",
    "tibia",
    "caliente", "hirviendo", "fredda", "calda", "tiepida", "koud", "koude", "lauw",
  ]

  private static func isSoldFresh(_ key: String) -> Bool {
    let words = key.split(separator: " ").map(String.init)
    guard !words.contains("canned"), let last = words.last else { return false }
    return soldFresh.contains(last)
  }

  private static let soldFresh: Set<String> = [
    "tomato", "corn", "pineapple", "peach", "pear", "cherry", "apricot", "mandarin", "mushroom", "salmon", "crab",
    "clam", "potato", "carrot", "asparagus", "pumpkin", "spinach", "jackfruit", "artichoke", "mango", "pepper",
  ]

  private static let fresh: Set<KitchenUnit> = [.bunch, .handful, .sprig, .leaf, .cup, .stalk, .gram]
  private static let picked: Set<String> = [
    "chopped", "fresh", "leaves", "leaf", "picked", "minced", "torn", "sprig", "sprigs", "shredded", "stems",
  ]
  private static let driedHerbs: Set<String> = [
    "oregano", "thyme", "rosemary", "sage", "marjoram", "tarragon", "basil",
  ]
  private static let citrus: Set<String> = ["lemon", "lime", "orange", "grapefruit", "clementine"]
}
