import Testing

@testable import TiffinCore

@Suite struct `A typed food amount` {
  @Test(arguments: [
    ("2", "p0", 450_000), ("1/2", "p0", 112_500), ("½", "p0", 112_500), ("1 1/2", "p0", 337_500),
    ("1½", "p0", 337_500), ("0,5", "p0", 112_500), ("150 g", "p0", 150_000), ("150g", "p0", 150_000),
    ("1 cup mashed", "g", 225_000), ("1 cup, sliced", "g", 150_000), ("2 medium", "g", 236_000),
    ("0.15 kg", "p0", 150_000), ("1 oz", "p0", 28_350), ("150", "g", 150_000),
    ("1 000 g", "p0", 1_000_000), ("1\u{202F}000 g", "p0", 1_000_000), ("1,000 g", "p0", 1_000_000),
    ("1.000", "g", 1_000_000), ("1.250 kg", "p0", 1_250_000), ("0.125", "g", 125), ("1 1/2", "g", 1_500),
    ("12,50 g", "p0", 12_500), (".6", "g", 600), (",5 kg", "p0", 500_000), ("1'250 g", "p0", 1_250_000),
    ("1.250,5 g", "p0", 1_250_500), ("1,250", "g", 1_250_000), ("62.125 g", "p0", 62_125), ("2 ½", "p0", 562_500),
    ("1,250.5 g", "p0", 1_250_500), ("1.125", "p0", 253_125),
  ])
  func `is read as a weight`(_ typed: String, _ unit: String, _ mass: Int) throws {
    let banana = try Food.banana()

    let amount = try FoodAmount(typed: typed, try #require(FoodUnit(code: unit)), of: banana.content)

    #expect(banana.line(amount).mass == mass)
  }

  @Test(arguments: [
    ("6 oz", 170_097), ("150 g", 150_000), ("1 lb", 453_592), ("2 packages", 567_000), ("1 cup", 245_000),
    ("8 fl oz", 245_000),
  ])
  func `is the typed weight, even if portions mention other weights`(_ typed: String, _ mass: Int) throws {
    let portions = [("cup (8 fl oz)", 245_000), ("package (10 oz)", 283_500), ("pot of 125 g, 1 lb tray", 125_000)]
    let yoghurt = try Food.banana(portions)

    let amount = try FoodAmount(typed: typed, .portion(0), of: yoghurt.content)

    #expect(yoghurt.line(amount).mass == mass)
  }

  @Test func `is refused above two tonnes, even for a food without figures`() throws {
    let water = FoodContent(name: try MealName("Water"), nutrients: .unknown)

    #expect(throws: FoodError.tooMuch) { try FoodAmount(typed: "2500 kg", .gram, of: water) }
  }

  @Test(arguments: [
    ("29.574", "ml", "29.5740"), ("62.125", "g", "62.1250"), ("29.6", "ml", "29.6"), ("1.125", "cup", "1.125"),
    ("1 ½", "g", "1 ½"),
  ])
  func `is read back from its own text`(_ amount: String, _ measure: String, _ typed: String) throws {
    let line = MealLine(food: 1, name: "Juice", amount: amount, measure: measure, mass: nil, nutrients: .unknown)

    #expect(line.typedAmount == typed)
    let basis: Food.Basis = measure == "ml" ? .millilitres : .grams
    let juice = FoodContent(
      name: try MealName("Juice"), basis: basis, nutrients: .unknown,
      portions: [try #require(FoodPortion(measure: "cup", mass: 240_000))])
    let again = try FoodAmount(typed: typed, try #require(juice.unit(of: line)), of: juice)
    let read = try #require(WrittenNumber.beginning(amount)?.number.value)
    // Fluid ounces are millilitres to a tenth.
    #expect(abs(again.quantity.value - read.value) < 0.051)
  }

  @Test(arguments: [
    ([("cup slices", 109_000), ("medium (3\" dia)", 182_000)], "4 slices", nil),
    ([("cup, sliced", 150_000), ("medium (7\" long)", 118_000)], "3 slices", nil),
    ([("slice, thin", 20_000), ("cup, sliced", 150_000)], "3 slices", 60_000),
    ([("piece (1/8 of 9\" dia)", 125_000)], "1 pie", nil), ([("pie (9\" dia)", 950_000)], "1/2 pie", 475_000),
    ([("cup, chopped", 136_000), ("large", 50_000)], "2 bananas", 100_000),
    ([("cup, chopped", 136_000), ("large", 50_000)], "2 large bananas", 100_000),
    ([("tbsp", 16_000)], "2 tablespoons", 32_000), ([("cup", 244_000), ("fl oz", 30_500)], "200 ml", 206_000),
    ([("cup", 244_000)], "1 l", 1_031_000), ([("tbsp (level)", 16_000)], "5 ml", 5_400),
  ])
  func `counts the unit of a portion, not the amounts in its description`(
    _ portions: [(String, Int)], _ typed: String, _ mass: Int?
  ) throws {
    let food = try Food.banana(portions)

    let amount = try? FoodAmount(typed: typed, .portion(0), of: food.content)

    #expect(amount.flatMap { food.line($0).mass } == mass)
  }

  @Test(arguments: [
    (["cup, chopped", "tbsp", "large"], 2), (["cup", "tbsp", "packet"], 1), (["cup", "fl oz", "quart"], 0),
    (["cup, whole", "oz (23 whole kernels)"], 1), (["cup, cubes", "medium", "large"], 1),
  ])
  func `has a default portion that is a usual serving`(_ measures: [String], _ place: Int) throws {
    #expect(try Food.banana(measures.map { ($0, 100_000) }).content.usual == .portion(place))
  }

  @Test func `offers an ounce only once as a unit`() throws {
    #expect(try Food.banana([("oz", 28_350)]).content.units == [.portion(0), .gram])
  }

  @Test func `is refused in millilitres if a portion only mentions them`() throws {
    let soup = try Food.banana([("can (400 ml)", 400_000)])

    #expect(throws: FoodError.unitUnknown("ml")) { try FoodAmount(typed: "200 ml", .portion(0), of: soup.content) }
  }

  @Test(arguments: ["", "0", "-1", "a lot", "1/0"])
  func `must be a number above 0`(_ typed: String) throws {
    let banana = try Food.banana()

    #expect(throws: FoodError.amountUnread) { try FoodAmount(typed: typed, .portion(0), of: banana.content) }
  }

  @Test(arguments: ["1000000", "100000 g", "9999"])
  func `is refused above the limit of a meal`(_ typed: String) throws {
    let banana = try Food.banana()

    #expect(throws: FoodError.tooMuch) { try FoodAmount(typed: typed, .portion(0), of: banana.content) }
  }

  @Test func `is refused in a unit that the food does not have`() throws {
    let banana = try Food.banana()

    #expect(throws: FoodError.unitUnknown("bowls")) {
      try FoodAmount(typed: "2 bowls", .portion(0), of: banana.content)
    }
  }

  @Test func `adds no figure that the food does not state`() throws {
    let banana = try Food.banana()

    let line = banana.line(try #require(FoodAmount(.one, .portion(0))))

    #expect(line.nutrients.energy?.kilocalories == 200)
    #expect(line.nutrients[.alcohol] == nil)
    #expect(line.nutrients[.sugars] == nil)
  }
}

extension Food {
  static func banana(
    _ portions: [(String, Int)] = [("cup, mashed", 225_000), ("cup, sliced", 150_000), ("medium (7\" long)", 118_000)]
  ) throws -> Food {
    var nutrients = Nutrients()
    nutrients[.energy] = 89_000
    nutrients[.carbs] = 22_840
    let content = FoodContent(
      name: try MealName("Bananas, raw"), nutrients: nutrients,
      portions: portions.compactMap { FoodPortion(measure: $0.0, mass: $0.1) })
    return Food(id: Food.ID(1), source: .usda, revision: 1, content: content)
  }
}
