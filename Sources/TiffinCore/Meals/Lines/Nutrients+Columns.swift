extension Nutrient {
  /// The column that holds it: `energy_cal`, `fat_mg`.
  var column: String { self == .energy ? "energy_cal" : "\(rawValue)_mg" }

  /// The columns of all of them, in order.
  static let columns = allCases.map(\.column).joined(separator: ", ")
}

extension Nutrients {
  /// Values for ``Nutrient/columns``.
  var values: [SQLValue] { thousandths.map(SQLValue.int) }

  /// Reads ``Nutrient/columns``, of which `first` is the first one's position.
  init(_ row: borrowing Row, from first: Int) {
    self.init()
    for nutrient in Nutrient.allCases { self[nutrient] = row.optionalInt(first + nutrient.place) }
  }
}
