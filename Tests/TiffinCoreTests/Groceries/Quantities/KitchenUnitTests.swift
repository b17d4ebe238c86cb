import Testing

@testable import TiffinCore

@Suite struct `A kitchen unit` {
  @Test(arguments: [
    ("1000 mg", "1 g"), ("1000 g", "1 kg"), ("16 oz + 0 g", "16 oz"), ("3 tsp + 1 tbsp", "2 tbsp"),
    ("16 tbsp + 1 cup", "2 cups"),
    ("2 cups + 1 pint", "2 pints"), ("2 pints + 1 quart", "2 quarts"), ("4 quarts + 1 gallon", "2 gallons"),
    ("8 fl oz + 1 cup", "2 cups"), ("10 cl", "100 ml"), ("10 dl", "1 l"), ("10 mm", "1 cm"),
    ("3 dsp + 1 tbsp", "3 tbsp"),
  ])
  func `is converted to and from other units`(typed: String, text: String) {
    #expect(Amount(typed: typed)?.text == text)
  }

  @Test func `of mass is exact`() throws {
    let pound = KitchenUnit.pound.size

    #expect(pound == Quantity(45_359_237, over: 100_000))
    #expect(KitchenUnit.ounce.size * (try #require(Quantity(16))) == pound)
  }

  @Test func `matches the household measures of food labels`() {
    let spoons: [(KitchenUnit, Int)] = [
      (.teaspoon, 5), (.dessertspoon, 10), (.tablespoon, 15), (.fluidOunce, 30), (.cup, 240), (.pint, 480),
      (.quart, 960), (.gallon, 3_840),
    ]

    for (unit, millilitres) in spoons { #expect(unit.size == Quantity(millilitres)) }
  }

  @Test(arguments: KitchenUnit.allCases) func `is recognised by its singular and plural name`(unit: KitchenUnit) {
    #expect(KitchenUnit(words: unit.rawValue) == unit)
    #expect(KitchenUnit(words: unit.name(isPlural: true)) == unit)
    #expect(unit.size > .zero)
    #expect((KitchenUnit.base(of: unit.dimension) == nil) == [.count, .own].contains(unit.dimension))
  }

  @Test(
    arguments: [
      ("Grams", .gram), ("KG", .kilogram), ("Lbs", .pound), ("tblsp", .tablespoon), ("tbls", .tablespoon),
      ("EL", .tablespoon),
      ("TL", .teaspoon), ("Teelöffel", .teaspoon), ("cuillère à soupe", .tablespoon), ("fluid ounces", .fluidOunce),
      ("handfull", .handful), ("spinkling", .sprinkle), ("cans", .tin), ("Blätter", .leaf), ("T", .tablespoon),
      ("t", .teaspoon),
      ("tbsp.", .tablespoon), ("fl. oz.", .fluidOunce), ("c. à s.", .tablespoon),
    ] as [(String, KitchenUnit)])
  func `is recognised in other spellings`(word: String, unit: KitchenUnit) {
    #expect(IngredientLine("2 \(word) of something").unit == unit)
  }
}
