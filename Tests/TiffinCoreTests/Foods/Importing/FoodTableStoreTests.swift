import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A food table` {
  private let folder = TestFolder()

  private func export(_ name: String, _ products: Range<Int>, kcal: Int = 100) throws -> String {
    let rows = products.map { "\(4_000_000_000_000 + $0)\tMuesli no. \($0)\t\(kcal)\n" }.joined()
    let path = "\(folder.path)/\(name)"
    try Data("code\tproduct_name\tenergy-kcal_100g\n\(rows)".utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func `continues after an interrupted import`() throws {
    let kitchen = try Kitchen()
    let path = try export("export.csv", 0..<1_200)
    let files = try FoodTableFiles(path)
    let version = try files.fingerprint(ProductFilter())
    let sources = FoodTableStore(kitchen.database)
    // As if it had ended after the first foods, which somebody has changed since.
    try sources.keep(
      [FoodTableEntry(code: "4000000000000", content: try .oatDrink())], of: .openFoodFacts, version, upTo: 500)
    #expect(try sources.all().map(\.loadedAt) == [nil])

    let outcome = try FoodTableImport(into: kitchen.database).take(files)

    #expect(outcome.foods == 701)
    #expect(try kitchen.food("openfoodfacts", "4000000000000")?.content.name.text == "Oat drink, barista")
    #expect(try sources.all().map(\.foods) == [701] && sources.all().first?.loadedAt != nil)
  }

  @Test func `of a newer edition replaces the older edition under the same identifiers`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.take(try export("export.csv", 0..<3))
    let before = try #require(try kitchen.food("openfoodfacts", "4000000000001"))

    _ = try kitchen.take(try export("newer.csv", 0..<4, kcal: 200))

    let after = try #require(try kitchen.food("openfoodfacts", "4000000000001"))
    #expect(after.id == before.id && after.content.nutrients[.energy] == 200_000)
    #expect(try kitchen.rowCount("food") == 4)
  }

  @Test func `can be removed, and meals of it stay`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.take(try export("export.csv", 0..<3))
    let food = try #require(try kitchen.food("openfoodfacts", "4000000000001"))
    let own = try kitchen.foods.add(try .oatDrink(), by: kitchen.cook)
    let amount = try #require(FoodAmount(.one, .gram))
    let meal = try kitchen.foods.eat(
      food.line(amount), on: .epoch, at: nil, as: .snack, key: .random(), by: kitchen.cook)
    let eaten = try kitchen.meals.meal(meal, of: kitchen.cook.id).content

    #expect(try FoodTableStore(kitchen.database).remove(.openFoodFacts) == 3)

    #expect(try kitchen.meals.meal(meal, of: kitchen.cook.id).content == eaten)
    #expect(try kitchen.rowCount("food") == 1 && FoodTableStore(kitchen.database).all().isEmpty)
    #expect(try kitchen.named("muesli").isEmpty)
    #expect(try kitchen.foods.food(own, for: kitchen.cook).content == .oatDrink())
    #expect(try FoodTableStore(kitchen.database).remove(.openFoodFacts) == nil)
  }

  @Test func `is listed with the bundled tables`() throws {
    let kitchen = try Kitchen(withFoods: true)
    _ = try kitchen.take(try export("export.csv", 0..<3))

    let listed = try FoodTableStore(kitchen.database).all()

    #expect(listed.map(\.source.rawValue) == ["dishes", "openfoodfacts", "usda"])
    #expect(listed.dropFirst().map(\.foods) == [3, 8_789])
    #expect(listed.allSatisfy { $0.loadedAt != nil })
  }
}
