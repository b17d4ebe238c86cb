/// The Swiss food composition table, with names in English, German, French and Italian.
struct SwissFoodTable: FoodTable {
  let source = FoodSource.swiss
  let isWhole = true
  let open: () throws(FoodImportError) -> LineStream

  private static let columns = [
    "id", "name_en", "name_de", "name_fr", "name_it", "synonyms_en", "synonyms_de", "synonyms_fr", "synonyms_it", "per",
    "energy_kcal", "protein_g", "fat_g", "carbohydrate_g", "fibre_g", "sugars_g", "saturated_fat_g", "alcohol_g",
    "sodium_mg",
  ]
  private static let nutrients: [Nutrient] = [
    .energy, .protein, .fat, .carbs, .fibre, .sugars, .saturated, .alcohol,
  ]

  func forEach(
    _ take: (FoodTableEntry?) throws(FoodImportError) -> Void, progress: (Int, Int) -> Void
  ) throws(FoodImportError) {
    let rows = try RowStream(try open(), .csv)
    guard rows.columns.contains("name_de"), rows.columns.contains("energy_kcal") else { throw .unknown }
    rows.want(Self.columns)
    while let row = try rows.next() {
      try take(try food(row, rows.lines))
      progress(rows.lines.progress.done, rows.lines.progress.all)
    }
  }

  private func food(_ row: [String], _ lines: LineStream) throws(FoodImportError) -> FoodTableEntry? {
    guard let name = try? MealName(TextCleanup.line(row[1])) else { throw lines.error("a food without a name") }
    var nutrients = Nutrients()
    for (place, nutrient) in Self.nutrients.enumerated() {
      nutrients[nutrient] = FoodNumberParser.thousandths(row[10 + place])
    }
    // This table contains milligrams of sodium. Salt is 2.5 times as much: Regulation (EU) No 1169/2011, Annex I.
    nutrients[.salt] = FoodNumberParser.thousandths(row[18]).map { ($0 * 25 + 5_000) / 10_000 }
    let others = row[2...8].flatMap { $0.split(separator: ";") }.map { TextCleanup.line(String($0)) }
    return FoodTableEntry(
      code: row[0], oddness: 20, others: others.filter { !$0.isEmpty },
      content: FoodContent(name: name, basis: row[9] == "100 ml" ? .millilitres : .grams, nutrients: nutrients))
  }
}
