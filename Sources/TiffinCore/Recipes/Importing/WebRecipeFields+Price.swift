extension WebRecipeFields {
  /// The first `estimatedCost` that is an amount in a known currency; nil if there is none.
  var cost: Price? { values("estimatedCost").lazy.compactMap(Price.init).first }
}

extension Price {
  /// Parses a `MonetaryAmount` or `PriceSpecification` of schema.org; nil if it is incomplete, or if the currency is
  /// unknown.
  ///
  /// - Source: https://schema.org/MonetaryAmount
  init?(_ thing: JSONValue) {
    guard let code = (thing["currency"] ?? thing["priceCurrency"])?.text, let currency = Currency(code: code),
      let value = (thing["value"] ?? thing["price"])?.text,
      let minorUnits = try? DecimalText.parse(value, decimals: currency.decimals, isPointDecimal: true),
      let money = Money(minorUnits: minorUnits)
    else { return nil }
    self.init(money, in: currency)
  }

  var published: JSONValue {
    .object([
      "@type": .string("MonetaryAmount"), "currency": .string(currency.code),
      "value": .string(DecimalText.text(of: money.minorUnits, decimals: currency.decimals)),
    ])
  }

  /// Returns the price of one serving, if this is the price of all, rounded half up to the currency's smallest unit.
  public func shared(among servings: Servings) -> Price {
    Price(Money(stored: (money.minorUnits * 2 + servings.count) / (2 * servings.count)), in: currency)
  }
}
