/// A download of FoodData Central in CSV: Foundation Foods, SR Legacy or Branded Foods.
struct FoodDataCentral: FoodTable {
  enum Kind: String, CaseIterable {
    case foundation = "foundation_food.csv"
    case legacy = "sr_legacy_food.csv"
    case branded = "branded_food.csv"
  }

  let kind: Kind
  let filter: ProductFilter
  /// Opens one of the download's files; returns nil if there is no file of that name.
  let open: (String) throws(FoodImportError) -> LineStream?

  var source: FoodSource {
    switch kind {
    case .foundation: .fdcFoundation
    case .legacy: .fdcLegacy
    case .branded: .fdcBranded
    }
  }

  var isWhole: Bool { kind != .branded }

  func forEach(
    _ take: (FoodTableEntry?) throws(FoodImportError) -> Void, progress: (Int, Int) -> Void
  ) throws(FoodImportError) {
    let listing = try rows(kind.rawValue)
    let figures = try FoodDataNutrients(of: self, progress: progress)
    let portions = try FoodDataPortions(of: self)
    var names = FoodDataNames(try rows("food.csv"))
    listing.want(Self.columns)
    while let row = try listing.next() {
      progress(listing.lines.progress.done, listing.lines.progress.all)
      guard let number = Int32(row[0]) else { throw listing.lines.error("a food without a number") }
      guard let name = try names.next(number) else {
        throw listing.lines.error("food \(number) is not in food.csv")
      }
      try take(food(row, number, name, figures.nutrients(of: number), portions.all[number] ?? []))
    }
  }

  private static let columns = [
    "fdc_id", "brand_owner", "brand_name", "gtin_upc", "serving_size", "serving_size_unit",
    "household_serving_fulltext",
    "market_country",
  ]

  func rows(_ file: String) throws(FoodImportError) -> RowStream {
    guard let lines = try open(file) else { throw .unreadable("\(file) is missing") }
    return try RowStream(lines, .csv)
  }

  private func food(
    _ row: [String], _ number: Int32, _ name: String, _ nutrients: Nutrients, _ portions: [FoodPortion]
  ) -> FoodTableEntry? {
    guard let known = try? MealName(TextCleanup.line(name)) else { return nil }
    guard kind == .branded else {
      return FoodTableEntry(
        code: String(number), oddness: 10, content: FoodContent(name: known, nutrients: nutrients, portions: portions))
    }
    guard filter.takes(countries: row[7]) else { return nil }
    let brand = TextCleanup.line(row[2].isEmpty ? row[1] : row[2], limit: 200)
    let digits = row[3].filter { ("0"..."9").contains($0) }
    let barcode = (7...14).contains(digits.utf8.count) ? digits : nil
    let unit = row[5].lowercased()
    let serving = FoodNumberParser.thousandths(row[4]).flatMap { mass in
      ["g", "ml", "grm", "mlt"].contains(unit) ? FoodPortion(measure: Self.measure(row[6]), mass: mass) : nil
    }
    return FoodTableEntry(
      code: barcode ?? String(number), oddness: 30,
      content: FoodContent(
        name: known, brand: brand.isEmpty ? nil : brand, barcode: barcode,
        basis: unit.hasPrefix("ml") ? .millilitres : .grams, nutrients: nutrients,
        portions: serving.map { [$0] } ?? []))
  }

  /// Returns the words after "1" in the text of a serving, such as "cup" for "1 cup"; "serving" for any other text.
  private static func measure(_ text: String) -> String {
    let line = TextCleanup.line(text.lowercased(), limit: 100)
    let words = line.split(separator: " ")
    guard words.count > 1, words[0] == "1" else { return "serving" }
    return words.dropFirst().joined(separator: " ")
  }
}

/// The names of foods in `food.csv`, read alongside a list of foods in about the same order.
private struct FoodDataNames {
  private let rows: RowStream
  private var passed: [Int32: String] = [:]

  /// The maximum number of names that are stored while searching for the next one.
  private static let limit = 200_000

  init(_ rows: RowStream) {
    self.rows = rows
    rows.want(["fdc_id", "description"])
  }

  mutating func next(_ number: Int32) throws(FoodImportError) -> String? {
    if let name = passed.removeValue(forKey: number) { return name }
    while let row = try rows.next() {
      guard let found = Int32(row[0]) else { throw rows.lines.error("a food without a number") }
      if found == number { return row[1] }
      passed[found] = row[1]
      guard passed.count <= Self.limit else { throw rows.lines.error("foods in another order than the listing") }
    }
    return nil
  }
}
