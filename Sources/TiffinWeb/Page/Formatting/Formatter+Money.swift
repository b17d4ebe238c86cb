import Templating
import TiffinCore

extension Formatter {
  /// Returns an amount with the currency symbol where English puts it: "$12.50", "¥1,250", "12.50 kr".
  func money(_ money: Money, in currency: Currency) -> String {
    Self.money(minorUnits: money.minorUnits, in: currency)
  }

  /// Returns a sum of money, which may exceed the maximum of `Money`.
  static func money(minorUnits: Int, in currency: Currency) -> String {
    Output.text(capacity: 15) { write(minorUnits: minorUnits, in: currency, to: &$0) }
  }

  /// Writes a sum of money, without an intermediate string.
  static func write(minorUnits: Int, in currency: Currency, to out: inout Output) {
    if currency.hasSymbolBehind {
      write(number: minorUnits, in: currency, to: &out)
      out.write(markup: "\u{A0}")
      return out.write(markup: currency.symbol)
    }
    out.write(markup: currency.symbol)
    // A symbol that ends in a letter needs a space before the number.
    if currency.endsInLetter { out.write(markup: "\u{A0}") }
    write(number: minorUnits, in: currency, to: &out)
  }

  /// Writes "1,250.05", with as many decimals as the currency has.
  private static func write(number minorUnits: Int, in currency: Currency, to out: inout Output) {
    var unit = currency.minorUnitsPerUnit
    write(grouped: minorUnits / unit, to: &out)
    if unit > 1 { out.write(byte: UInt8(ascii: ".")) }
    while unit > 1 {
      unit /= 10
      out.write(minorUnits / unit % 10)
    }
  }
}

extension Money {
  /// Returns the amount as the text of a form field: "12.50", or "12" if it is whole.
  func typed(in currency: Currency) -> String {
    let unit = currency.minorUnitsPerUnit
    if minorUnits.isMultiple(of: unit) { return String(minorUnits / unit) }
    let minor = String(minorUnits % unit + unit).dropFirst()
    return "\(minorUnits / unit).\(minor)"
  }
}

extension Currency {
  /// The symbols and codes of all currencies, the longer ones first, so that "A$" is matched before "$".
  static let signs = Set(all.flatMap { [$0.symbol, $0.code] } + ["US$"])
    .sorted { ($0.unicodeScalars.count, $1) > ($1.unicodeScalars.count, $0) }

  /// True if amounts have three decimals, so that three digits after a point are not thousands: 3.125 dinars.
  fileprivate var hasThousandths: Bool { decimals == 3 }

  fileprivate var endsInLetter: Bool {
    let bytes = symbol.utf8.span
    guard let end = bytes.indices.last else { return false }
    return bytes[end].isLetterOrDigit || bytes[end] == UInt8(ascii: "/")
  }

  /// The number of minor units in one unit, such as 100 cents in a dollar.
  var minorUnitsPerUnit: Int {
    (0..<decimals).reduce(1) { unit, _ in unit * 10 }
  }

  /// True if the symbol is written after the number.
  ///
  /// - Source: Unicode CLDR 47, the currency patterns of the languages spoken where the currency is used.
  fileprivate var hasSymbolBehind: Bool {
    Self.withSymbolBehind.contains(Self.letters(code))
  }

  // With so few codes, a linear search is faster than hashing.
  private static let withSymbolBehind = [
    "BGN", "CZK", "DKK", "HUF", "MAD", "NOK", "PLN", "RON", "RSD", "RUB", "SEK", "UAH", "VND",
  ].map(letters)

  /// Returns the letters as one number, which is fast to compare: a page can have many prices.
  private static func letters(_ code: String) -> UInt32 {
    let bytes = code.utf8.span
    var letters: UInt32 = 0
    for index in bytes.indices { letters = letters << 8 | UInt32(bytes[index]) }
    return letters
  }
}

extension NumberField<Money> {
  /// Returns the field for an amount of money.
  ///
  /// - Parameters:
  ///   - name: The name at the start of a sentence: "The weekly budget".
  ///   - old: The currency before the change, if the form changes the currency; nil otherwise.
  static func money(_ name: String, in currency: Currency, from old: Currency? = nil) -> NumberField {
    let most = Money.range.upperBound / currency.minorUnitsPerUnit
    return NumberField(
      name: name, unit: currency.code, units: currency.code, decimals: currency.decimals, example: 12, limit: most,
      symbol: currency.symbol, isPointDecimal: currency.hasThousandths || old?.hasThousandths == true,
      make: { Money(minorUnits: $0) })
  }
}
