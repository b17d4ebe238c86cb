import Testing

@testable import TiffinCore

@Suite struct `A household's price level` {
  /// Returns a purchase whose lines all have prices, 10.00 together.
  private func purchase(
    _ paid: Int, lines: Int = 8, priced: Int? = nil, typical: Int = 1_000
  ) -> (paid: Money, basket: BasketEstimate) {
    let basket = BasketEstimate(lines: lines, priced: priced ?? lines, typical: Money(stored: typical))
    return (Money(stored: paid), basket)
  }

  private func level(_ purchases: [(paid: Money, basket: BasketEstimate)]) -> Int {
    PriceLevel(learntFrom: purchases).percent
  }

  @Test(arguments: [
    ([Int](), 100), ([1_500], 100), ([1_500, 1_500], 100), ([1_500, 1_500, 1_500], 150),
    ([1_100, 9_900, 1_300], 130), ([800, 700, 1_000, 900], 85), ([1_004, 1_004, 1_004], 100),
  ]) func `is the median of what was paid in relation to the estimate, of three purchases or more`(
    paid: [Int], percent: Int
  ) {
    #expect(level(paid.map { purchase($0) }) == percent)
  }

  @Test func `is between half and twice the typical prices`() {
    #expect(level(Array(repeating: purchase(100), count: 3)) == 50)
    #expect(level(Array(repeating: purchase(90_000), count: 3)) == 200)
  }

  @Test func `takes lines without a known price to cost as much as the others`() {
    #expect(level(Array(repeating: purchase(1_500, lines: 12, priced: 8), count: 3)) == 100)
  }

  @Test(arguments: [(4, 4, 1_000, 3_000), (11, 5, 1_000, 3_000), (8, 8, 0, 3_000), (8, 8, 1_000, 0)])
  func `ignores purchases that tell too little`(lines: Int, priced: Int, typical: Int, paid: Int) {
    let vague = Array(repeating: purchase(paid, lines: lines, priced: priced, typical: typical), count: 9)

    #expect(level(vague) == 100)
    #expect(level(vague + Array(repeating: purchase(1_200), count: 3)) == 120)
  }

  @Test func `forgets all but the last twelve purchases`() {
    let old = Array(repeating: purchase(2_000), count: 30)

    #expect(level(Array(repeating: purchase(900), count: 12) + old) == 90)
    #expect(level(Array(repeating: purchase(900), count: 5) + old) == 200)
  }

  @Test func `scales estimates, rounded to two digits`() throws {
    let euro = try #require(Currency(code: "EUR"))

    #expect(euro.rough(cents: 1_000).minorUnits == 900)
    #expect(euro.at(PriceLevel(stored: 150)).rough(cents: 1_000).minorUnits == 1_400)
    #expect(euro.at(PriceLevel(stored: 50)).typical(cents: 1_000).minorUnits == 900)
  }

  @Test func `makes no other currency of one`() throws {
    let euro = try #require(Currency(code: "EUR"))

    #expect(euro.at(PriceLevel(stored: 150)) == euro)
    #expect(Set([euro, euro.at(PriceLevel(stored: 150))]).count == 1)
    #expect(euro != .dollar)
  }
}
