/// The conversion of rows of `food` to foods.
enum FoodRowCoder {
  static let columns = "id, source, revision, name, brand, barcode, basis, \(Nutrient.columns), \(shownColumns)"

  /// The columns of the short name and the usual portion.
  static let shownColumns = "short_name, usual_portion"

  /// Reads a food without its portions from a row.
  static func read(_ row: borrowing Row) throws(StoreError) -> Food {
    guard let basis = Food.Basis(rawValue: row.text(6)) else { throw .damaged("a food's basis is \(row.text(6))") }
    var content = FoodContent(
      name: MealName(stored: row.text(3)), brand: row.optionalText(4), barcode: row.optionalText(5), basis: basis,
      nutrients: Nutrients(row, from: 7))
    let shown = 7 + Nutrient.allCases.count
    content.shortName = row.optionalText(shown)
    content.usualPortion = row.optionalInt(shown + 1)
    return Food(id: row.id(0), source: FoodSource(rawValue: row.text(1)), revision: row.int(2), content: content)
  }

  /// The columns of a food's content, in the order of ``values(_:)``.
  static let contentColumns = "name, brand, barcode, basis, \(Nutrient.columns)"

  static func values(_ content: FoodContent) -> [SQLValue] {
    [
      .text(content.name.text), .text(content.brand), .text(content.barcode), .text(content.basis.rawValue),
    ] + content.nutrients.values
  }

  /// The number of ``contentColumns``.
  static let contentCount = 4 + Nutrient.allCases.count

  /// Reads the portions of foods. The caller must check that the person may see the foods.
  static func portions(
    of foods: [Food.ID], _ statements: borrowing Statements
  ) throws(StoreError) -> [Food.ID: [FoodPortion]] {
    guard !foods.isEmpty else { return [:] }
    var portions: [Food.ID: [FoodPortion]] = [:]
    let ids = foods.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    _ = try statements.run(
      "SELECT food_id, amount, measure, mass_mg FROM food_portion WHERE food_id IN (\(ids)) ORDER BY food_id, place",
      foods.map { .id($0) }
    ) { row throws(StoreError) in
      if let portion = FoodPortion(amount: row.int(1), measure: row.text(2), mass: row.int(3)) {
        portions[row.id(0), default: []].append(portion)
      }
    }
    return portions
  }

  /// Replaces a food's portions.
  static func set(
    _ portions: [FoodPortion], of food: Food.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("DELETE FROM food_portion WHERE food_id = $1", [.id(food)])
    try add(portions, to: food, statements)
  }

  static func add(
    _ portions: [FoodPortion], to food: Food.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for (place, portion) in portions.enumerated() {
      try statements.run(
        "INSERT INTO food_portion (food_id, place, amount, measure, mass_mg) VALUES ($1, $2, $3, $4, $5)",
        [.id(food), .int(place), .int(portion.amount), .text(portion.measure), .int(portion.mass)])
    }
  }
}

extension Food {
  /// Returns the food with its portions, looked up in the portions of several foods.
  func with(_ portions: [Food.ID: [FoodPortion]]) -> Food {
    var content = content
    content.portions = portions[id] ?? []
    return Food(id: id, source: source, revision: revision, content: content)
  }
}
