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

  /// The text in pieces, of which two change with the servings.
  let pieces: [Piece]

  enum Piece: Hashable {
    case words(String)
    case measures([Measure], adjective: String?)
  }

  init(text: String, measures: [Measure], name: String, note: String, pieces: [Piece]) {
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

  /// How much, and of what, for a list with two columns: "1 ½ cups" and "plain flour, sifted", "175g/6oz" and
  /// "biscuits". A line that does not begin with how much (`Juice of 1 lemon`) is whole in the second. The sign of a list
  /// in front (`- `, `[ ] `) is in neither.
  public var parts: (measure: String, rest: String) {
    let places = pieces.indices.filter { !pieces[$0].isWords }
    guard let first = places.first, LineReader.isListSign(pieces[..<first].map(\.text).joined()) else {
      return ("", Blank.trimmed(LineReader.withoutListSign(text)))
    }
    let last = places.dropFirst().prefix { pieces[$0 - 1].isSlash }.last ?? first
    let before = pieces[..<first].reduce(0) { $0 + $1.text.utf8.count }
    let after = pieces[(last + 1)...].reduce(0) { $0 + $1.text.utf8.count }
    let measure = text.utf8.dropFirst(before).dropLast(after)
    return (Blank.trimmed(String(Substring(measure))), Blank.trimmed(String(Substring(text.utf8.suffix(after)))))
  }

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
    let scaled = pieces.map { $0.scaled(by: factor) }
    return IngredientLine(
      text: scaled.map(\.text).joined(), measures: measures.map { $0.scaled(by: factor) }, name: name, note: note,
      pieces: scaled)
  }
}

extension IngredientLine.Piece {
  fileprivate var isWords: Bool {
    if case .words = self { true } else { false }
  }

  /// Between a measure and the same in other units: `175g/6oz`.
  fileprivate var isSlash: Bool { Blank.trimmed(text) == "/" }

  fileprivate func scaled(by factor: Quantity) -> Self {
    switch self {
    case .words: self
    case .measures(let measures, let adjective): .measures(measures.map { $0.scaled(by: factor) }, adjective: adjective)
    }
  }

  fileprivate var text: String {
    switch self {
    case .words(let words): words
    case .measures(let measures, let adjective):
      if let measure = measures.first, measures.count == 1 {
        measure.text(adjective: adjective)
      } else {
        measures.reduce(.none) { $0 + Amount($1) }.text
      }
    }
  }
}
