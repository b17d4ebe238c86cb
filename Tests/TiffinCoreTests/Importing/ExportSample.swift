import Foundation
import TestSupport
import Testing

/// A file that another app exported, with its expected content as read by independent code (`expected.json`).
struct ExportSample: CustomTestStringConvertible, Sendable {
  let app: String
  let folder: String
  let file: String
  /// True if the expected number of lines counts headings: the app stores them as lines.
  var countsHeadings = false

  var path: String { "exports/\(folder)/\(file)" }
  var testDescription: String { path }

  static let all = [
    ExportSample(app: "Mealie", folder: "mealie-v0", file: "mealie_2021-Dec-08.zip"),
    ExportSample(app: "Mealie", folder: "mealie-v1", file: "mealie_backup.zip"),
    ExportSample(app: "Mealie", folder: "mealie-v1", file: "recipe.json"),
    ExportSample(app: "Tandoor", folder: "tandoor", file: "tandoor-export.zip"),
    ExportSample(app: "Nextcloud Cookbook", folder: "nextcloud-cookbook", file: "Recipes.zip", countsHeadings: true),
    ExportSample(app: "Paprika", folder: "paprika", file: "export.paprikarecipes", countsHeadings: true),
    ExportSample(app: "CopyMeThat", folder: "copymethat", file: "copymethat.zip", countsHeadings: true),
    ExportSample(app: "Plan to Eat", folder: "plantoeat", file: "plantoeat.zip", countsHeadings: true),
    ExportSample(app: "MyRecipeBox", folder: "myrecipebox", file: "myrecipebox.csv", countsHeadings: true),
    ExportSample(app: "Chowdown", folder: "chowdown", file: "chowdown.zip", countsHeadings: true),
    ExportSample(app: "Recipe Keeper", folder: "recipekeeper", file: "RecipeKeeper.zip", countsHeadings: true),
    ExportSample(app: "Crouton", folder: "crouton", file: "Japanese-Strawberry-Shortcake.crumb"),
    ExportSample(app: "RecipeSage", folder: "recipesage", file: "recipesage-data.json-ld.json"),
    ExportSample(app: "KitchenOwl", folder: "kitchenowl", file: "kitchenowl.json", countsHeadings: true),
    ExportSample(app: "Meal-Master", folder: "mealmaster", file: "mealmaster.mmf", countsHeadings: true),
    ExportSample(app: "Cooklang", folder: "cooklang", file: "*.cook", countsHeadings: true),
  ]

  static let missing = TestData.missing
  static var areThere: Bool { TestData.has("exports/README.md") }

  /// The content that independent code found in the file.
  func expected() throws -> Expected {
    let files = try TestData.json("exports/\(folder)/expected.json", as: [String: Expected?].self)
    guard let expected = files[file] ?? nil else { throw CocoaError(.fileReadNoSuchFile) }
    return expected
  }

  struct Expected: Decodable {
    let recipes: Int
    let items: [Item]

    enum CodingKeys: CodingKey { case recipes, items }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      recipes = try values.decodeIfPresent(Int.self, forKey: .recipes) ?? 0
      items = try values.decodeIfPresent([Item].self, forKey: .items) ?? []
    }
  }

  struct Item: Decodable {
    let name: String
    let ingredients: Int
    let first_ingredient: String?
    let last_ingredient: String?
    let steps: Int?
    let servings: Words?
    let source: String?
    let tags: Words?
    let categories: Words?
    let keywords: Words?
    let sections: [String]?
    let photo_sha256: String?
    let photos: Int?
    let rating: Words?
    let prep: Words?
    let cook: Words?
    let kcal: Words?
  }

  /// A list of texts, a text or a number, depending on the app.
  struct Words: Decodable {
    let words: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        words = number == number.rounded() ? ["\(Int(number))"] : ["\(number)"]
      } else if let text = try? value.decode(String.self) {
        words = [text]
      } else {
        words = try value.decode([String].self)
      }
    }
  }
}
