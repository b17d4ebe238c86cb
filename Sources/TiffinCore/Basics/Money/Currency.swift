/// A currency that a household can choose.
public struct Currency: Hashable, Sendable {
  /// The ISO 4217 code: `USD`.
  public let code: String
  /// The name in English: "US dollar".
  public let name: String
  /// The symbol next to an amount: "$", "€", "kr".
  public let symbol: String
  /// The number of decimal places: 2 for most currencies, 0 for some such as yen, and 3 for some such as the Kuwaiti
  /// dinar.
  public let decimals: Int
  /// The number of minor units that buy about as much food as one US cent.
  ///
  /// A rough measure for estimates only, rounded from exchange rates of 2025.
  let minorUnitsPerCent: Double
  /// The price level of the household that counts in this currency. Currencies are equal whatever their level is.
  public private(set) var priceLevel = PriceLevel.typical

  private init(_ code: String, _ name: String, _ symbol: String, _ decimals: Int = 2, perCent: Double) {
    self.code = code
    self.name = name
    self.symbol = symbol
    self.decimals = decimals
    minorUnitsPerCent = perCent
  }

  /// The US dollar, the default.
  public static let dollar = Currency("USD", "US dollar", "$", perCent: 1)

  /// Returns the currency with a code; nil if it is not among ``all``.
  public init?(code: String) {
    guard let known = Self.all.first(where: { $0.code == code }) else { return nil }
    self = known
  }

  /// All currencies, the dollar first, then by code.
  public static let all: [Currency] = [
    dollar,
    Currency("ARS", "Argentine peso", "AR$", perCent: 1_000),
    Currency("AUD", "Australian dollar", "A$", perCent: 1.5),
    Currency("BGN", "Bulgarian lev", "лв", perCent: 1.7),
    Currency("BHD", "Bahraini dinar", "BD", 3, perCent: 4),
    Currency("BRL", "Brazilian real", "R$", perCent: 5),
    Currency("CAD", "Canadian dollar", "CA$", perCent: 1.4),
    Currency("CHF", "Swiss franc", "CHF", perCent: 1.2),
    Currency("CLP", "Chilean peso", "CLP", 0, perCent: 9),
    Currency("CNY", "Chinese yuan", "CN¥", perCent: 5),
    Currency("COP", "Colombian peso", "COL$", perCent: 3_000),
    Currency("CZK", "Czech koruna", "Kč", perCent: 20),
    Currency("DKK", "Danish krone", "kr", perCent: 7),
    Currency("EGP", "Egyptian pound", "E£", perCent: 25),
    Currency("EUR", "Euro", "€", perCent: 0.9),
    Currency("GBP", "British pound", "£", perCent: 0.8),
    Currency("HKD", "Hong Kong dollar", "HK$", perCent: 8),
    Currency("HUF", "Hungarian forint", "Ft", perCent: 350),
    Currency("IDR", "Indonesian rupiah", "Rp", perCent: 10_000),
    Currency("ILS", "Israeli shekel", "₪", perCent: 4),
    Currency("INR", "Indian rupee", "₹", perCent: 50),
    Currency("ISK", "Icelandic króna", "ISK", 0, perCent: 1.8),
    Currency("JOD", "Jordanian dinar", "JD", 3, perCent: 7),
    Currency("JPY", "Japanese yen", "¥", 0, perCent: 1.2),
    Currency("KES", "Kenyan shilling", "KSh", perCent: 100),
    Currency("KRW", "South Korean won", "₩", 0, perCent: 14),
    Currency("KWD", "Kuwaiti dinar", "KD", 3, perCent: 3),
    Currency("MAD", "Moroccan dirham", "DH", perCent: 7),
    Currency("MXN", "Mexican peso", "MX$", perCent: 17),
    Currency("MYR", "Malaysian ringgit", "RM", perCent: 3.5),
    Currency("NGN", "Nigerian naira", "₦", perCent: 1_000),
    Currency("NOK", "Norwegian krone", "kr", perCent: 11),
    Currency("NZD", "New Zealand dollar", "NZ$", perCent: 1.7),
    Currency("OMR", "Omani rial", "OMR", 3, perCent: 4),
    Currency("PEN", "Peruvian sol", "S/", perCent: 3.5),
    Currency("PHP", "Philippine peso", "₱", perCent: 45),
    Currency("PKR", "Pakistani rupee", "₨", perCent: 200),
    Currency("PLN", "Polish złoty", "zł", perCent: 3.5),
    Currency("RON", "Romanian leu", "lei", perCent: 4),
    Currency("RSD", "Serbian dinar", "din", perCent: 100),
    Currency("RUB", "Russian rouble", "₽", perCent: 70),
    Currency("SEK", "Swedish krona", "kr", perCent: 10),
    Currency("SGD", "Singapore dollar", "S$", perCent: 1.3),
    Currency("THB", "Thai baht", "฿", perCent: 25),
    Currency("TND", "Tunisian dinar", "DT", 3, perCent: 30),
    Currency("TRY", "Turkish lira", "₺", perCent: 30),
    Currency("TWD", "New Taiwan dollar", "NT$", perCent: 28),
    Currency("UAH", "Ukrainian hryvnia", "₴", perCent: 35),
    Currency("VND", "Vietnamese dong", "₫", 0, perCent: 200),
    Currency("ZAR", "South African rand", "R", perCent: 15),
  ]

  /// Returns true if both have the same code.
  public static func == (one: Currency, other: Currency) -> Bool {
    one.code == other.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// Returns the currency with the price level of a household.
  func at(_ level: PriceLevel) -> Currency {
    var currency = self
    currency.priceLevel = level
    return currency
  }

  /// Converts an amount in US cents at typical prices to a rough equivalent in this currency at the household's price
  /// level, with at most two significant digits.
  func rough(cents: Int) -> Money {
    Money(roughly: Double(cents) * minorUnitsPerCent * priceLevel.factor)
  }

  /// Converts an amount in US cents to this currency at typical prices, without the household's price level.
  func typical(cents: Double) -> Money {
    Money(stored: Int(min(cents * minorUnitsPerCent, Double(Money.range.upperBound)).rounded()))
  }
}
