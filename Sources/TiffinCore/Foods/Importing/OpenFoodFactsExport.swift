/// The bulk export of Open Food Facts: CSV with tabs and without quotes, or JSON lines.
struct OpenFoodFactsExport: FoodTable {
  let source = FoodSource.openFoodFacts
  /// False, because an export may be filtered or limited to a country.
  let isWhole = false

  let isJSON: Bool
  let filter: ProductFilter
  let open: () throws(FoodImportError) -> LineStream

  func forEach(
    _ take: (FoodTableEntry?) throws(FoodImportError) -> Void, progress: (Int, Int) -> Void
  ) throws(FoodImportError) {
    let lines = try open()
    if isJSON {
      while let line = try lines.next() {
        try take(try product(line, lines))
        progress(lines.progress.done, lines.progress.all)
      }
      return
    }
    let rows = try RowStream(lines, .tabs)
    guard rows.columns.contains("code"), rows.columns.contains("product_name") else { throw .unknown }
    if !filter.languages.isEmpty {
      throw .filter("This export does not say in which language a name is; choose countries instead.")
    }
    rows.want(ProductRow.columns)
    while let row = try rows.next() {
      let product = ProductRow(texts: row)
      let isWanted = filter.takes(countries: product.text("countries_tags") ?? product.text("countries") ?? "")
      try take(isWanted ? OpenFoodFactsProduct(product)?.food : nil)
      progress(lines.progress.done, lines.progress.all)
    }
  }

  private func product(_ line: [UInt8], _ lines: LineStream) throws(FoodImportError) -> FoodTableEntry? {
    if line.allSatisfy({ $0 == 0x20 }) { return nil }
    guard let object = try? JSONReader.value(of: line), case .object = object else {
      throw lines.error("no product in JSON")
    }
    let product = JSONProduct(object)
    var countries = ""
    if case .array(let tags)? = object["countries_tags"] {
      countries = tags.compactMap(\.text).joined(separator: ",")
    }
    guard filter.takes(countries: countries),
      filter.takes(language: product.text("lang") ?? product.text("lc") ?? "")
    else { return nil }
    return OpenFoodFactsProduct(product)?.food
  }
}

/// A product as a row of the export.
private struct ProductRow: ProductFields {
  let texts: [String]

  private static let figures = [
    "energy-kcal", "energy-kj", "energy", "carbohydrates", "proteins", "fat", "fiber", "sugars", "saturated-fat",
    "salt",
    "sodium",
  ]
  private static let names = [
    "code", "product_name", "generic_name", "brands", "quantity", "serving_size", "serving_quantity", "countries",
    "countries_tags",
  ]
  static let columns = names + figures.map { "\($0)_100g" }
  private static let places = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })

  let isPerMillilitres = false

  func text(_ name: String) -> String? {
    guard let place = Self.places[name], !texts[place].isEmpty else { return nil }
    return texts[place]
  }

  func names(_ beginning: String) -> [String] { [] }

  func figureOfServing(_ name: String) -> Int? { nil }

  func figure(_ name: String) -> Int? { text("\(name)_100g").flatMap { FoodNumberParser.thousandths($0) } }
}
