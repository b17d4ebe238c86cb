/// A parser of ingredient lines, with a position among the tokens of a line.
struct IngredientLineParser {
  /// The maximum number of bytes of a line. A longer line has no tokens.
  static let limit = 2_000

  let text: String
  let tokens: [IngredientLineToken]
  var index = 0
  /// True if `3 + ½ tin` is parsed as two amounts, as in the text of an ``Amount``; false if it is parsed as 3 ½ tins.
  var addsApart = false

  init(_ text: String) {
    self.text = text
    tokens = text.utf8.count <= Self.limit ? IngredientLineTokenizer.of(text) : []
  }

  var isAtEnd: Bool { index >= tokens.count }

  func token(_ distance: Int = 0) -> IngredientLineToken? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  func word(_ distance: Int = 0) -> String? { token(distance)?.word }

  mutating func skip(_ words: Set<String>) -> Bool {
    guard let word = word(), words.contains(word) else { return false }
    index += 1
    return true
  }

  /// Skips one of a few words. Searching an array is faster than creating a set for each call.
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

  /// Calls a closure that parses something, and restores the position if it returns nil.
  mutating func attempt<Result>(_ read: (inout IngredientLineParser) -> Result?) -> Result? {
    let start = index
    let result = read(&self)
    if result == nil { index = start }
    return result
  }

  /// Returns the text from the first to the last of the given tokens.
  func text(_ tokens: Range<Int>) -> String {
    range(tokens).map { String(text[$0]) } ?? ""
  }

  /// Returns the range from the first to the last of the given tokens; nil if there are none.
  func range(_ tokens: Range<Int>) -> Range<String.Index>? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
  }
}
