/// The thousands separators in an energy column, determined from all of its fields together.
///
/// `1.250` can be more than a thousand, or a little more than one. A point is a thousands separator if three digits
/// follow it in each field that contains one, and no field would have more energy than a person eats; otherwise it is a
/// decimal separator. The same applies to commas. In a table whose fields are separated by commas, a comma followed by
/// three digits is always a thousands separator.
struct DiaryThousandsSeparators {
  /// The maximum kilocalories of a row, which nobody eats in a whole day.
  private static let most = 20_000.0

  private var grouping: Set<UInt8> = []
  private var decimal: Set<UInt8> = []

  /// Adds a field to the survey.
  ///
  /// - Parameter isNoMeal: True if the field's row is a sum, which can have more energy than a person eats, or is
  ///   deleted.
  mutating func add(_ cell: DiaryCell, inUnitOf kilocalories: Double, isNoMeal: @autoclosure () -> Bool) {
    guard let figure = cell.figure, let sign = figure.sign else { return }
    guard let thousands = figure.thousands else {
      decimal.insert(sign)
      return
    }
    if abs(thousands) * kilocalories <= Self.most { grouping.insert(sign) } else if !isNoMeal() { decimal.insert(sign) }
  }

  /// Returns the thousands separators.
  ///
  /// - Parameter separator: The separator of fields.
  func signs(partedBy separator: UInt8) -> Set<UInt8> {
    grouping.subtracting(decimal).union(separator == DiaryTableNumber.comma ? [DiaryTableNumber.comma] : [])
  }
}

/// The formats of dates and energy in a table.
struct DiaryTableFormat {
  /// The energy columns, of which the first with a value is used.
  static let energyRoles: [DiaryColumns.Role] = [.energy, .kilojoules]

  let dates: ImportedDateFormat
  /// The thousands separators in the energy columns.
  let thousands: [DiaryColumns.Role: Set<UInt8>]
}
