extension Amount {
  /// Parses a typed quantity of an item, or a text in the format of ``text``, such as `1.2 kg + 2 cups + a pinch`.
  ///
  /// Returns nil if a part of it is not a quantity. The item then stores it as words, which are not added up.
  public init?(typed: String) {
    var reader = IngredientLineParser(typed)
    reader.addsApart = true
    var amount = Amount.none
    repeat {
      guard let next = reader.typedAmount() else { return nil }
      amount = amount + next
    } while reader.skip(sign: ["+", ",", "&"]) || reader.skip(["and", "plus"])
    guard reader.isAtEnd else { return nil }
    self = amount
  }
}

extension IngredientLineParser {
  fileprivate mutating func typedAmount() -> Amount? {
    if skip(["some"]) { return .some }
    guard let reading = measure() ?? bareMeasure(), reading.adjective == nil else { return nil }
    return reading.all.reduce(.none) { $0 + Amount($1) }
  }
}
