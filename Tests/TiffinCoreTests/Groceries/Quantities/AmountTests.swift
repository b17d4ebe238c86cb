import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An amount` {
  @Test func `is the same in any order of adding`() {
    var chance = SeededRandom(seed: 2)

    for _ in 0..<300 {
      let shares = (0..<Int.random(in: 1...8, using: &chance)).map { _ in chance.amount() }
      let sum = shares.reduce(.none, +)
      #expect(shares.shuffled(using: &chance).reduce(.none, +) == sum)
      #expect(shares.shuffled(using: &chance).reduce(.none, +).text == sum.text)
      let half = shares.count / 2
      #expect(shares[..<half].reduce(.none, +) + shares[half...].reduce(.none, +) == sum)
    }
  }

  @Test func `is unchanged after a share is added and subtracted`() {
    var chance = SeededRandom(seed: 3)

    for _ in 0..<1_000 {
      let (before, share) = (chance.amount(), chance.amount())
      #expect((before + share) - share == before)
      #expect(((before + share) - share).text == before.text)
      #expect((share - share).isNone)
    }
  }

  @Test func `keeps the sum of every dimension`() {
    var chance = SeededRandom(seed: 4)

    for _ in 0..<300 {
      let shares = (0..<6).map { _ in chance.amount() }
      let sum = shares.reduce(.none, +)
      for dimension in [KitchenUnit.Dimension.mass, .volume, .length] {
        #expect(sum.total(dimension) == shares.reduce(.zero) { $0 + $1.total(dimension) })
      }
      #expect(sum.unmeasured == shares.reduce(0) { $0 + $1.unmeasured })
      for kind in sum.quantities.keys {
        #expect(sum.quantities[kind] == shares.reduce(.zero) { $0 + ($1.quantities[kind] ?? .zero) })
      }
    }
  }

  @Test func `is scaled in all its parts`() throws {
    var chance = SeededRandom(seed: 5)
    let third = try #require(Quantity(1, over: 3))
    let three = try #require(Quantity(3))

    for _ in 0..<300 {
      let amount = chance.amount()
      #expect(amount.scaled(by: third) + amount.scaled(by: third) + amount.scaled(by: third) == amount.tripledRemarks)
      #expect(amount.scaled(by: three).scaled(by: third) == amount)
    }
  }

  @Test func `is stored and read back`() {
    var chance = SeededRandom(seed: 6)

    for _ in 0..<500 {
      let amount = chance.amount() + chance.amount()
      #expect(Amount(stored: amount.stored) == amount, "\(amount.stored)")
    }
    #expect(Amount(stored: "") == Amount.none)
    #expect(
      Amount(typed: "1.2 kg + 3/2 cups + 2 × 400 g tins + 5 + a pinch + some")?.stored
        == "=5;cup=3/2;g=1200;pinch=1;tin*400 g=2;?=1")
  }

  @Test(arguments: [
    "x", "g", "g=", "g=x", "g=1/0", "g=-1", "g=1–2–3", "?=x", "?=-1", "nothing=1", "tin*=1", "tin*4=1", "=", "g=1;;=",
    "g=1/2/3",
  ])
  func `is refused if its stored form is invalid`(stored: String) {
    #expect(Amount(stored: stored) == nil)
  }

  @Test func `is read back from its text`() throws {
    var chance = SeededRandom(seed: 7)
    let shares = [
      "1.2 kg", "2 cups", "½ tsp", "3", "2–3 cloves", "a pinch", "2 × 400 g tins", "1 jar", "250 ml", "1 lb + 8 oz",
      "some",
    ]

    for _ in 0..<300 {
      let parts = (0..<4).compactMap { _ in shares.randomElement(using: &chance).flatMap(Amount.init(typed:)) }
      #expect(parts.count == 4)
      let sum = parts.reduce(.none, +)
      let read = sum.text.isEmpty ? Amount.none : try #require(Amount(typed: sum.text), "\(sum.text)")
      #expect(read.text == (sum.text.isEmpty ? "" : sum.text))
    }
  }

  @Test(arguments: [
    "", " ", "two big bags", "as much as you like", "1 kg of it", "a bit", "1 kg +", "+ 1 kg", "1/0", "-1 kg", "1e5 g",
    "NaN",
  ])
  func `is not read from a text that is no amount`(typed: String) {
    #expect(Amount(typed: typed) == nil)
  }

  @Test(arguments: [
    ("1 kg", "200 g", "800 g"), ("1.2 kg", "1.2 kg", ""), ("1 kg", "2 kg", ""), ("1 kg", "8 oz", "773 g"),
    ("2 cups", "1 tbsp", "1 ¾ cups + 3 tbsp"),
    ("2 cups + 1 tbsp", "2 tbsp", "1 ¾ cups + 3 tbsp"), ("3", "1", "2"), ("3", "1 kg", "3"),
    ("2 cloves", "1 clove + a pinch", "1 clove"),
    ("2–3 cloves", "1 clove", "1–2 cloves"), ("1 lb + 8 oz", "12 oz", "¾ lb"), ("1 cup", "250 ml", ""),
    ("500 ml + 1 cup", "1 cup", "500 ml"),
  ])
  func `converts a subtracted share of another unit, and is never negative`(
    typed: String, share: String, rest: String
  ) throws {
    let (amount, share) = (try #require(Amount(typed: typed)), try #require(Amount(typed: share)))

    #expect((amount - share).text == rest)
  }
}

extension Amount {
  /// The expected sum of three thirds: remarks without a quantity are not divided, and so occur three times.
  fileprivate var tripledRemarks: Amount {
    (0..<2).reduce(self) { amount, _ in amount + Amount(unmeasured: unmeasured) }
  }
}

extension SeededRandom {
  /// Up to four quantities of any kind.
  fileprivate mutating func amount() -> Amount {
    (0..<Int.random(in: 0...4, using: &self)).reduce(.none) { amount, _ in amount + part() }
  }

  private mutating func part() -> Amount {
    let unit = Int.random(in: 0..<6, using: &self) == 0 ? nil : KitchenUnit.allCases.randomElement(using: &self)
    let content = Bool.random(using: &self) ? nil : PackageContent(quantity(), .gram)
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return .some
    case 1: return Amount(Measure(QuantityRange(quantity(), quantity()), unit, content: content))
    default: return Amount(Measure(QuantityRange(quantity()), unit, content: content))
    }
  }
}
