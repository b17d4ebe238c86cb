extension Amount {
  /// Reads what a person typed as the quantity of an item, or what ``text`` gives: `1.2 kg + 2 cups + a pinch`.
  ///
  /// Nil where something in it is no quantity: then it is kept as typed, and adds up with nothing.
  public init?(typed: String) {
    var reader = LineReader(typed)
    var amount = Amount.none
    repeat {
      guard let next = reader.typedAmount() else { return nil }
      amount = amount + next
    } while reader.skip(sign: ["+", ",", "&"]) || reader.skip(["and", "plus"])
    guard reader.isAtEnd else { return nil }
    self = amount
  }
}

extension LineReader {
  fileprivate mutating func typedAmount() -> Amount? {
    if skip(["some"]) { return .some }
    guard let reading = measure() ?? bareMeasure(), reading.adjective == nil else { return nil }
    return reading.all.reduce(.none) { $0 + Amount($1) }
  }
}
