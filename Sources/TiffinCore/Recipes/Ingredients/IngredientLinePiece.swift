/// A piece of an ingredient's line, which consists either of words or of measures.
struct IngredientLinePiece: Hashable {
  /// The measures of a piece, with an adjective such as `small` in `2 small bunches`.
  struct Content: Hashable {
    let measures: [Measure]
    var adjective: String?
    /// The size of each piece in one or more units, which is not scaled, as in `2 × 500 g/1 lb 2 oz`.
    var sizes: [[Measure]] = []
    /// The words around the number, such as `大さじ` before it, which do not change when scaling; nil if the measure is
    /// formatted again.
    var frame: Frame?
  }

  /// The words before and after the number of a measure, such as `個` in `4個`.
  struct Frame: Hashable {
    let before: String
    let after: String
  }

  /// The text in the line, including whitespace.
  let text: String
  /// The measures; nil for words, which are not scaled.
  let content: Content?

  /// Creates a piece of words.
  init(_ words: String) {
    text = words
    content = nil
  }

  /// Creates a piece of measures as written in the line.
  init(_ content: Content, text: String) {
    self.text = text
    self.content = content
  }

  /// Creates a piece of measures in Tiffin's own format.
  private init(_ content: Content) {
    self.init(content, text: content.text)
  }

  /// Returns the pieces for another number of servings. A space is inserted where measures touch other text: `2 c.milk`
  /// becomes `4 cups milk`.
  static func scaled(_ pieces: [Self], by factor: Quantity) -> [Self] {
    pieces.reduce(into: []) { scaled, piece in
      let next = piece.content.map { Self($0.scaled(by: factor)) } ?? piece
      if let last = scaled.last, last.isMeasure || next.isMeasure, last.isGlued(to: next) { scaled.append(Self(" ")) }
      scaled.append(next)
    }
  }

  var isMeasure: Bool { content != nil }

  /// True if the text is the slash before a repetition in other units, as in `175g/6oz`.
  var isSlash: Bool { Whitespace.trimmed(text) == "/" }

  /// Returns true if the pieces touch, and would be parsed as one word.
  func isGlued(to next: Self) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.text.unicodeScalars.first else { return false }
    if CounterWord.isEastAsian(last) || CounterWord.isEastAsian(first) { return false }
    return IngredientLineTokenizer.isPartOfWord(last) && IngredientLineTokenizer.isPartOfWord(first)
  }
}

extension IngredientLinePiece.Content {
  fileprivate func scaled(by factor: Quantity) -> Self {
    Self(
      measures: measures.map { $0.scaled(by: factor) }, adjective: adjective, sizes: sizes,
      frame: frame)
  }

  fileprivate var text: String {
    if let frame { return frame.before + (measures.first.map { Measure($0.quantity).text } ?? "") + frame.after }
    let each = sizes.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "/")
    if !sizes.isEmpty, let measure = measures.first { return measure.text(of: each) }
    if let measure = measures.first, measures.count == 1 { return measure.text(adjective: adjective) }
    let sum = measures.reduce(.none) { $0 + Amount($1) }.text
    return measures.allSatisfy { $0.unit?.dimension == .mass } ? sum.replacing(" + ", with: " ") : sum
  }
}
