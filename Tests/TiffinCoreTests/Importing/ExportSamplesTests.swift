import Cryptography
import Foundation
import Platform
import TestSupport
import Testing

@testable import TiffinCore

@Suite(.enabled(if: ExportSample.areThere, Comment(rawValue: ExportSample.missing)))
struct `Recipes of other apps` {
  private func read(_ sample: ExportSample) throws -> (
    app: String, recipes: [ImportedRecipe], broken: [UnreadableRecipe]
  ) {
    let files =
      sample.file.hasPrefix("*")
      ? try ImportedFiles(at: TestData.folder.appending(path: "exports/\(sample.folder)").path)
      : try ImportedFiles(name: sample.file, bytes: TestData.bytes(sample.path))
    let brought = try ImportedRecipes(in: files)
    var (recipes, broken): ([ImportedRecipe], [UnreadableRecipe]) = ([], [])
    try brought.forEach { recipe in
      switch recipe {
      case .success(let recipe): recipes.append(recipe)
      case .failure(let failure): broken.append(failure)
      }
    }
    return (brought.app, recipes, broken)
  }

  @Test(arguments: ExportSample.all) func `are recognised by their file's content, and all are read`(
    sample: ExportSample
  ) throws {
    let expected = try sample.expected()

    let (app, recipes, broken) = try read(sample)

    #expect(app == sample.app)
    #expect(broken == [])
    #expect(recipes.count == expected.recipes)
  }

  @Test(arguments: ExportSample.all) func `have every ingredient and step`(sample: ExportSample) throws {
    let recipes = try read(sample).recipes

    for item in try sample.expected().items {
      let recipe = try #require(
        recipes.first { $0.recipe.name == Whitespace.trimmed(item.name) }?.recipe, "\(item.name)")
      let lines = recipe.ingredients.filter { sample.countsHeadings || !$0.hasSuffix(":") }
      #expect(lines.count == item.ingredients + headingsCounted(in: sample, recipe), "\(item.name)")
      #expect(recipe.ingredients.first { isLine($0, sample) } == item.first_ingredient.map(asWritten), "\(item.name)")
      #expect(lines.last == item.last_ingredient.map(asWritten), "\(item.name)")
      if let steps = item.steps {
        let sections = item.sections.map { Set($0.map { "\($0):" }) }
        let found = recipe.steps.filter { step in
          sections?.contains(step) == false || sections == nil && (sample.countsHeadings || !step.hasSuffix(":"))
        }
        #expect(found.count == steps, "\(item.name)")
        for section in sections ?? [] { #expect(recipe.steps.contains(section)) }
      }
    }
  }

  @Test(arguments: ExportSample.all) func `have their servings, source, keywords, rating, times and energy`(
    sample: ExportSample
  ) throws {
    let recipes = try read(sample).recipes

    for item in try sample.expected().items {
      let brought = try #require(recipes.first { $0.recipe.name == Whitespace.trimmed(item.name) }, "\(item.name)")
      let recipe = brought.recipe
      if let servings = item.servings?.words.first, servings != "0" {
        let yields = [recipe.yield, recipe.servings.map(String.init)].compactMap(\.self)
        #expect(yields.contains(servings), "\(item.name)")
      }
      if let source = item.source, !source.isEmpty, source != sample.app, source.allSatisfy(\.isASCII) {
        let sources = [recipe.address?.text, brought.origin].compactMap(\.self)
        #expect(sources.contains(source), "\(item.name)")
      }
      let words = recipe.categories + recipe.keywords
      for text in [item.tags, item.categories, item.keywords].compactMap({ $0?.words }).joined() {
        for word in text.split(whereSeparator: { ",;".contains($0) }) {
          #expect(words.contains(Whitespace.trimmed(String(word))), "\(item.name): \(word)")
        }
      }
      if let stars = item.rating?.words.first { #expect(brought.rating.stars == Int(stars), "\(item.name)") }
      if let prep = item.prep?.words.first, prep != "0" {
        #expect(recipe.preparationMinutes == WebRecipeDuration.minutes(prep), "\(item.name)")
      }
      if let cook = item.cook?.words.first, cook != "0" {
        #expect(recipe.cookingMinutes == WebRecipeDuration.minutes(cook), "\(item.name)")
      }
      if let kcal = item.kcal?.words.first {
        #expect(recipe.energy?.kilocalories == Int(kcal.prefix { $0.isNumber }), "\(item.name)")
      }
    }
  }

  @Test(arguments: ExportSample.all) func `have their pictures, byte for byte`(sample: ExportSample) throws {
    let recipes = try read(sample).recipes

    for item in try sample.expected().items {
      let brought = try #require(recipes.first { $0.recipe.name == Whitespace.trimmed(item.name) }, "\(item.name)")
      if let hash = item.photo_sha256 {
        let bytes = try #require(try brought.picture?.bytes(), "\(item.name)")
        #expect(Hexadecimal.text(of: Sodium.hash(bytes)) == hash, "\(item.name)")
      } else if let photos = item.photos {
        #expect(brought.hasPicture == (photos > 0), "\(item.name)")
      }
    }
  }

  /// Returns the number of headings to expect. RecipeSage's file has headings as ingredient lines, such as `[Soup]`.
  private func headingsCounted(in sample: ExportSample, _ recipe: WebRecipe) -> Int {
    sample.folder == "recipesage" ? -recipe.ingredients.count { $0.hasSuffix(":") } : 0
  }

  private func isLine(_ line: String, _ sample: ExportSample) -> Bool {
    sample.countsHeadings || sample.folder == "recipesage" || !line.hasSuffix(":")
  }

  /// Returns the line as Tiffin stores it: `, Heading` and `[Heading]` become headings, an amount of 0 and a space
  /// before a comma are removed.
  private func asWritten(_ line: String) -> String {
    let line = TextCleanup.line(line).split(separator: " ,", omittingEmptySubsequences: false).joined(separator: ",")
    if line.hasPrefix(", ") { return "\(line.dropFirst(2)):" }
    if line.hasPrefix("["), line.hasSuffix("]") { return "\(line.dropFirst().dropLast()):" }
    return line.hasPrefix("0 ") ? String(line.dropFirst(2)) : line
  }
}
