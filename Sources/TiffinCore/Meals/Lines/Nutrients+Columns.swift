extension Nutrient {
  /// The nutrient's column, such as `energy_cal` or `fat_mg`.
  var column: String { self == .energy ? "energy_cal" : "\(rawValue)_mg" }

  /// The columns of all nutrients, in order.
  static let columns = allCases.map(\.column).joined(separator: ", ")
}

extension Nutrients {
  /// The values for ``Nutrient/columns``.
  var values: [SQLValue] { thousandths.map(SQLValue.int) }

  /// Reads ``Nutrient/columns``, the first of which is at position `first`.
  init(_ row: borrowing Row, from first: Int) {
    self.init()
    for nutrient in Nutrient.allCases { self[nutrient] = row.optionalInt(first + nutrient.place) }
  }
}
