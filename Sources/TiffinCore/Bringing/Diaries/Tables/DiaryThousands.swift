/// The signs that stand between thousands in a column of energy, as all of its cells together tell.
///
/// `1.250` may be more than a thousand, or a little more than one. A point stands between thousands if three digits
/// follow it in each cell that has one and none would then have more energy than anybody eats; else it is a decimal
/// point. The same holds for commas. In a table whose fields are parted by commas, a comma with three digits behind it
/// always stands between thousands.
struct DiaryThousands {
  /// The most kilocalories of a row: of a whole day that nobody exceeds.
  private static let most = 20_000.0

  private var grouping: Set<UInt8> = []
  private var decimal: Set<UInt8> = []

  /// Takes a cell into account.
  ///
  /// - Parameter isNoMeal: True if its row is a sum, which may have more energy than anybody eats.
  mutating func add(_ cell: DiaryCell, inUnitOf kilocalories: Double, isNoMeal: @autoclosure () -> Bool) {
    guard let figure = cell.figure, let sign = figure.sign else { return }
    guard let thousands = figure.thousands else {
      decimal.insert(sign)
      return
    }
    if abs(thousands) * kilocalories <= Self.most { grouping.insert(sign) } else if !isNoMeal() { decimal.insert(sign) }
  }

  /// The signs between thousands.
  func signs(partedBy separator: UInt8) -> Set<UInt8> {
    grouping.subtracting(decimal).union(separator == DiaryFigure.comma ? [DiaryFigure.comma] : [])
  }
}

/// How a table writes dates and energy.
struct DiaryStyle {
  /// The columns of energy; the first that a row has counts.
  static let energyRoles: [DiaryColumns.Role] = [.energy, .kilojoules]

  let dates: DiaryDates
  /// The signs between thousands in the columns of energy.
  let thousands: [DiaryColumns.Role: Set<UInt8>]
}
