import Archives
import Foundation
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Tiffin's recipe export` {
  private let renderer = PhotoRenderer.unhurried(in: NSTemporaryDirectory())

  private func export(_ kitchen: Kitchen) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try HouseholdExport(for: kitchen.cook, in: kitchen.database).write(to: { bytes += $0 })
    return bytes
  }

  private func brought(_ bytes: [UInt8]) throws -> ImportedRecipes {
    try ImportedRecipes(in: ImportedFiles(name: "mine.zip", bytes: bytes))
  }

  private func bring(_ bytes: [UInt8], to kitchen: Kitchen) throws -> ImportResult {
    let stores = Stores(kitchen.database)
    let bringing = RecipeImporter(
      of: nil, to: stores, ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true }),
      for: kitchen.cook)
    return try bringing.take(try brought(bytes))
  }

  /// The recipe file of an export.
  private func recipes(in bytes: [UInt8]) throws -> String {
    let file = try #require(try ImportedFiles(name: "mine.zip", bytes: bytes).file(at: "recipes.json"))
    return try file.text()
  }

  /// Recipes with all fields and with none, with text that other formats would change.
  private func fill(_ kitchen: Kitchen) throws {
    var whole = RecipeContent(name: try RecipeName("Crème brûlée #1 – “the” one\u{2028}anew"))
    whole.ingredients =
      try RecipeIngredient.lines(of: "For the sauce:\n2 cups (240 g) flour, sifted\n  1 onion \n½ tsp salt")
      + [.pair(CatalogueIngredient(name: "Plain Flour", measure: "1 ½ cups"))]
    whole.instructions = try RecipeFieldText(
      "Sauce:\n1. Boil.\n\n10-minute rest.", limit: RecipeFieldText.instructionsLimit)
    whole.figures = RecipeFigures(
      servings: Servings(6), energy: try Energy(kilocalories: 411),
      macros: Macros(carbs: try Mass(milligrams: 12_345), fat: .zero), cost: Money(minorUnits: 199),
      time: CookTime(minutes: 1_500))
    whole.category = try RecipeFieldText(word: "Dessert, cold")
    whole.cuisine = try RecipeFieldText(word: "=Français")
    whole.tags = ["sweet", "zum Kaffee", "<b>"]
    whole.rating = try Rating(4)
    whole.notes = try MealNotes("# Good\n\n- by “Ada”\u{1F35A}")
    whole.source = WebAddress("https://example.org/a?b=c&d=%20")
    whole.video = WebAddress("https://example.org/v")
    let cake = try kitchen.add(whole)
    try kitchen.recipes.note(
      try NextTimeNote("Less “sugar”,\n¾ of it", on: .on("2026-10-12")), of: cake, by: kitchen.cook)
    try kitchen.add(RecipeContent(name: try RecipeName("Tea")))
    var guess = RecipeContent(name: try RecipeName("tea"))
    guess.ingredients = try RecipeIngredient.lines(of: "water")
    try kitchen.add(guess)
  }

  @Test func `is identical after an import into another household`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    try fill(kitchen)
    let first = try export(kitchen)

    let result = try bring(first, to: other)

    #expect(result.added == 3 && result.broken.isEmpty)
    #expect(try recipes(in: export(other)) == recipes(in: first))
  }

  @Test func `adds no duplicates if it is imported into its own household`() throws {
    let kitchen = try Kitchen()
    try fill(kitchen)
    let bytes = try export(kitchen)

    let result = try bring(bytes, to: kitchen)

    #expect(result.added == 0 && result.known == 3)
    #expect(try recipes(in: export(kitchen)) == recipes(in: bytes))
  }

  @Test func `keeps pictures, and leaves out a cost in another currency`() throws {
    let (kitchen, other) = (try Kitchen(), try Kitchen())
    var priced = RecipeContent(name: try RecipeName("Soup"))
    priced.figures.cost = Money(minorUnits: 250)
    let picture = try RecipePictureStore(kitchen.database).add(
      RenderedPhoto(format: .jpeg, small: try sample, large: try sample), for: kitchen.cook.household)
    _ = try kitchen.recipes.add(priced, picture: picture, key: .random(), by: kitchen.cook)
    let bytes = try export(kitchen)
    try other.database.write { statements throws(StoreError) in
      _ = try statements.run("UPDATE household SET currency = 'EUR'")
    }
    let cook = try PersonStore(other.database).builtIn()

    let stores = Stores(other.database)
    let bringing = RecipeImporter(
      of: nil, to: stores, ImportedPictureRenderer(renderer: renderer, household: nil, hasSpace: { true }), for: cook)
    let result = try bringing.take(try brought(bytes))

    #expect(result.added == 1 && result.withoutPicture.isEmpty)
    let again = try recipes(in: export(other))
    #expect(again.contains("pictures/recipes/") && !again.contains("cost_minor"))
  }

  @Test func `of a later release is refused`() throws {
    func zip(version: Int) throws -> [UInt8] {
      var bytes: [UInt8] = []
      var zip = ZipWriter(to: { bytes += $0 })
      try zip.add("mine/tiffin.json", Array(#"{"format":"tiffin","version":\#(version)}"#.utf8))
      try zip.add("mine/recipes.json", Array(#"[{"name":"Soup"}]"#.utf8))
      try zip.end()
      return bytes
    }

    #expect(try brought(zip(version: 1)).app == "Tiffin")
    #expect(throws: ImportError.newer) { try brought(zip(version: 2)) }
  }

  private var sample: [UInt8] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return [UInt8](try Data(contentsOf: root.appending(path: "Public/samples/caprese.jpg")))
    }
  }
}
