import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Purchases of groceries` {
  private let today = "2026-11-21"

  private func question(
    _ batch: SubmissionKey, _ kitchen: Kitchen, of person: Person? = nil
  ) throws -> BasketEstimate? {
    try kitchen.database.read { statements throws(StoreError) in
      try GroceryStore.basketToAsk(batch, of: person ?? kitchen.cook, statements)
    }
  }

  @discardableResult
  private func enter(
    _ minorUnits: Int, for batch: SubmissionKey = .random(), on day: String? = nil, _ kitchen: Kitchen
  ) throws -> Purchase.ID {
    let paid = try #require(Money(minorUnits: minorUnits))
    return try kitchen.groceries.enter(paid, for: batch, on: .on(day ?? today), by: kitchen.cook)
  }

  private func purchases(_ kitchen: Kitchen, of person: Person? = nil) throws -> [Purchase] {
    try kitchen.database.read { statements throws(StoreError) in
      try GroceryStore.purchases(of: person ?? kitchen.cook, statements)
    }
  }

  /// Enters a purchase whose eight lines cost 10.00 at typical prices.
  private func enterKnown(_ paid: Int, _ kitchen: Kitchen, by person: Person) throws {
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        INSERT INTO purchase (household_id, person_id, day, paid_minor, line_count, priced_count, estimate_minor)
        VALUES ($1, $2, '2026-11-20', $3, 8, 8, 1000)
        """, [.id(person.household), .id(person.id), .int(paid)])
      try PurchaseRows.updatePriceLevel(of: person.household, statements)
    }
  }

  private func level(_ kitchen: Kitchen, of person: Person? = nil) throws -> Int {
    try PersonStore(kitchen.database).person((person ?? kitchen.cook).id).currency.priceLevel.percent
  }

  /// 500 g of flour, 200 g of butter and 1 kg of sugar, at 20, 110 and 25 cents per 100 g.
  @Test func `have an estimate for lines with a known weight and price`() throws {
    let kitchen = try Kitchen()
    let batch = try kitchen.clearBasket(
      "500 g flour", "200 g butter", "1 kg sugar", "soap", "flour", "2 flux capacitors")

    let basket = try #require(try question(batch, kitchen))

    #expect(basket.lines == 6 && basket.priced == 3)
    #expect(basket.typical.minorUnits == 100 + 220 + 250)
    #expect(basket.cost(in: .dollar)?.minorUnits == 570)
    #expect(basket.cost(in: Currency.dollar.at(PriceLevel(stored: 200)))?.minorUnits == 1_100)
  }

  @Test func `are asked for until the cost is entered or the basket is restored`() throws {
    let kitchen = try Kitchen()
    let (first, second) = (try kitchen.clearBasket("milk"), try kitchen.clearBasket("bread", "salt"))
    #expect(try question(first, kitchen)?.lines == 1)
    #expect(try question(first, kitchen, of: kitchen.stranger) == nil)
    #expect(try question(.random(), kitchen) == nil)

    try enter(250, for: first, kitchen)
    _ = try kitchen.groceries.restore(second, by: kitchen.cook)

    #expect(try question(first, kitchen) == nil)
    #expect(try question(second, kitchen) == nil)
    #expect(try kitchen.shoppingList().sorted() == ["[bread]", "[salt]"])
  }

  @Test func `are not asked for if nothing ticked was cleared`() throws {
    let kitchen = try Kitchen()
    try kitchen.buy("milk")

    let batch = try kitchen.groceries.clear(by: kitchen.cook).batch

    #expect(try question(batch, kitchen) == nil)
  }

  @Test func `are corrected if the form of a basket is sent again`() throws {
    let kitchen = try Kitchen()
    let batch = try kitchen.clearBasket("500 g flour")

    let first = try enter(2_410, for: batch, kitchen)
    let second = try enter(2_140, for: batch, kitchen)

    #expect(first == second)
    #expect(try purchases(kitchen).map(\.paid.minorUnits) == [2_140])
    #expect(try purchases(kitchen)[0].basket == BasketEstimate(lines: 1, priced: 1, typical: Money(stored: 100)))
  }

  @Test func `are entered although the basket was restored meanwhile`() throws {
    let kitchen = try Kitchen()
    let batch = try kitchen.clearBasket("500 g flour")
    _ = try kitchen.groceries.restore(batch, by: kitchen.cook)

    try enter(120, for: batch, kitchen)

    #expect(try purchases(kitchen).map(\.paid.minorUnits) == [120])
  }

  @Test func `are listed with the latest first, and with the other person who entered them`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    try enter(100, on: "2026-11-20", kitchen)
    try enter(200, on: "2026-11-21", kitchen)
    try enter(300, on: "2026-11-19", kitchen)

    #expect(try purchases(kitchen).map(\.paid.minorUnits) == [200, 100, 300])
    #expect(try purchases(kitchen).allSatisfy { $0.otherPerson == nil })
    #expect(try purchases(kitchen, of: bob).allSatisfy { $0.otherPerson == kitchen.cook.name })
    #expect(try purchases(kitchen, of: kitchen.stranger).isEmpty)
  }

  @Test func `can be corrected, deleted and restored by the household only`() throws {
    let kitchen = try Kitchen()
    let id = try enter(2_410, kitchen)
    let (paid, day) = (Money(stored: 1_000), try LocalDate.on("2026-11-19"))

    #expect(throws: StoreError.notFound) {
      try kitchen.groceries.correct(id, to: paid, on: day, by: kitchen.stranger)
    }
    #expect(throws: StoreError.notFound) { try kitchen.groceries.setDeleted(id, true, by: kitchen.stranger) }
    try kitchen.groceries.correct(id, to: paid, on: day, by: kitchen.cook)
    for _ in 0..<2 { try kitchen.groceries.setDeleted(id, true, by: kitchen.cook) }
    #expect(try purchases(kitchen).isEmpty)
    #expect(throws: StoreError.notFound) {
      try kitchen.groceries.correct(id, to: paid, on: day, by: kitchen.cook)
    }
    for _ in 0..<2 { try kitchen.groceries.setDeleted(id, false, by: kitchen.cook) }

    #expect(try purchases(kitchen).map(\.paid) == [paid])
    #expect(try purchases(kitchen).map(\.day) == [day])
  }

  @Test func `are read a hundred at a time, each once, with one more if there are older ones`() throws {
    let kitchen = try Kitchen()
    let days = ["2026-11-19", "2026-11-20", "2026-11-21"]
    for number in 1...205 { try enter(number, on: days[number % 3], kitchen) }
    var (found, newer): ([Purchase], Purchase.ID?) = ([], nil)

    for count in [101, 101, 5] {
      let page = try kitchen.database.read { statements throws(StoreError) in
        try GroceryStore.purchases(of: kitchen.cook, after: newer, statements)
      }
      #expect(page.count == count)
      found += page.prefix(100)
      newer = page.prefix(100).last?.id
    }

    #expect(Set(found.map(\.paid.minorUnits)) == Set(1...205))
    #expect(found.count == 205)
    #expect(found.map(\.day) == found.map(\.day).sorted(by: >))
  }

  @Test func `are purged with their time for Undo`() throws {
    let kitchen = try Kitchen()
    let (id, other) = (try enter(100, kitchen), try enter(200, kitchen))
    try kitchen.groceries.setDeleted(id, true, by: kitchen.cook)
    kitchen.clock.pass(days: StoreLimits.undoDays + 1)

    #expect(try kitchen.groceries.purgeSome())
    #expect(try kitchen.groceries.purgeSome() == false)

    #expect(try kitchen.count("purchase") == 1)
    #expect(throws: StoreError.notFound) { try kitchen.groceries.setDeleted(id, false, by: kitchen.cook) }
    #expect(try purchases(kitchen).map(\.id) == [other])
  }

  @Test func `change the household's price level, and take it back`() throws {
    let kitchen = try Kitchen()
    for paid in [1_300, 1_300] { try enterKnown(paid, kitchen, by: kitchen.cook) }
    #expect(try level(kitchen) == 100)
    try enterKnown(1_500, kitchen, by: kitchen.cook)
    #expect(try level(kitchen) == 130)
    let last = try #require(try purchases(kitchen).first { $0.paid.minorUnits == 1_500 })

    try kitchen.groceries.correct(last.id, to: Money(stored: 1_200), on: last.day, by: kitchen.cook)
    #expect(try level(kitchen) == 130)
    try kitchen.groceries.setDeleted(last.id, true, by: kitchen.cook)
    #expect(try level(kitchen) == 100)
    try kitchen.groceries.setDeleted(last.id, false, by: kitchen.cook)

    #expect(try level(kitchen) == 130)
    #expect(try level(kitchen, of: kitchen.stranger) == 100)
  }

  @Test func `move with the household's last member, in its new currency's decimals`() throws {
    let kitchen = try Kitchen()
    for _ in 0..<3 { try enterKnown(1_500, kitchen, by: kitchen.cook) }
    try kitchen.run("UPDATE household SET currency = 'JPY' WHERE id = \(kitchen.stranger.household.number)")

    try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: kitchen.cook.id)

    let moved = try purchases(kitchen, of: kitchen.stranger)
    #expect(moved.map(\.paid.minorUnits) == [15, 15, 15])
    #expect(moved.map(\.basket.typical.minorUnits) == [10, 10, 10])
    #expect(try level(kitchen, of: kitchen.stranger) == 150)
  }

  @Test func `are deleted with the household, and stay without the person who entered them`() throws {
    let kitchen = try Kitchen()
    let bob = try kitchen.addMember("bob")
    let paid = Money(stored: 100)
    _ = try kitchen.groceries.enter(paid, for: .random(), on: .on(today), by: bob)
    try kitchen.accounts.close(bob.id)
    for _ in 0..<1_000 { guard try kitchen.accounts.removeSome() else { break } }
    #expect(try kitchen.count("purchase WHERE person_id IS NULL") == 1)

    try kitchen.accounts.close(kitchen.cook.id)
    for _ in 0..<1_000 { guard try kitchen.accounts.removeSome() else { break } }

    #expect(try kitchen.count("purchase") == 0)
  }

  @Test(arguments: [("JPY", 13, 10), ("KWD", 12_500, 10_000), ("EUR", 1_250, 1_000)])
  func `keep their numbers when the currency changes`(code: String, paid: Int, typical: Int) throws {
    let kitchen = try Kitchen()
    try enterKnown(1_250, kitchen, by: kitchen.cook)
    let currency = try #require(Currency(code: code))

    let change = HouseholdSettingsChange(currency: currency)
    try SettingsStore(kitchen.database).save(SettingsChange(household: change), by: kitchen.cook)

    #expect(try purchases(kitchen).map(\.paid.minorUnits) == [paid])
    #expect(try purchases(kitchen).map(\.basket.typical.minorUnits) == [typical])
  }
}
