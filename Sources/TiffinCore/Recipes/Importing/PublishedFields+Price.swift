extension PublishedFields {
  /// `estimatedCost`, where it is an amount with a currency that is known.
  var cost: Price? { values("estimatedCost").lazy.compactMap(Price.init).first }
}

extension Price {
  /// A `MonetaryAmount` of schema.org, or a `PriceSpecification`.
  /// - Source: https://schema.org/MonetaryAmount
  init?(_ thing: JSONValue) {
    guard let code = (thing["currency"] ?? thing["priceCurrency"])?.text, let currency = Currency(code: code),
      let value = (thing["value"] ?? thing["price"])?.text,
      let minorUnits = try? DecimalText.parse(value, decimals: currency.decimals),
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

  /// One of so many parts, to the nearest, a half up.
  public func shared(among servings: Servings) -> Price {
    Price(Money(stored: (money.minorUnits * 2 + servings.count) / (2 * servings.count)), in: currency)
  }
}
