import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Money on a page` {
  private let format = Formatter(today: Site.today)

  @Test(arguments: [
    ("USD", 1_250, "$12.50"), ("USD", 0, "$0.00"), ("USD", 5, "$0.05"), ("USD", 123_456_789, "$1,234,567.89"),
    ("EUR", 300, "€3.00"), ("GBP", 1, "£0.01"), ("JPY", 1_250, "¥1,250"), ("KWD", 1_250, "KD\u{A0}1.250"),
    ("SEK", 1_250, "12.50\u{A0}kr"), ("CHF", 1_250, "CHF\u{A0}12.50"), ("BRL", 1_250, "R$12.50"),
    ("PLN", 123_400, "1,234.00\u{A0}zł"), ("PEN", 350, "S/\u{A0}3.50"), ("VND", 9_000, "9,000\u{A0}₫"),
  ]) func `is formatted as its currency is written`(code: String, minorUnits: Int, text: String) throws {
    let currency = try #require(Currency(code: code))

    #expect(format.money(try #require(Money(minorUnits: minorUnits)), in: currency) == text)
  }

  @Test(arguments: Currency.all) func `can be typed as it is shown`(currency: Currency) throws {
    let figure = NumberField<Money>.money("Cost", in: currency)
    // Less than a thousand, so without thousands separators.
    let amounts = try [0, 5, 987, currency.decimals == 0 ? 999 : 98_765].map { try #require(Money(minorUnits: $0)) }

    for money in amounts {
      let text = format.money(money, in: currency)

      #expect(try figure.read(text) == money, "\(text)")
      #expect(try figure.read(money.typed(in: currency)) == money, "\(money.typed(in: currency))")
      if currency.decimals < 3 { #expect(try figure.read(text.replacing(".", with: ",")) == money, "\(text)") }
    }
  }

  @Test(arguments: [
    ("12.5", 1_250), ("12,5", 1_250), ("$12", 1_200), (" $ 12 ", 1_200), ("12 $", 1_200), ("12 usd", 1_200),
    (".5", 50), ("12.346", nil), ("0.005", 1),
  ]) func `is parsed however it is typed`(typed: String, minorUnits: Int?) throws {
    let figure = NumberField<Money>.money("Cost", in: .dollar)

    #expect((try? figure.read(typed))?.minorUnits == minorUnits)
  }

  @Test func `is missing if the text is blank`() throws {
    #expect(try NumberField<Money>.money("Cost", in: .dollar).read(" ") == nil)
  }
}
