import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A product's figures` {
  private func energy(_ nutriments: String) throws -> Int? {
    let body = #"{"product":{"code":"4001234500010","product_name":"Thing","nutriments":{\#(nutriments)}}}"#
    return try OpenFoodFacts.read(Array(body.utf8)).get()?.food.content.nutrients[.energy].map { $0 / 1_000 }
  }

  private static let macros = #""carbohydrates_100g":50,"proteins_100g":10,"fat_100g":20"#

  @Test(arguments: [
    (#""energy-kcal_100g":420,"energy-kj_100g":1757,\#(macros)"#, 420),
    (#""energy-kcal_100g":1757,"energy-kj_100g":420,\#(macros)"#, 420),
    (#""energy-kcal_100g":1757,\#(macros)"#, 420 - 1), (#""energy_100g":1757,\#(macros)"#, 419),
    (#""energy-kcal_100g":837,"energy-kj_100g":200"#, 200), (#""energy-kcal_100g":43,"energy-kj_100g":180"#, 43),
    (#""energy-kcal_100g":231,"carbohydrates_100g":0,"proteins_100g":0,"fat_100g":0"#, 231),
    (#""energy-kcal_100g":240,"carbohydrates_100g":100,"proteins_100g":0,"fat_100g":0"#, 240),
    (#""energy_100g":420,\#(macros)"#, 420),
  ]) func `include the energy that the other figures agree with`(nutriments: String, kilocalories: Int) throws {
    #expect(try energy(nutriments) == kilocalories)
  }

  @Test func `are per piece if a serving has no weight, and per 100 g if it has a weight`() throws {
    func food(_ serving: String) throws -> FoodContent? {
      let body = """
        {"product":{"code":"4001234500010","product_name":"Cake","nutrition_data_per":"serving",\(serving),
        "nutriments":{"energy-kcal_serving":210,"fat_serving":9,"energy-kcal":210}}}
        """
      return try OpenFoodFacts.read(Array(body.utf8)).get()?.food.content
    }

    let piece = try #require(try food(#""serving_size":"1 slice""#))
    #expect(piece.basis == .piece && piece.nutrients[.energy] == 210_000 && piece.nutrients[.fat] == 9_000)
    let weighed = try #require(try food(#""serving_size":"60 g","serving_quantity":60"#))
    #expect(weighed.basis == .grams && weighed.nutrients[.energy] == 350_000 && weighed.nutrients[.fat] == 15_000)
  }

  @Test func `come with a name without HTML entities`() throws {
    let names = ##""product_name":"Fish &amp; chips &#39;hot&#39;","brands":"Tom&#39;s""##
    let body = #"{"product":{"code":"4001234500010",\#(names)}}"#

    let food = try #require(try OpenFoodFacts.read(Array(body.utf8)).get()).food

    #expect(food.content.name.text == "Fish & chips 'hot'" && food.content.brand == "Tom's")
  }

  @Test(.enabled(if: TestData.has("cases/off-quot.json"), "\(TestData.missing)"))
  func `are right in the recorded responses`() throws {
    func content(_ name: String) throws -> FoodContent {
      try #require(try OpenFoodFacts.read(try TestData.bytes("cases/off-\(name).json")).get()).food.content
    }

    #expect(try content("kcal-kj-swapped").nutrients[.energy] == 250_000)
    #expect(try content("quot").name.text == #"Croutons "garlic" & herbs"#)
    let bar = try content("serving-without-grams")
    #expect(bar.basis == .piece && bar.nutrients[.energy] == 120_000)
  }
}
