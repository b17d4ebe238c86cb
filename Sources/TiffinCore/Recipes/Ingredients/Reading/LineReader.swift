/// A reader of ingredient lines, from the first token to the last.
struct LineReader {
  /// The most bytes of a line; a longer one is not read.
  static let limit = 2_000

  let text: String
  let tokens: [LineToken]
  var index = 0
  /// True if `3 + ½ tin` are two amounts, as ``Amount`` writes them.
  var addsApart = false

  init(_ text: String) {
    self.text = text
    tokens = text.utf8.count <= Self.limit ? LineTokens.of(text) : []
  }

  var isAtEnd: Bool { index >= tokens.count }

  func token(_ distance: Int = 0) -> LineToken? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  func word(_ distance: Int = 0) -> String? { token(distance)?.word }

  mutating func skip(_ words: Set<String>) -> Bool {
    guard let word = word(), words.contains(word) else { return false }
    index += 1
    return true
  }

  /// Skips one of a few words: comparing them is cheaper than making a set of them for each question.
  mutating func skip(_ words: [String]) -> Bool {
    guard let word = word(), words.contains(word) else { return false }
    index += 1
    return true
  }

  mutating func skip(sign signs: [Unicode.Scalar]) -> Bool {
    guard let token = token(), token.isSign(signs) else { return false }
    index += 1
    return true
  }

  /// Runs a reading step, and goes back if it returns nil.
  mutating func attempt<Result>(_ read: (inout LineReader) -> Result?) -> Result? {
    let start = index
    let result = read(&self)
    if result == nil { index = start }
    return result
  }

  /// Returns the text from the first to the last of some tokens.
  func text(_ tokens: Range<Int>) -> String {
    range(tokens).map { String(text[$0]) } ?? ""
  }

  /// Returns the range from the first to the last of some tokens.
  func range(_ tokens: Range<Int>) -> Range<String.Index>? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
  }
}
