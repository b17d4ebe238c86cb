extension MealLine {
  /// The maximum milligrams of a line, a little more than two tonnes.
  private static let most = Quantity(reducing: Int128(Int32.max), 1)

  /// Returns true if a line can store a mass in milligrams, or nil for an unknown mass.
  static func holds(_ mass: Quantity?) -> Bool { mass.map { $0 <= most } ?? true }

  /// The amount as text that can be parsed again. A zero is appended to three decimals of grams and millilitres,
  /// because they would be parsed as thousands.
  public var typedAmount: String {
    guard measure == FoodUnit.gram.code || measure == FoodUnit.millilitre.code,
      let point = amount.utf8.firstIndex(of: UInt8(ascii: ".")), amount.utf8[point...].count == 4
    else { return amount }
    return amount + "0"
  }
}

extension FoodContent {
  /// Returns the unit of a meal's line, found by its name or by the full measure of the portion, which older lines
  /// contain; nil if the food no longer has the unit. If several units have the name, the one whose mass is nearest to
  /// that of the line is returned.
  public func unit(of line: MealLine) -> FoodUnit? {
    let volume = KitchenUnit(rawValue: line.measure).map(FoodUnit.volume).flatMap { isMeasured(in: $0) ? $0 : nil }
    let all = units + portions.indices.map(FoodUnit.portion).filter { !units.contains($0) }
    let named = all.filter { unit in names(of: unit).contains { $0.utf8.elementsEqual(line.measure.utf8) } }
    guard named.count > 1, let mass = line.mass, let quantity = WrittenNumber.beginning(line.amount)?.number.value
    else {
      return named.first ?? volume
    }
    func difference(_ unit: FoodUnit) -> Double {
      self.mass(of: unit).map { abs(($0 * quantity).value - Double(mass)) } ?? .infinity
    }
    return named.min { difference($0) < difference($1) }
  }

  private func names(of unit: FoodUnit) -> [String] {
    if case .portion(let place) = unit { [portions[place].label, portions[place].measure] } else { [unit.code] }
  }
}
