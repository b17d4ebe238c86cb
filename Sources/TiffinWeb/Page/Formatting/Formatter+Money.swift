import TiffinCore

extension Formatter {
  /// An amount with the currency's sign in its English position: "$12.50", "¥1,250", "12.50 kr".
  func money(_ money: Money, in currency: Currency) -> String {
    Self.money(minorUnits: money.minorUnits, in: currency)
  }

  /// A sum of money, which may exceed the largest amount.
  static func money(minorUnits: Int, in currency: Currency) -> String {
    let unit = currency.minorUnitsPerUnit
    let fraction = String(minorUnits % unit + unit).dropFirst()
    let number = grouped(minorUnits / unit) + (fraction.isEmpty ? "" : ".\(fraction)")
    if currency.hasSymbolBehind { return "\(number)\u{A0}\(currency.symbol)" }
    // Letters need a gap, lest they be read as part of the number.
    let ends = currency.symbol.utf8.last.map { $0.isLetterOrDigit || $0 == UInt8(ascii: "/") } ?? false
    return currency.symbol + (ends ? "\u{A0}" : "") + number
  }
}

extension Money {
  /// The amount in a form's field: "12.5".
  func typed(in currency: Currency) -> String {
    DecimalText.text(of: minorUnits, decimals: currency.decimals, isPointDecimal: currency.hasThousandths)
  }
}

extension Currency {
  /// True if prices have three decimals, so that three digits after a point are not thousands: 3.125 dinars.
  fileprivate var hasThousandths: Bool { decimals == 3 }

  /// The number of smallest units in one: 100 cents of a dollar.
  fileprivate var minorUnitsPerUnit: Int {
    (0..<decimals).reduce(1) { unit, _ in unit * 10 }
  }

  /// True if people write the sign after the number.
  ///
  /// - Source: Unicode CLDR 47, the currency patterns of the languages spoken where the currency is.
  fileprivate var hasSymbolBehind: Bool {
    ["BGN", "CZK", "DKK", "HUF", "MAD", "NOK", "PLN", "RON", "RSD", "RUB", "SEK", "UAH", "VND"].contains(code)
  }
}

extension Figure<Money> {
  /// - Parameters:
  ///   - name: the name at the start of a sentence: "The weekly budget".
  ///   - old: the currency in which the field was shown, if the form asks for another.
  static func money(_ name: String, in currency: Currency, from old: Currency? = nil) -> Figure {
    let most = Money.range.upperBound / currency.minorUnitsPerUnit
    return Figure(
      name: name, unit: currency.code, units: currency.code, decimals: currency.decimals, example: 12, limit: most,
      symbol: currency.symbol, isPointDecimal: currency.hasThousandths || old?.hasThousandths == true,
      make: { Money(minorUnits: $0) })
  }
}
