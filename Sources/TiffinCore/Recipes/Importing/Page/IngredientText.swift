/// Ingredient lines as programs write them into pages.
enum IngredientText {
  /// Returns a line without blanks before commas and doubled brackets: `1 carrot , peeled ((optional))`.
  static func tidied(_ line: String) -> String {
    let text = IngredientLine.tidy(line)
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    return withoutDoubledBrackets(Array(text.utf8))
  }

  /// Leaves out brackets directly within others; `(1 large (or 2 small))` has them for a reason.
  private static func withoutDoubledBrackets(_ text: [UInt8]) -> String {
    var open: [Int] = []
    var pairs: [Int: Int] = [:]
    var doubled: [Int] = []
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "(") {
        open.append(place)
      } else if byte == UInt8(ascii: ")"), let start = open.popLast() {
        pairs[start] = place
        if pairs[start + 1] == place - 1 { doubled += [start, place] }
      }
    }
    guard !doubled.isEmpty else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.indices.filter { !doubled.contains($0) }.map { text[$0] }, as: UTF8.self)
  }
}
