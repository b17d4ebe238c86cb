@testable import TiffinCore

func readDate(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  for date in [LocalDate(typed: text), LocalDate(iso: text)].compacted() {
    precondition(LocalDate(iso: date.iso) == date, "\(date.iso) is another day.")
  }
}

func readNumber(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  for decimals in 0...6 {
    guard let number = try? DecimalText.parse(text, decimals: decimals, unit: "g") else { continue }
    let written = DecimalText.text(of: number, decimals: decimals)
    precondition((try? DecimalText.parse(written, decimals: decimals)) == number, "\(written) is another number.")
  }
  _ = Amount(typed: text)
  _ = RecipePortion(typed: text)
}

func readIngredientLine(_ bytes: [UInt8]) {
  let line = IngredientLine(String(decoding: bytes, as: UTF8.self))
  precondition(line.pieces.map(\.text).joined() == line.text, "The pieces are not the line.")
  for factor in [Quantity(reducing: 1, 3), Quantity(reducing: 1_000, 1)] {
    let scaled = line.scaled(by: factor)
    precondition(scaled.measures.count == line.measures.count, "A measure was lost.")
  }
  _ = (line.amount, GroceryItemKey(line.name))
}

extension [LocalDate?] {
  fileprivate func compacted() -> [LocalDate] { compactMap { $0 } }
}
