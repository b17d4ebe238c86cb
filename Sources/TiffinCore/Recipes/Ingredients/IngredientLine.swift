/// A line of a recipe's ingredients, stored as written and parsed as far as possible.
///
/// In `1 ½ cups plain flour, sifted`, the measure is 1 ½ cups, the name "plain flour", and the note "sifted".
public struct IngredientLine: Hashable, Sendable {
  /// The line as written.
  public let text: String
  /// The quantities, several if they belong together, as in `1 lb 8 oz`; empty if there are none.
  public let measures: [Measure]
  /// The ingredient, in the line's words; empty if the line is only a measure.
  public let name: String
  /// Further ingredients with the same quantity, such as "coriander" in "1 tsp each cumin and coriander".
  public let others: [String]
  /// The other words, such as "sifted", "to taste" or "large"; may be empty.
  public let note: String

  /// The text divided at its measures. The pieces together are exactly the text.
  let pieces: [IngredientLinePiece]

  init(
    text: String, measures: [Measure], name: String, others: [String] = [], note: String, pieces: [IngredientLinePiece]
  ) {
    self.text = text
    self.others = others
    self.measures = measures
    self.name = name
    self.note = note
    self.pieces = pieces
  }

  /// The first quantity; nil if there is none.
  public var quantity: QuantityRange? { measures.first?.quantity }

  /// The first unit; nil if the ingredient itself is counted, or there is no quantity.
  public var unit: KitchenUnit? { measures.first?.unit }

  /// The amount that the line adds to the grocery list.
  public var amount: Amount {
    guard !measures.isEmpty else { return .some }
    return measures.reduce(.none) { $0 + Amount(counted($1)) }
  }

  /// Returns a number of garlic cloves with the unit `clove`, and any other measure unchanged.
  private func counted(_ measure: Measure) -> Measure {
    measure.unit == nil && GroceryItemKey.namesCloves(name) ? Measure(measure.quantity, .clove) : measure
  }

  /// Returns the line for another number of servings, with its quantities multiplied and its words as written.
  public func scaled(by factor: Quantity) -> IngredientLine {
    guard factor != .one, !measures.isEmpty else { return self }
    let scaled = IngredientLinePiece.scaled(pieces, by: factor)
    return IngredientLine(
      text: scaled.map(\.text).joined(), measures: measures.map { $0.scaled(by: factor) }, name: name, others: others,
      note: note, pieces: scaled)
  }
}
