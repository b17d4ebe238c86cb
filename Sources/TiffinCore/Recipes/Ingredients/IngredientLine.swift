/// A line of a recipe's ingredients: kept as written, and understood as far as it goes.
///
/// `1 ½ cups plain flour, sifted` is 1 ½ cups, "plain flour", and the note "sifted".
public struct IngredientLine: Hashable, Sendable {
  /// As written.
  public let text: String
  /// How much, several where they belong together (`1 lb 8 oz`); empty where the line does not say.
  public let measures: [Measure]
  /// What to buy, in the line's words; empty where the line is nothing but a measure.
  public let name: String
  /// What else it says: "sifted", "to taste", "large"; may be empty.
  public let note: String

  /// The text cut where its measures are: put together it is exactly that.
  let pieces: [IngredientLinePiece]

  init(text: String, measures: [Measure], name: String, note: String, pieces: [IngredientLinePiece]) {
    self.text = text
    self.measures = measures
    self.name = name
    self.note = note
    self.pieces = pieces
  }

  /// How many or much; nil where the line does not say.
  public var quantity: QuantityRange? { measures.first?.quantity }

  /// Of what; nil where the ingredient itself is counted, or nothing said.
  public var unit: KitchenUnit? { measures.first?.unit }

  /// What it adds to the grocery list.
  public var amount: Amount {
    guard !measures.isEmpty else { return .some }
    return measures.reduce(.none) { $0 + Amount(counted($1)) }
  }

  /// Two garlic cloves are two cloves of garlic.
  private func counted(_ measure: Measure) -> Measure {
    measure.unit == nil && ItemKey.namesCloves(name) ? Measure(measure.quantity, .clove) : measure
  }

  /// The line for more or fewer servings: its quantities so many times, all else as written.
  public func scaled(by factor: Quantity) -> IngredientLine {
    guard factor != .one, !measures.isEmpty else { return self }
    let scaled = IngredientLinePiece.scaled(pieces, by: factor)
    return IngredientLine(
      text: scaled.map(\.text).joined(), measures: measures.map { $0.scaled(by: factor) }, name: name, note: note,
      pieces: scaled)
  }
}
