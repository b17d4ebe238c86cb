import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A hostile ingredient line` {
  @Test func `is read without a crash`() throws {
    var chance = SeededRandom(seed: 8)
    let factors = [Quantity.one, Quantity(7, over: 3), Quantity(1_000), .zero].compactMap(\.self)

    for _ in 0..<6_000 {
      let line = chance.line()
      let read = IngredientLine(line)
      #expect(read.text == line)
      _ = IngredientLine(measure: line, name: "x").amount.stored
      if let factor = factors.randomElement(using: &chance) { _ = read.scaled(by: factor).amount.text }
      if let amount = Amount(typed: line) { #expect(Amount(stored: amount.stored) == amount) }
    }
  }

  @Test(arguments: [
    "(", "1 ", "1/", "½", "a ", "1 x ", "1 (", ", ", "- ", "1 cup plus ", "9", "1-", "tsp ", "to ", "\u{301}",
  ])
  func `is kept as written if it is too long to be parsed`(part: String) {
    let line = String(repeating: part, count: 100_000 / part.utf8.count)

    #expect(IngredientLine(line).text == line)
    #expect(Amount(typed: line) == nil)
    #expect(IngredientLine(String(line.unicodeScalars.prefix(900))).text.utf8.count <= 2_000)
  }
}
