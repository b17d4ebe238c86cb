/// A food line of a meal.
struct ExportedMealLine {
  private let line: MealLine
  private let food: ExportedFoodLink?

  init(exported value: JSONValue) throws(ImportError) {
    let name = try ExportedMeal.reading { try MealName(value.written("name")) }
    line = MealLine(
      food: nil, name: name.text, amount: try value.written("amount", upTo: 100),
      measure: try value.written("measure", upTo: 200), mass: try value.whole("mass_mg", in: 0...Int(Int32.max)),
      nutrients: try value.nutrients)
    food = ExportedFoodLink(exported: value)
  }

  /// Returns the line in the form in which it is stored, with the identifier of its food if there is such a food on
  /// this server.
  func stored(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> MealLine {
    let found = try food.flatMap { food throws(StoreError) in try food.find(for: person, statements) }
    return MealLine(
      food: found.map { Int($0.number) }, name: line.name, amount: line.amount, measure: line.measure,
      mass: line.mass, nutrients: line.nutrients)
  }
}
