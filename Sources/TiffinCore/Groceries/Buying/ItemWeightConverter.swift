/// A converter of an item's measures to grams, with the tables that are used for the energy of recipes.
struct ItemWeightConverter {
  private let name: String
  private let food: FoodContent?
  private let isKnown: Bool

  /// Looks up the food with a name.
  ///
  /// - Parameter name: The name on the list.
  init(_ name: GroceryName, _ statements: borrowing Statements) throws(StoreError) {
    self.name = name.text
    let names = [IngredientName(name.text).words, IngredientName(name.key).words]
    let code = names.lazy.compactMap { KitchenTable.food(named: $0) }.first
    food = try code.flatMap { code throws(StoreError) in try Self.food(code, statements) }
    isKnown = food != nil || TypicalIngredientValues.named(name.text) != nil
  }

  /// Returns the weight of a measure in grams; nil if it is unknown.
  func grams(_ measure: Measure) -> Double? {
    if let content = measure.content, content.unit.dimension == .mass {
      return measure.quantity.upper.value * content.quantity.value * content.unit.size.value
    }
    guard isKnown else { return nil }
    // The list does not store preparations. A cup of a vegetable usually means that it is chopped.
    let text = "\(measure.text) \(name), chopped"
    let line = IngredientLine(
      text: text, measures: [measure], name: name, note: "", pieces: [IngredientLinePiece(text)])
    return RecipeLineWeight(line, of: food).grams.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func food(_ code: String, _ statements: borrowing Statements) throws(StoreError) -> FoodContent? {
    let id: Food.ID? = try statements.first(
      "SELECT id FROM food WHERE source = $1 AND code = $2", [.text(FoodSource.usda.rawValue), .text(code)]
    ) { row in row.id(0) }
    return try id.flatMap { id throws(StoreError) in try FoodStore.foods([id], statements).first?.content }
  }
}

extension GroceryName {
  /// Returns the quantity to buy: the recipes' amount as shops sell it, plus the amount added by hand.
  func toBuy(
    _ recipes: Amount, byHand hand: GroceryQuantity = .none, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryQuantity {
    if recipes.isNone { return hand }
    let form = FormOfSale(of: key)
    let weights = try recipes.isWeighed(hand.amount) ? ItemWeightConverter(self, statements) : nil
    let shop = ShopAmountConverter(form: form) { weights?.grams($0) }
    let bought = shop.toBuy(recipes)
    var all = bought + hand.amount
    if !hand.amount.quantities.isEmpty { all.unmeasured = hand.amount.unmeasured }
    let isOneSum = hand.amount.isNone || all.quantities.count <= 1
    return GroceryQuantity(isOneSum ? all : shop.toBuy(all), words: hand.words)
  }
}

extension Amount {
  /// Returns true if weights are needed for computing the amount to buy.
  fileprivate func isWeighed(_ other: Amount) -> Bool {
    let kinds = Set(quantities.keys).union(other.quantities.keys)
    return kinds.count > 1 || kinds.contains { $0.unit.map { $0.dimension != .count } ?? false }
  }
}
