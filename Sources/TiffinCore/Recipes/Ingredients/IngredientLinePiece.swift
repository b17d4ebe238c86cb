/// A stretch of an ingredient's line.
struct IngredientLinePiece: Hashable {
  /// What it says of how much, and how: `small` of `2 small bunches`.
  struct Content: Hashable {
    let measures: [Measure]
    var adjective: String?
  }

  /// As it stands in the line, blanks and all.
  let text: String
  /// Nil for words, which stay as they are for any number of servings.
  let content: Content?

  /// Of words.
  init(_ words: String) {
    text = words
    content = nil
  }

  /// Of measures, as somebody wrote them.
  init(_ content: Content, text: String) {
    self.text = text
    self.content = content
  }

  /// Of measures, as Tiffin writes them.
  private init(_ content: Content) {
    self.init(content, text: content.text)
  }

  /// The pieces for more or fewer servings. What the measures were glued to does not become one word with them: of
  /// `2 c.milk` come `4 cups milk`.
  static func scaled(_ pieces: [Self], by factor: Quantity) -> [Self] {
    pieces.reduce(into: []) { scaled, piece in
      let next = piece.content.map { Self($0.scaled(by: factor)) } ?? piece
      if let last = scaled.last, last.isMeasure || next.isMeasure, last.isGlued(to: next) { scaled.append(Self(" ")) }
      scaled.append(next)
    }
  }

  var isMeasure: Bool { content != nil }

  /// Between a measure and the same in other units: `175g/6oz`.
  var isSlash: Bool { Blank.trimmed(text) == "/" }

  private func isGlued(to next: Self) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.text.unicodeScalars.first else { return false }
    return LineTokens.isPartOfWord(last) && LineTokens.isPartOfWord(first)
  }
}

extension IngredientLinePiece.Content {
  fileprivate func scaled(by factor: Quantity) -> Self {
    Self(measures: measures.map { $0.scaled(by: factor) }, adjective: adjective)
  }

  fileprivate var text: String {
    if let measure = measures.first, measures.count == 1 { return measure.text(adjective: adjective) }
    return measures.reduce(.none) { $0 + Amount($1) }.text
  }
}
