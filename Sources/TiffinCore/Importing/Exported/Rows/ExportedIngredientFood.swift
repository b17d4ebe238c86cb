/// A household's choice of a food or a weight for an ingredient. An existing choice is not overwritten.
struct ExportedIngredientFood: ExportedRow {
  static let table = ExportedTable.ingredientFoods

  private let ingredient: String
  private let food: ExportedFoodLink?
  private let weight: IngredientWeight?

  init(exported value: JSONValue) throws(ImportError) {
    ingredient = try value.written("ingredient", upTo: 200)
    if ingredient.isEmpty { throw .nameless }
    food = ExportedFoodLink(exported: value)
    let unit = try value.written("unit", upTo: 20)
    weight = try value.whole("unit_mass_mg", in: 1...1_000_000_000).map { IngredientWeight(unit: unit, mass: $0) }
  }

  var sameness: [SQLValue] { [.text(ingredient)] }

  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try IngredientChoiceRows.all([ingredient], of: person.household, statements).isEmpty ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    let found = try food.flatMap { food throws(StoreError) in try food.find(for: person, statements) }
    if food != nil, found == nil { return .none(.withoutFood) }
    try IngredientChoiceRows.set(
      IngredientChoice(food: found, weight: weight), for: ingredient, of: person.household, statements)
    return .lasting
  }
}
