import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `An Open Food Facts response` {
  @Test(.enabled(if: StandInProducts.isThere, StandInProducts.missing))
  func `is read as expected in all forty recordings`() throws {
    let rows = try StandInProducts.expectations()
    #expect(rows.count == 40)

    for row in rows {
      let file = row["file"] ?? ""
      let answer = OpenFoodFacts.facts(try TestData.bytes("openfoodfacts/\(file)"))
      guard case .some(.some(let facts)) = answer else {
        #expect(answer != nil && row["found"] == "no", "\(file)")
        continue
      }
      #expect(row["found"] == "yes", "\(file)")
      #expect(facts.code == row["code"], "\(file)")
      #expect(facts.name == row["name"], "\(file)")
      #expect(facts.brand == row["brand"], "\(file)")
      expect(facts, row, file)
    }
  }

  private func expect(_ facts: OpenFoodFactsProduct, _ row: [String: String], _ file: String) {
    let columns: [(Nutrient, String)] = [
      (.energy, "kcal_100g"), (.protein, "protein_100g"), (.fat, "fat_100g"), (.carbs, "carbs_100g"),
      (.sugars, "sugars_100g"), (.fibre, "fibre_100g"), (.salt, "salt_100g"),
    ]
    for (nutrient, column) in columns {
      let expected = row[column].flatMap(Double.init)
      // The figures of a serving without a weight are not of 100 g.
      let read = facts.basis == .piece ? nil : facts.nutrients[nutrient].map { Double($0) / 1_000 }
      #expect((read == nil) == (expected == nil), "\(file): \(column)")
      if let read, let expected { #expect(abs(read - expected) < 0.1, "\(file): \(column)") }
    }
    let serving = row["serving_quantity"].flatMap(Double.init)
    let portion = facts.portion.map { Double($0.mass) / 1_000 }
    #expect(abs((portion ?? -1) - (serving ?? -1)) < 0.01, "\(file): serving")
  }

  @Test(arguments: ["", "[]", "{}", "<h1>Sorry</h1>", #"{"product":[]}"#, #"{"status":1,"product":{"code":"x"}}"#])
  func `without a product gives no product`(body: String) {
    let answer = OpenFoodFacts.read(Array(body.utf8))

    if case .success(let product) = answer { #expect(product == nil) }
  }

  @Test func `keeps only plausible figures`() throws {
    let body = #"""
      {"code":"5449000000996","product":{"product_name":"Cola","serving_size":"330 ml","serving_quantity":"330",
      "nutriments":{"energy-kcal_100g":"42","fat_100g":-1,"proteins_100g":"<0.5","carbohydrates_100g":1060,
      "sugars_100g":"1.06e1","salt_100g":"0,01"}}}
      """#
    let product = try OpenFoodFacts.read(Array(body.utf8)).get()
    let food = try #require(product).food

    #expect(food.content.basis == .millilitres)
    #expect(food.content.nutrients[.energy] == 42_000 && food.content.nutrients[.sugars] == 10_600)
    #expect(food.content.nutrients[.salt] == 10)
    for nutrient in [Nutrient.fat, .protein, .carbs] { #expect(food.content.nutrients[nutrient] == nil) }
    #expect(food.content.portions == [FoodPortion(measure: "serving", mass: 330_000)])
  }
}
