extension Measure {
  /// The measure as text, such as `1 ½ cups`, `1.2 kg`, `2 × 400 g tins`, `a pinch` or `2–3 cloves`.
  public var text: String { text(adjective: nil) }

  /// Returns the text with a word before the unit, such as `2 small bunches`.
  func text(adjective: String?) -> String {
    guard let unit else { return [number(.fraction), adjective].compactMap(\.self).joined(separator: " ") }
    if let larger { return larger.text(adjective: adjective) }
    let isOne = quantity == .one && unit.isRough
    let number = isOne ? (adjective == nil ? "a" : "1") : number(unit.isMetric ? .decimals : .fraction)
    let adjective = unit.isMetric ? nil : adjective
    let parts = [number, content.map { "× \($0.text)" }, adjective, unit.name(isPlural: quantity.upper > .one)]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns the text with a given size of each unit, such as `2 × 14–16 oz tins` or `2 × 500 g/1 lb 2 oz`.
  func text(of size: String) -> String {
    let name = unit.map { $0.name(isPlural: quantity.upper > .one) }
    return [number(.fraction), "×", size, name].compactMap(\.self).joined(separator: " ")
  }

  private enum Style {
    case fraction, decimals
  }

  private func number(_ style: Style) -> String {
    quantity.text { style == .fraction ? $0.fraction : $0.decimals }
  }

  /// The measure in kilograms or litres; nil below 1,000 grams or millilitres, and for other units.
  private var larger: Measure? {
    guard quantity.lower >= Quantity(reducing: 1_000, 1) else { return nil }
    let thousandth = Quantity(reducing: 1, 1_000)
    return switch unit {
    case .gram: Measure(quantity * thousandth, .kilogram)
    case .millilitre: Measure(quantity * thousandth, .litre)
    default: nil
    }
  }
}
