import Foundation
import TestSupport
import Testing

@testable import TiffinCore

/// Small cases of wedesoft/anymeal, with that project's expected results.
@Suite(.enabled(if: TestData.has("exports/mealmaster/anymeal"), Comment(rawValue: TestData.missing)))
struct `Meal-Master columns` {
  private enum Value: Decodable {
    case text(String), number(Double)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = try (try? value.decode(String.self)).map(Value.text) ?? .number(value.decode(Double.self))
    }
  }

  private struct Cases: Decodable {
    struct AnyMeal: Decodable { let files: [String: [String: Value]] }
    let anymeal: AnyMeal
  }

  private func recipe(_ file: String) throws -> ImportedRecipe? {
    var recipes: [ImportedRecipe] = []
    try ImportedRecipes(in: ImportedFiles(name: file, bytes: TestData.bytes("exports/mealmaster/anymeal/\(file)")))
      .forEach { recipes.append(try $0.get()) }
    return recipes.first
  }

  @Test func `give the same result as another project's reader`() throws {
    let cases = try TestData.json("exports/mealmaster/expected.json", as: Cases.self).anymeal.files
    #expect(cases.count == 30)

    for (file, properties) in cases.sorted(by: { $0.key < $1.key }) {
      let recipe = try #require(try recipe(file)?.recipe, "\(file)")
      let lines = recipe.ingredients.filter { !$0.hasSuffix(":") }
      var instructions: [Int: String] = [:]
      for (property, value) in properties {
        switch (property, value) {
        case ("title()", .text(let title)): #expect(recipe.name == title)
        case ("categories().size()", .number(let count)): #expect(recipe.categories.count == Int(count))
        case ("ingredients().size()", .number(let count)): #expect(lines.count == Int(count), "\(file)")
        case ("ingredient_sections().size()", .number(let count)):
          #expect(recipe.ingredients.count - lines.count == Int(count), "\(file)")
        case (let name, .text(let text)) where name.hasSuffix(".text()"):
          let index = try #require(Int(name.filter(\.isNumber)))
          #expect(lines.indices.contains(index) && lines[index].hasSuffix(text), "\(file): \(lines)")
        case (let name, .text(let text)) where name.hasPrefix("instructions()["):
          instructions[try #require(Int(name.filter(\.isNumber)))] = text
        default: break
        }
      }
      guard !instructions.isEmpty else { continue }
      // That project has a line for each line of a paragraph; here a paragraph is one step.
      let text = instructions.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
      #expect(TextCleanup.line(recipe.steps.joined(separator: " ")) == TextCleanup.line(text), "\(file)")
    }
  }

  @Test func `keep mixed numbers such as 1 2/3 in their amounts`() throws {
    #expect(try recipe("mixed.mmf")?.recipe.ingredients == ["1 2/3 g fat"])
    #expect(try recipe("two_columns.mmf")?.recipe.ingredients == ["100 2/3 c Oil", "100 2/3 ts Baking soda"])
  }
}
