/// Diaries that come as a table: a row for each food, or for each part of a day.
enum DiaryTables: DiaryApp {
  /// What a table is called whose app is not known.
  static let app = "A table"

  static func diary(in files: BroughtFiles) throws(BringingError) -> FoundDiary? {
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") {
      let table = DiaryTable(Array(try file.text().utf8))
      guard let table, table.columns.areComplete else { continue }
      let app = app(of: table)
      return diary(of: app, table, try DiaryDates(table.dates, monthFirst: app != Self.app))
    }
    return nil
  }

  /// Reads the first table as somebody said.
  static func diary(in files: BroughtFiles, as columns: BroughtColumns) throws(BringingError) -> FoundDiary? {
    guard columns.missing == nil, var table = try table(in: files) else { return nil }
    table.columns = DiaryColumns(columns.columns)
    return diary(of: app, table, try DiaryDates(table.dates, columns.order))
  }

  private static func diary(of app: String, _ table: DiaryTable, _ dates: DiaryDates) -> FoundDiary {
    FoundDiary(app: app) { visit in
      try table.forEach { line, fields in
        let row = DiaryRow(table.columns, fields, dates)
        if row.isNoMeal { return }
        try visit(FoundDiary.read("Line \(line)") { () throws(BringingError) in try row.meal() })
      }
    }
  }

  static func table(in files: BroughtFiles) throws(BringingError) -> DiaryTable? {
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") {
      if let table = DiaryTable(Array(try file.text().utf8)) { return table }
    }
    return nil
  }

  /// By the columns that only one of them has; "A table" for another one.
  static func app(of table: DiaryTable) -> String {
    let names = Set(table.header.map { Folding.folded($0) })
    if names.contains("quantity consumed") { return "SparkyFitness" }
    if names.contains("deleted") && names.contains("icon") { return "Lose It!" }
    if names.isSuperset(of: ["group", "energy (kcal)"]) || names.isSuperset(of: ["day", "food name"]) {
      return "Cronometer"
    }
    let hasFoods = table.columns.has(.name)
    if !hasFoods && names.isSuperset(of: ["date", "meal", "carbohydrates (g)"]) { return "MyFitnessPal" }
    return names.isSuperset(of: ["date", "name", "type", "calories"]) ? "Lose It!" : app
  }
}

/// A row of a table of meals.
private struct DiaryRow {
  let columns: DiaryColumns
  let fields: [String]
  let dates: DiaryDates

  init(_ columns: DiaryColumns, _ fields: [String], _ dates: DiaryDates) {
    (self.columns, self.fields, self.dates) = (columns, fields, dates)
  }

  private func text(_ role: DiaryColumns.Role) -> String { columns.text(role, fields) }

  /// A sum, a goal, or what was deleted: nothing that was eaten.
  var isNoMeal: Bool {
    ["total", "totals", "daily summary", "summary"].contains(Folding.folded(text(.part))) || text(.deleted) == "1"
  }

  func meal() throws(BringingError) -> BroughtMeal {
    guard let date = dates.date(text(.date)) else { throw .undated }
    var nutrients = Nutrients()
    var energy = try figure(.energy)
    if energy == nil { energy = try figure(.kilojoules).map { $0 / 4.184 } }
    if Folding.folded(text(.part)) == "exercise" || (energy ?? 0) < 0 { throw .exercise }
    let name = text(.name)
    if energy == nil && name.isEmpty { throw .withoutEnergy }
    nutrients.set(.energy, energy)
    for (nutrient, role) in Self.grams { nutrients.set(nutrient, try figure(role)) }
    // Sodium makes two fifths of salt.
    let sodium = try figure(.sodium).map { $0 * 2.5 / 1_000 }
    nutrients.set(.salt, try figure(.salt) ?? sodium)
    return try BroughtMeal(
      on: date, at: LocalTime(brought: text(.time)), text(.part), name, amount, nutrients: nutrients)
  }

  private var amount: String {
    let unit = text(.unit)
    return unit.isEmpty ? text(.amount) : "\(text(.amount)) \(unit == "Grams" ? "g" : unit)"
  }

  /// Nil for an empty one, and one that says that it is unknown.
  private func figure(_ role: DiaryColumns.Role) throws(BringingError) -> Double? {
    let typed = text(role)
    if typed.isEmpty || ["n/a", "-", "–", "null"].contains(Folding.folded(typed)) { return nil }
    let isDecimalComma = typed.contains(",") && !typed.contains(".")
    let plain = typed.replacing(",", with: isDecimalComma ? "." : "")
    guard let number = Double(plain), number.isFinite else {
      if role == .energy || role == .kilojoules { throw .withoutEnergy }
      return nil
    }
    return number
  }

  private static let grams: [(Nutrient, DiaryColumns.Role)] = [
    (.carbs, .carbs), (.protein, .protein), (.fat, .fat), (.fibre, .fibre), (.sugars, .sugars),
    (.saturated, .saturated),
  ]
}
