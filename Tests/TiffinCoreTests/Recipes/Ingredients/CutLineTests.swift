import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A split ingredient line` {
  @Test(.enabled(if: RecordedLines.areThere, "\(RecordedLines.missing)"))
  func `keeps the text of recorded lines from recipe sites`() throws {
    let lines = try RecordedLines.ofPages() + RecordedLines.labelled().compactMap { $0["sentence"] }

    #expect(lines.count > 2_100)
    for line in lines { try examine(IngredientLine(line)) }
  }

  @Test(.enabled(if: Recordings.areThere, "\(Recordings.missing)"))
  func `keeps the text of recorded lines from the catalogue`() throws {
    let pairs = try Recordings.recipes().flatMap(\.ingredients)

    #expect(pairs.count > 3_000)
    for pair in pairs { try examine(IngredientLine(measure: pair.measure, name: pair.name)) }
  }

  @Test func `keeps the text of random lines`() throws {
    var chance = SeededRandom(seed: 14)

    for _ in 0..<6_000 {
      try examine(IngredientLine(chance.line()))
      try examine(IngredientLine(measure: chance.line(), name: chance.line()))
    }
  }

  @Test(arguments: [
    ("8 ounces (230 grams) macaroni", "8 ounces", "(230 grams) macaroni"),
    ("2 cups (240g) flour", "2 cups", "(240g) flour"),
    ("3 rashers (100g) bacon", "3 rashers", "(100g) bacon"),
    ("2 tablespoons butter or 1 tablespoon oil", "2 tablespoons", "butter or 1 tablespoon oil"),
    ("200g/7oz flour or 100g/3½oz starch", "200g/7oz", "flour or 100g/3½oz starch"),
    ("½ cup/4 ounces/115 grams oats", "½ cup/4 ounces/115 grams", "oats"),
    ("1 clove , peeled", "1 clove,", "peeled"), ("1½, cups milk", "1½, cups", "milk"),
    ("1 onion ,sliced", "1", "onion, sliced"), ("salt , pepper", "", "salt, pepper"),
    ("1 cup  flour", "1 cup", "flour"), ("2.5.6 kg rice", "", "2.5.6 kg rice"), ("1/2/3 eggs", "", "1/2/3 eggs"),
    ("1\u{FE0F}\u{20E3} egg", "", "1\u{FE0F}\u{20E3} egg"), ("2c.milk", "2c.", "milk"),
  ])
  func `has both parts complete and tidy`(line: String, measure: String, rest: String) {
    #expect(IngredientLine(line).parts == (measure, rest))
  }

  @Test func `keeps its original text, and is shown tidy`() {
    let line = IngredientLine(" 1 clove , peeled ")

    #expect(line.text == " 1 clove , peeled ")
    #expect(line.tidyText == "1 clove, peeled")
    #expect(IngredientLine(measure: "1 clove, peeled", name: "Garlic").parts == ("1 clove,", "peeled Garlic"))
  }

  @Test func `keeps words separate when it is scaled`() throws {
    #expect(IngredientLine("2c.milk").scaled(by: try #require(Quantity(2))).text == "4 cups milk")
  }

  /// The line itself, and as it is for twice and a third of the servings.
  private func examine(_ line: IngredientLine) throws {
    let factors = [try #require(Quantity(2)), try #require(Quantity(1, over: 3))]
    for line in [line] + factors.map(line.scaled) {
      let (sign, measure, rest) = line.cut
      #expect((sign + measure + rest).utf8.elementsEqual(line.text.utf8), "\(line.text)")
      #expect(!isCut(sign, measure + rest) && !isCut(sign + measure, rest), "\(measure)|\(rest)")

      let parts = line.parts
      let shown = [parts.measure, parts.rest].filter { !$0.isEmpty }.joined(separator: " ")
      #expect(!Self.blanksBeforeComma(shown) && !Self.blanksBeforeComma(line.tidyText), "\(shown)")
      #expect(Self.inked(sign + shown) == Self.inked(line.text), "\(shown)")
      #expect(Self.inked(line.tidyText) == Self.inked(line.text), "\(line.tidyText)")
    }
  }

  /// True if a word, a number or a combined character is split between the two.
  private func isCut(_ one: String, _ other: String) -> Bool {
    guard let last = one.last, let first = other.first else { return false }
    if (one + other).count != one.count + other.count { return true }
    let isInWord = [last, first].allSatisfy { $0.isLetter || $0.isNumber }
    let signs: Set<Character> = [".", ",", "/", "⁄", ":", "'", "’"]
    let next = other.dropFirst().first
    let isInNumber = last.isNumber && signs.contains(first) && next?.isNumber == true
    let isBehindSign = signs.contains(last) && one.dropLast().last?.isNumber == true && first.isNumber
    return isInWord || isInNumber || isBehindSign
  }

  private static func blanksBeforeComma(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return zip(scalars, scalars.dropFirst()).contains { $0.properties.isWhitespace && $1 == "," }
  }

  /// All that has ink, in its order.
  private static func inked(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }
}
