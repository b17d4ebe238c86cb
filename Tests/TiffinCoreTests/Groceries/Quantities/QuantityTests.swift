import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A quantity` {
  @Test(arguments: [
    (0, 1, "0"), (1, 2, "½"), (3, 2, "1 ½"), (2, 3, "⅔"), (5, 3, "1 ⅔"), (7, 8, "⅞"), (6, 3, "2"), (4, 8, "½"),
    (6, 5, "1 ⅕"), (1, 10, "0.1"), (1, 16, "0.063"), (1, 7, "0.14"), (100, 3, "33 ⅓"), (12, 1, "12"),
  ])
  func `is written as a fraction, as cooks write it`(numerator: Int, denominator: Int, text: String) throws {
    #expect(try #require(Quantity(numerator, over: denominator)).fraction == text)
  }

  @Test(arguments: [
    (1, 2, "0.5"), (6, 5, "1.2"), (5, 4, "1.25"), (1, 3, "0.33"), (200, 3, "66.7"), (2_000, 3, "667"), (4, 3, "1.33"),
    (1, 1_000, "0.001"), (1, 30_000, "0.000033"), (1, 3_000_000, "0"), (1_000, 1, "1000"), (999_999, 1_000, "999.999"),
    (1_999, 2_000, "1"),
  ])
  func `is written as a decimal, as scales show it`(numerator: Int, denominator: Int, text: String) throws {
    #expect(try #require(Quantity(numerator, over: denominator)).decimals == text)
  }

  @Test(arguments: [(-1, 1), (1, 0), (1, -1), (Int.max, 1), (1, Int.max), (1, Int.min)])
  func `is never negative, infinite or too large`(numerator: Int, denominator: Int) {
    #expect(Quantity(numerator, over: denominator) == nil)
  }

  @Test func `is exact, so that three thirds are one`() throws {
    let third = try #require(Quantity(1, over: 3))

    #expect(third + third + third == .one)
    #expect(third * (try #require(Quantity(3))) == .one)
    #expect(Quantity.one / third == Quantity(3))
    #expect(Quantity.one - third - third == third)
    #expect(third - .one == .zero)
    #expect(third / .zero == .zero)
  }

  @Test func `obeys the laws of arithmetic`() {
    var chance = SeededRandom(seed: 1)

    for _ in 0..<2_000 {
      let (one, two, three) = (chance.quantity(), chance.quantity(), chance.quantity())
      #expect(one + two == two + one)
      #expect((one + two) + three == one + (two + three))
      #expect((one + two) - two == one)
      #expect((one + two) * three == one * three + two * three)
      #expect(two == .zero || (one / two) * two == one)
      #expect((one < two) == (one - two == .zero && one != two))
    }
  }

  @Test func `is limited and rounded beyond its range`() throws {
    let most = try #require(Quantity(Quantity.limit))
    let least = try #require(Quantity(1, over: Quantity.limit))

    #expect(most + .one == most)
    #expect(most * most == most)
    #expect(least * least == .zero)
    #expect(most + least == most)
    #expect((most / least) == most)
    #expect(try #require(Quantity(1, over: Quantity.limit - 1)) + .one + .one == .one + .one)
    #expect(try #require(Quantity(Quantity.limit - 1, over: 7)) * .one < most)
  }
}

extension SeededRandom {
  /// Quantities that cooks use.
  mutating func quantity() -> Quantity {
    let denominator = [1, 1, 1, 2, 3, 4, 5, 6, 8, 10, 16, 100, 1_000].randomElement(using: &self) ?? 1
    return Quantity(Int.random(in: 0...2_000, using: &self), over: denominator) ?? .zero
  }
}
