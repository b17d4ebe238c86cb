import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A food's portions` {
  @Test func `are shown without inches, without NLEA servings and never without a label`() throws {
    let kitchen = try Kitchen(withFoods: true)

    for food in try kitchen.boxFoods() {
      let labels = food.content.shownPortions.map { food.content.portions[$0].label }
      let odd = labels.filter { $0.contains("\"") || $0.contains("NLEA") || $0.contains("refuse") || $0.isEmpty }
      #expect(odd == [], "\(food.content.name.text)")
      #expect(food.content.portions.isEmpty == labels.isEmpty, "\(food.content.name.text)")
    }
  }

  @Test(arguments: [
    ("medium (2-1/2\" dia)", "medium"), ("NLEA serving", "serving"), ("cup (1 NLEA serving)", "cup"),
    ("oz (49 kernels)", "oz (49 kernels)"), ("fruit 3-3/8\" high x 3\" diameter", "fruit"),
    ("cup 1\" pieces", "cup pieces"), ("spear, small (5\" long or less)", "spear, small"),
    ("fruit without refuse", "fruit"), ("wedge (approx 1/16 of melon)", "wedge (approx 1/16 of melon)"),
    ("ear, medium (6-3/4\" to 7-1/2\" long) yields", "ear, medium"), ("each burrito", "burrito"),
    ("can (10.75 oz), prepared", "can, prepared"), ("bar (1.55 oz)", "bar"),
    ("cup, with pits, yields", "cup, with pits"),
    ("sweetpotato, 5\" long", "sweetpotato"), ("Potato large (3\" to 4-1/4\" dia)", "potato large"),
    ("slice", "slice"), ("our blue mug", "our blue mug"), ("6 inch sub", "6 inch sub"),
  ]) func `have everyday names`(measure: String, label: String) throws {
    #expect(try #require(FoodPortion(measure: measure, mass: 1_000)).label == label)
  }

  /// The usual portions, by a few foods of each kind: the number, the amount, what it is called, the row of the table.
  @Test(
    .enabled(if: TestData.has("foods/usda-portions.csv"), Comment(rawValue: TestData.missing)),
    arguments: [
      ("09252", "medium", "medium"), ("01123", "large", "large"), ("09191", "medium", "medium (2-1/2\" dia)"),
      ("15036", "fillet", "fillet"), ("15046", "fillet", "fillet"), ("16098", "tbsp", "tbsp"),
      ("14096", "glass", "serving (5 fl oz)"), ("19411", "chips", "chips"), ("08121", "bowl", "cup"),
      ("14355", "cup", "cup (8 fl oz)"), ("14381", "cup", "cup (8 fl oz)"),
    ]) func `begin with the usual portion from the USDA table`(code: String, label: String, measure: String) throws
  {
    let food = try Kitchen(withFoods: true).food(code: code)
    let rows = try CSVRows.read("foods/usda-portions.csv").filter { $0["ndb_no"] == code }
    let row = try #require(rows.first { $0["measure"] == measure })

    let usual = food.content.usualAmount
    let mass = try #require(food.content.mass(of: usual.unit)) * usual.quantity

    #expect(food.content.name(of: usual.unit) == label)
    #expect(usual.quantity.decimals == row["amount"])
    #expect((mass / Quantity(reducing: 1_000, 1)).decimals == row["grams"])
    #expect(food.content.units.first == usual.unit)
  }

  /// 250 ml of what the USDA weighs by the cup of 236.588 ml.
  @Test(
    .enabled(if: TestData.has("foods/usda-portions.csv"), Comment(rawValue: TestData.missing)),
    arguments: ["01079", "01085", "01088", "01106", "09135", "09273", "11540", "14091", "16120"])
  func `begin with a glass of 250 ml for drinks`(code: String) throws {
    let food = try Kitchen(withFoods: true).food(code: code)
    let cup = try CSVRows.read("foods/usda-portions.csv").first { $0["ndb_no"] == code && $0["measure"] == "cup" }
    let grams = try #require(cup?["grams"].flatMap { Double($0) })

    let usual = food.content.usualAmount

    #expect(food.content.name(of: usual.unit) == "glass")
    #expect(food.content.mass(of: usual.unit)?.value == (grams * 250 / 236.588).rounded() * 1_000)
  }

  /// The portions of foods of the Swiss table, taken from the USDA's food of the same shape.
  @Test(
    .enabled(if: TestData.has("foods/usda-portions.csv"), Comment(rawValue: TestData.missing)),
    arguments: [
      ("ch-1535", "slice", "21299", "slice"), ("ch-820", "slice", "18027", "slice (5\" x 3\" x 1/2\")"),
      ("ch-13997", "tbsp", "16158", "tbsp"), ("ch-13460", "burger", "21102", "sandwich"),
      ("ch-951", "gummy bears", "19106", "gummy bears"), ("ch-13420", "can", "14003", "can"),
      ("ch-14061", "piece", "36601", "piece"), ("ch-71", "cup", "01015", "cup (not packed)"),
    ]) func `are those of a similar food if the USDA table has none`(
      code: String, label: String, like: String, measure: String
    ) throws
  {
    let food = try Kitchen(withFoods: true).food(code: code)
    let rows = try CSVRows.read("foods/usda-portions.csv").filter { $0["ndb_no"] == like }
    let row = try #require(rows.first { $0["measure"] == measure })

    let usual = food.content.usualAmount
    let mass = try #require(food.content.mass(of: usual.unit)) * usual.quantity

    #expect(food.content.name(of: usual.unit) == label)
    #expect(usual.quantity.decimals == row["amount"])
    #expect((mass / Quantity(reducing: 1_000, 1)).decimals == row["grams"])
  }

  /// 8 fluid ounces of rice milk weigh 240 g.
  @Test func `of oat milk begin with a glass, and include spoons and cups`() throws {
    let food = try Kitchen(withFoods: true).food(code: "ch-14114")

    #expect(food.content.name(of: food.content.usualAmount.unit) == "glass")
    let ounce: Double = 240 / 8
    let grams = (ounce / 29.574 * 250).rounded()
    #expect(food.content.mass(of: food.content.usualAmount.unit)?.value == grams * 1_000)
    for unit in ["cup", "tbsp", "ml"] {
      #expect(food.content.unit(named: [unit]) != nil, "\(unit)")
    }
  }

  @Test func `are found again from lines with their full measure`() throws {
    let kitchen = try Kitchen(withFoods: true)

    for food in try kitchen.boxFoods() {
      for portion in food.content.portions {
        let mass = Int(portion.massOfOne.value.rounded())
        let line = MealLine(
          food: nil, name: "", amount: "1", measure: portion.measure, mass: mass, nutrients: .unknown)
        let unit = food.content.unit(of: line)
        #expect(unit.flatMap(food.content.mass)?.value.rounded() == Double(mass), "\(food.content.name.text)")
      }
    }
  }
}

@Suite struct `A typed amount of a food` {
  /// Grams by the USDA's portions: of the measure itself, or of another one with as many teaspoons as stated.
  @Test(
    .enabled(if: TestData.has("foods/usda-portions.csv"), Comment(rawValue: TestData.missing)),
    arguments: [
      ("19296", "2 EL", "tbsp", 2.0), ("02046", "1 TL", "tsp or 1 packet", 1.0), ("01088", "1 pint", "cup", 2.0),
      ("14003", "1 pint", "fl oz", 16.0), ("19335", "3 teaspoons", "tsp", 3.0), ("20038", "4 EL", "cup", 0.25),
      ("18075", "3 slices", "slice", 3.0), ("18075", "2 Scheiben", "slice", 2.0), ("11215", "2 Zehen", "clove", 2.0),
      ("09433", "3 pieces", "fruit", 3.0), ("09191", "2 Stück", "medium (2-1/2\" dia)", 2.0),
      ("01123", "3 Stück", "large", 3.0),
      ("01116", "2 tbsp", "cup (8 fl oz)", 0.125), ("04053", "1 cuillère à soupe", "tablespoon", 1.0),
      ("01036", "3 Esslöffel", "cup", 0.1875), ("20081", "1 tbsp", "cup", 0.0625), ("06008", "1 quart", "cup", 4.0),
      ("09206", "2 cups", "cup", 2.0), ("01040", "2 slices", "slice (1 oz)", 2.0),
      ("11333", "1 piece", "medium (approx 2-3/4\" long, 2-1/2\" dia)", 1.0),
    ]) func `is read in spoons, cups, pints, slices and pieces in several languages`(
      code: String, typed: String, measure: String, factor: Double
    ) throws
  {
    let food = try Kitchen(withFoods: true).food(code: code)
    let rows = try CSVRows.read("foods/usda-portions.csv")
    let row = try #require(rows.first { $0["ndb_no"] == code && $0["measure"] == measure }, "\(measure)")
    let grams = try #require(row["grams"].flatMap { Double($0) }) / (try #require(row["amount"].flatMap { Double($0) }))

    let amount = try FoodAmount(typed: typed, .gram, of: food.content)

    let mass = try #require(food.line(amount).mass)
    #expect(abs(Double(mass) / 1_000 - grams * factor) < 0.01 * grams * factor, "\(typed) of \(food.content.shownName)")
  }

  @Test(arguments: [
    ("2 pounds", 907_185), ("1 kilo", 1_000_000), ("500 gramm", 500_000), ("3 ounces", 85_049), ("250 milligrams", 250),
  ]) func `is read in weights under many names`(typed: String, mass: Int) throws {
    let food = try Food.banana()

    #expect(food.line(try FoodAmount(typed: typed, .portion(0), of: food.content)).mass == mass)
  }

  @Test func `in spoons keeps its unit when it is edited`() throws {
    let food = try Kitchen(withFoods: true).food(code: "20081")

    let line = food.line(try FoodAmount(typed: "3 EL", .portion(0), of: food.content))

    #expect((line.amount, line.measure) == ("3", "tbsp"))
    #expect(food.content.unit(of: line) == .volume(.tablespoon))
    #expect(food.content.units(with: .volume(.tablespoon)).last == .volume(.tablespoon))
  }

  @Test(arguments: [("23230", "1 cup"), ("01022", "2 slices"), ("15236", "1 EL"), ("09040", "3 cans")])
  func `is refused if its weight is unknown`(code: String, typed: String) throws {
    let food = try Kitchen(withFoods: true).food(code: code)

    #expect(throws: FoodError.self) { try FoodAmount(typed: typed, .gram, of: food.content) }
  }
}

extension Kitchen {
  /// The food with that code in the USDA's table.
  func food(code: String) throws -> Food {
    let id = try #require(try codes().first { $0.value == code }?.key)
    return try foods.food(id, for: cook)
  }
}
