import Fetching
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A barcode look-up` {
  private static let cola = #"{"product_name":"Cola","nutriments":{"energy_100g":176}}"#

  @Test func `finds the household's own food before that of a food table`() throws {
    let kitchen = try Kitchen()
    let shared = try kitchen.products.keep(
      FoodTableEntry(code: "7394376616037", content: try .oatDrink()))
    let own = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)

    #expect(try kitchen.finding("7394376616037") == .found(own))
    #expect(try kitchen.finding("7394376616037", by: kitchen.stranger) == .found(shared))
  }

  @Test func `finds a food with other leading zeros`() throws {
    let kitchen = try Kitchen()
    var drink = try FoodContent.oatDrink()
    drink.barcode = "0036000291452"
    let own = try kitchen.foods.add(drink, by: kitchen.cook)

    #expect(try kitchen.finding("036000291452") == .found(own))
  }

  @Test func `asks Open Food Facts once, with name and version, and stores the food`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts.single("5449000000996", Self.cola)
    let source = try service.source()

    let first = try kitchen.finding("5449000000996", source)
    let again = try kitchen.finding("5449000000996", source)

    let id = try #require(first.food)
    #expect(again == first && service.server.requests.count == 1)
    let food = try kitchen.foods.food(id, for: kitchen.cook)
    #expect(food.source == .openFoodFacts && food.content.nutrients[.energy] == 42_065)
    #expect(service.server.requests.first?.value(of: "User-Agent") == "Tiffin/1.2.3")
  }

  @Test func `asks for an unknown product once a week`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts { _ in nil }
    let source = try service.source()

    for _ in 1...2 { #expect(try kitchen.finding("5449000000996", source) == .unknown) }
    #expect(service.server.requests.count == 1)
    kitchen.clock.pass(seconds: 7 * 86_400 + 1)
    _ = try kitchen.finding("5449000000996", source)

    #expect(service.server.requests.count == 2)
  }

  @Test func `asks for the expanded form of a UPC-E too`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts.single("064206000080", Self.cola)
    let source = try service.source()

    let found = try kitchen.finding("06420680", source)

    #expect(found.food != nil && service.server.requests.count == 2)
    #expect(try kitchen.finding("06420680") == found)
  }

  @Test func `asks at most fifteen times a minute`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts { _ in nil }
    let source = try service.source()
    let codes = try (0..<16).map { try Self.code($0) }

    for code in codes.prefix(15) { #expect(try kitchen.finding(code, source) == .unknown) }
    #expect(try kitchen.finding(codes[15], source) == .spent)
    #expect(service.server.requests.count == 15)
    kitchen.clock.pass(seconds: 60)

    #expect(try kitchen.finding(codes[15], source) == .unknown)
  }

  @Test func `pauses for a minute after a failure`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts { _ in (500, []) }
    let source = try service.source()

    #expect(try kitchen.finding("5449000000996", source) == .unanswered)
    #expect(try kitchen.finding("5449000000996", source) == .paused)
    #expect(service.server.requests.count == 1)
    kitchen.clock.pass(seconds: 61)
    _ = try kitchen.finding("5449000000996", source)

    #expect(service.server.requests.count == 2)
  }

  @Test func `finds nothing if look-ups are off`() throws {
    #expect(try Kitchen().finding("5449000000996") == .unknown)
  }

  @Test(.enabled(if: StandInProducts.isThere, StandInProducts.missing))
  func `finds every recorded product with a valid barcode, and nothing else`() throws {
    let kitchen = try Kitchen()
    let service = try StandInProducts.recorded()
    let source = try service.source()

    for row in try StandInProducts.expectations() {
      let code = row["code"] ?? ""
      guard let barcode = try? Barcode(code) else {
        #expect(["12345678", "1234123412341", "1234567891011"].contains(code))
        continue
      }
      kitchen.clock.pass(seconds: 60)
      let finding = try kitchen.products(source).find(barcode, for: kitchen.cook)
      guard row["found"] == "yes", row["name"] != nil else {
        #expect(finding == .unknown, "\(code)")
        continue
      }
      let id = try #require(finding.food, "\(code)")
      let food = try kitchen.foods.food(id, for: kitchen.cook)
      #expect(food.content.name.text == row["name"], "\(code)")
      let energy = food.content.nutrients[.energy].map { Double($0) / 1_000 }
      let expected = row["kcal_100g"].flatMap(Double.init)
      #expect((energy == nil) == (expected == nil), "\(code)")
      if let energy, let expected { #expect(abs(energy - expected) < 0.1, "\(code)") }
    }
  }

  @Test func `shares its limit and its pause among all processes`() throws {
    let kitchen = try Kitchen()
    let other = try kitchen.another()
    defer { try? other.close() }
    let stores = [kitchen.products, ProductStore(other.database, now: { [clock = kitchen.clock] in clock.seconds })]

    let turns = try (0..<20).map { try stores[$0 % 2].takeTurn() }
    kitchen.clock.pass(seconds: 60)
    try stores[0].failed()

    #expect(turns == Array(repeating: .taken, count: 15) + Array(repeating: .spent, count: 5))
    #expect(try stores[1].takeTurn() == .paused)
    kitchen.clock.pass(seconds: 60)
    #expect(try stores[1].takeTurn() == .taken)
  }

  /// An EAN-8 with these first digits.
  private static func code(_ number: Int) throws -> String {
    let digits = String(4_000_000 + number)
    return try #require((0...9).map { "\(digits)\($0)" }.first { (try? Barcode($0)) != nil })
  }
}

extension ProductLookupResult {
  fileprivate var food: Food.ID? { if case .found(let id) = self { id } else { nil } }
}

extension Kitchen {
  var products: ProductStore { ProductStore(database, now: { [clock] in clock.seconds }) }

  func products(_ source: (any ProductSource)?) -> ProductLookup {
    var products = ProductLookup(foods, self.products, source: source, turns: FetchThreadLimit(places: 2)) { _ in }
    // The machine may be busy.
    products.timeout = .seconds(20)
    return products
  }

  func finding(
    _ typed: String, _ source: (any ProductSource)? = nil, by person: Person? = nil
  ) throws -> ProductLookupResult {
    try products(source).find(try Barcode(typed), for: person ?? cook)
  }
}
