import Foundation
import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Food tables` {
  private static let missing = Comment(rawValue: TestData.missing)
  private static let isThere = TestData.has("foods/fdc-sample/branded/expected.csv")

  @Test(.enabled(if: isThere, missing), arguments: [("foundation", "fdc-foundation"), ("sr-legacy", "fdc-sr-legacy")])
  func `of FoodData Central are imported with the name and nutrients of each food`(folder: String, source: String)
    throws
  {
    let kitchen = try Kitchen()

    let outcome = try kitchen.take(TestData.folder.appending(path: "foods/fdc-sample/\(folder)").path)

    let rows = try CSVRows.read("foods/fdc-sample/\(folder)/expected.csv")
    #expect(outcome.source.rawValue == source && outcome.foods == rows.count)
    for row in rows {
      let food = try #require(try kitchen.food(source, row["fdc_id"] ?? ""), "\(row)")
      // SR Legacy adds something in brackets to some names.
      #expect(food.content.name.text.lowercased().hasPrefix(row["description"]?.lowercased() ?? "-"))
      expect(food.content, row)
    }
  }

  @Test(.enabled(if: isThere, missing)) func `of branded foods have barcodes, brands and servings`() throws {
    let kitchen = try Kitchen()

    let outcome = try kitchen.take(TestData.folder.appending(path: "foods/fdc-sample/branded").path)

    let rows = try CSVRows.read("foods/fdc-sample/branded/expected.csv")
    #expect(outcome.foods == rows.count)
    for row in rows {
      let barcode = row["gtin_upc"] ?? ""
      let food = try #require(try kitchen.food("fdc-branded", barcode), "\(barcode)")
      #expect(food.content.name.text == Self.line(row["description"]), "\(barcode)")
      #expect(food.content.brand == Self.line(row["brand"]), "\(barcode)")
      #expect(food.content.barcode == barcode)
      let isLiquid = row["serving_size_unit"] == "ml"
      #expect(food.content.basis == (isLiquid ? .millilitres : .grams), "\(barcode)")
      let serving = food.content.portions.first.map { Double($0.mass) / 1_000 }
      #expect(abs((serving ?? -1) - (row["serving_size"].flatMap(Double.init) ?? -1)) < 0.001, "\(barcode)")
      expect(food.content, row)
    }
  }

  @Test(.enabled(if: isThere, missing)) func `of the Foundation set have portions with units`() throws {
    let kitchen = try Kitchen()
    _ = try kitchen.take(TestData.folder.appending(path: "foods/fdc-sample/foundation").path)

    let hummus = try #require(try kitchen.food("fdc-foundation", "321358"))

    #expect(hummus.content.portions.map(\.measure) == ["tablespoon"])
    #expect(hummus.content.portions.map(\.amount) == [2_000] && hummus.content.portions.map(\.mass) == [33_900])
  }

  @Test(.enabled(if: StandInProducts.isThere, StandInProducts.missing))
  func `of Open Food Facts are imported with name, brand, serving and nutrients, each product once`() throws {
    let kitchen = try Kitchen()
    let path = TestData.folder.appending(path: "openfoodfacts/bulk-sample.tsv").path
    let rows = try CSVRows.read("openfoodfacts/bulk-expected.csv")
    let named = rows.filter { $0["name"] != nil }

    let first = try kitchen.take(path)
    let again = try kitchen.take(path)

    #expect(rows.count == 196 && first.foods == named.count && first.leftOut == rows.count - named.count)
    #expect(again.isKnown && again.foods == named.count)
    for row in named {
      let food = try #require(try kitchen.food("openfoodfacts", row["code"] ?? ""), "\(row)")
      #expect(food.content.name.text == Self.line(row["name"]), "\(row)")
      #expect(food.content.brand == Self.line(row["brand"]), "\(row)")
      let serving = food.content.portions.first.map { Double($0.mass) / 1_000 }
      let expected = row["serving_quantity"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
      #expect(abs((serving ?? 0) - (expected ?? 0)) < 0.01, "\(row)")
      expect(
        food.content,
        [
          "energy_kcal": row["kcal_100g"], "protein_g": row["protein_100g"], "fat_g": row["fat_100g"],
          "carbohydrate_g": row["carbs_100g"],
        ].compactMapValues { $0 })
    }
  }

  @Test(.enabled(if: StandInProducts.isThere, StandInProducts.missing))
  func `of Open Food Facts are read from JSON lines, by language and country`() throws {
    let path = TestData.folder.appending(path: "openfoodfacts/bulk-sample.jsonl").path
    let lines = String(decoding: try TestData.bytes("openfoodfacts/bulk-sample.jsonl"), as: UTF8.self)
      .split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    let french = objects.filter { ($0["lang"] as? String) == "fr" }
    let sold = objects.filter { ($0["countries_tags"] as? [String])?.contains("en:germany") == true }

    #expect(try Kitchen().take(path).leftOut + Kitchen().take(path).foods == 12)
    #expect(try Kitchen().take(path, ProductFilter(languages: ["FR"])).foods == french.count)
    #expect(try Kitchen().take(path, ProductFilter(countries: ["Germany"])).foods == sold.count)
  }

  @Test(
    .enabled(if: TestData.has("foods/swiss-foods.csv"), missing),
    arguments: ["ratatouille", "tiramisu", "cheese fondue", "cordon bleu", "dulce de leche"])
  func `of Switzerland repeat no bundled food in a search`(typed: String) throws {
    let kitchen = try Kitchen(withFoods: true)
    _ = try kitchen.take(TestData.folder.appending(path: "foods/swiss-foods.csv").path)
    let codes = try kitchen.codes()

    let found = try kitchen.find(typed, upTo: 30).tables.map { (source: $0.source, code: codes[$0.id] ?? "") }

    let ours = found.filter { $0.source == .dishes }.map { String($0.code.dropFirst(3)) }
    #expect(!ours.isEmpty)
    #expect(found.filter { $0.source == .swiss && ours.contains($0.code) }.isEmpty)
  }

  @Test(.enabled(if: TestData.has("foods/swiss-foods.csv"), missing))
  func `of Switzerland are found in four languages`() throws {
    let kitchen = try Kitchen()

    let outcome = try kitchen.take(TestData.folder.appending(path: "foods/swiss-foods.csv").path)

    let rows = try CSVRows.read("foods/swiss-foods.csv")
    #expect(outcome.foods == 1_190 && rows.count == 1_190)
    for row in rows { expect(try #require(try kitchen.food("swiss", row["id"] ?? "")).content, row) }
    for typed in ["Kalb Brust", "veau poitrine", "vitello petto", "veal breast"] {
      #expect(try kitchen.named(typed, upTo: 1) == ["Veal, breast, raw"], "\(typed)")
    }
    for typed in ["rosti", "Zitronat", "citronat", "Apfel", "pomme", "mela"] {
      #expect(try !kitchen.named(typed).isEmpty, "\(typed)")
    }
  }

  /// Replaces runs of blanks by one, as in shown text.
  private static func line(_ text: String?) -> String? {
    text?.split(separator: " ").joined(separator: " ")
  }

  private func expect(_ content: FoodContent, _ row: [String: String]) {
    let columns: [(Nutrient, String)] = [
      (.energy, "energy_kcal"), (.protein, "protein_g"), (.fat, "fat_g"), (.carbs, "carbohydrate_g"),
      (.fibre, "fibre_g"), (.sugars, "sugars_g"), (.saturated, "saturated_fat_g"), (.alcohol, "alcohol_g"),
    ]
    for (nutrient, column) in columns where row.keys.contains(column) || column.hasPrefix("energy") {
      let (read, stated) = (content.nutrients[nutrient].map { Double($0) / 1_000 }, row[column].flatMap(Double.init))
      #expect((read == nil) == (stated == nil), "\(content.name.text): \(column)")
      if let read, let stated { #expect(abs(read - stated) < 0.05, "\(content.name.text): \(column)") }
    }
    if let sodium = row["sodium_mg"].flatMap(Double.init) {
      #expect(abs(Double(content.nutrients[.salt] ?? -1) - sodium * 2.5) <= 0.51, "\(content.name.text): salt")
    }
  }
}

extension Kitchen {
  @discardableResult
  func take(_ path: String, _ filter: ProductFilter = ProductFilter()) throws -> FoodTableImport.Outcome {
    try FoodTableImport(into: database, now: { [clock] in clock.seconds }).take(try FoodTableFiles(path), filter)
  }

  /// The food of a table with this code.
  func food(_ source: String, _ code: String) throws -> Food? {
    let id: Food.ID? = try database.read { statements throws(StoreError) in
      try statements.first("SELECT id FROM food WHERE source = $1 AND code = $2", [.text(source), .text(code)]) { row in
        row.id(0)
      }
    }
    return try id.map { try foods.food($0, for: cook) }
  }
}
