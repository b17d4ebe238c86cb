import Testing

@testable import TiffinCore

@Suite(.enabled(if: RecordedLines.areThere, "\(RecordedLines.missing)"))
struct `1,500 labelled ingredient lines` {
  private func lines() throws -> [LabelledLine] { try RecordedLines.labelled().map(LabelledLine.init) }

  @Test func `nearly always have the right quantity and unit`() throws {
    let lines = try lines()

    let measured = lines.filter(\.isMeasured).count
    let wrong = lines.filter(\.isMismeasured)

    print("Of \(lines.count) lines \(measured) have their quantity with its unit, \(wrong.count) a wrong one")
    #expect(lines.count == 1_500)
    #expect(measured * 100 >= lines.count * 99, "\(measured)")
    #expect(wrong.count * 1_000 <= lines.count, "\(wrong.map(\.sentence))")
  }

  @Test func `have the right name in 9 of 10 cases`() throws {
    let lines = try lines()

    let named = lines.filter(\.isNamed).count

    print("Of \(lines.count) lines \(named) have their name")
    #expect(named * 100 >= lines.count * 90, "\(named)")
  }

  @Test func `are unchanged after doubling and halving`() throws {
    let (two, half) = (try #require(Quantity(2)), try #require(Quantity(1, over: 2)))

    for line in try lines().map({ IngredientLine($0.sentence) }) {
      let doubled = line.scaled(by: two)
      #expect(doubled.amount == line.amount.scaled(by: two))
      #expect(doubled.scaled(by: half).measures == line.measures)
      #expect(doubled.scaled(by: half).name == line.name)
    }
  }
}
