import TiffinCore

extension Meal {
  /// The number in addresses.
  var number: Int { Int(id.number) }
}

extension ListedMeal {
  /// The number in addresses.
  var number: Int { Int(id.number) }
}
