/// A household's own food.
struct ExportedFood: ExportedRow {
  static let table = ExportedTable.foods
  /// The maximum number of portions that are read.
  private static let mostPortions = 100

  let content: FoodContent
  let picture: String?

  init(exported value: JSONValue) throws(ImportError) {
    guard let basis = Food.Basis(rawValue: value.written("basis")) else { throw .invalid }
    let brand = try value.written("brand", upTo: MealName.limit), barcode = value["barcode"]?.text
    if let barcode, !(7...14).contains(barcode.utf8.count) || !barcode.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      throw .invalid
    }
    content = FoodContent(
      name: try Self.reading { try MealName(value.written("name")) }, brand: brand.isEmpty ? nil : brand,
      barcode: barcode, basis: basis, nutrients: try value.nutrients, portions: try Self.portions(value["portions"]))
    picture = value["picture"]?.text
  }

  private static func portions(_ value: JSONValue?) throws(ImportError) -> [FoodPortion] {
    var portions: [FoodPortion] = []
    for value in (value?.elements ?? []).prefix(mostPortions) {
      guard let amount = value.whole("amount"), let mass = value.whole("mass_mg"),
        let portion = FoodPortion(amount: amount, measure: try value.written("measure", upTo: 200), mass: mass)
      else { throw .invalid }
      portions.append(portion)
    }
    return portions
  }

  var sameness: [SQLValue] {
    FoodRowCoder.values(content) + content.portions.flatMap { [.int($0.amount), .text($0.measure), .int($0.mass)] }
  }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try FoodStore.same(as: content, for: person, statements) == nil ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let id = try stores.foods.insert(content, by: person, statements)
    guard case .new(let photo) = photo else { return .food(id, isPictured: false) }
    do throws(StoreError) { try FoodStore.set(.replace(photo), on: id, by: person, statements) } catch {
      // If the quota of pictures is exhausted, the food is imported without its picture.
      if case .quota(.pictures, _) = error { return .food(id, isPictured: false) }
      throw error
    }
    return .food(id, isPictured: true)
  }
}
