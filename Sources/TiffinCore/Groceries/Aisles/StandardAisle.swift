/// The aisles with which a household starts, in the order of many shops.
enum StandardAisle: String, CaseIterable {
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

  /// Creates the aisle of an item in most shops; nil if it is unknown.
  ///
  /// Seasonings belong to the spices. For other items, the whole name is looked up first, then words for the form in
  /// which the item is sold (`frozen peas`, `tomato paste`), then the item itself, which is the last word in English.
  init?(of name: GroceryName) {
    if FormOfSale(of: name.key) == .seasoning {
      self = .spices
      return
    }
    guard let kind = Self(of: GroceryItemKey(name.key)) ?? Self(of: GroceryItemKey(name.text)) else { return nil }
    self = kind
  }

  private init?(of key: GroceryItemKey) {
    if let aisle = KitchenTable.row(named: key.text)?.aisle {
      self.init(rawValue: aisle)
      return
    }
    let words = key.text.split(separator: " " as Character).map(String.init)
    if let kind = words.lazy.compactMap({ Self.sold[$0] }).first {
      self = kind
      return
    }
    guard let aisle = KitchenTable.matches(in: words).lazy.compactMap(\.row.aisle).first else { return nil }
    self.init(rawValue: aisle)
  }

  /// The aisles by words for the form in which an item is sold.
  private static let sold: [String: StandardAisle] = [
    "frozen": .frozen, "tinned": .dry, "canned": .dry, "dried": .dry, "smoked": .fish, "powder": .spices,
    "paste": .dry, "puree": .dry, "passata": .dry, "stock": .dry, "broth": .dry, "sauce": .dry, "pickled": .dry,
    "juice": .drinks, "extract": .spices, "essence": .spices, "vinegar": .spices, "oil": .spices,
  ]
}
