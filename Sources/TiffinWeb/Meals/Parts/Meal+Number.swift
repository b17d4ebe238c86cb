import TiffinCore

extension Meal {
  /// The id as written in addresses.
  var number: Int { Int(id.number) }
}

extension ListedMeal {
  /// The id as written in addresses.
  var number: Int { Int(id.number) }
}
