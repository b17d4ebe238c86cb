import TiffinCore

extension Meal {
  /// As it stands in addresses.
  var number: Int { Int(id.number) }
}

extension ListedMeal {
  /// As it stands in addresses.
  var number: Int { Int(id.number) }
}
