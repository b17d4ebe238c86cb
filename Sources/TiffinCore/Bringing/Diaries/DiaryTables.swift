/// Diaries that come as a table: a row for each food, or for each part of a day.
enum DiaryTables: DiaryApp {
  static func diary(in files: BroughtFiles) throws(BringingError) -> FoundDiary? {
    for file in files.all(endingIn: ".csv", ".txt", ".tsv") {
      let table = DiaryTable(Array(try file.text().utf8))
      guard let table, let app = app(of: table) else { continue }
      let dates = try DiaryDates(table.dates, monthFirst: app != "A table")
      return FoundDiary(app: app) { visit in
        try table.forEach { line, fields in
          let row = DiaryRow(table.columns, fields, dates)
          if row.isNoMeal { return }
          try visit(FoundDiary.read("Line \(line)") { () throws(BringingError) in try row.meal() })
        }
      }
    }
    return nil
  }

  /// By the columns that only one of them has; "A table" for another one.
  private static func app(of table: DiaryTable) -> String? {
    let names = Set(table.header.map { Folding.folded($0) })
    if names.contains("quantity consumed") { return "SparkyFitness" }
    if names.contains("deleted") && names.contains("icon") { return "Lose It!" }
    if names.isSuperset(of: ["group", "energy (kcal)"]) || names.isSuperset(of: ["day", "food name"]) {
      return "Cronometer"
    }
    let hasFoods = table.columns.has(.name)
    if !hasFoods && names.isSuperset(of: ["date", "meal", "carbohydrates (g)"]) { return "MyFitnessPal" }
    return names.isSuperset(of: ["date", "name", "type", "calories"]) ? "Lose It!" : "A table"
  }
}

/// A table of meals, read row by row.
struct DiaryTable {
  /// The most rows.
  private static let mostRows = 500_000
  let header: [String]
  let columns: DiaryColumns
  private let reader: CSVReader

  /// Nil for a table of something else.
  init?(_ bytes: [UInt8]) {
    let separator = CSVReader.separator(of: bytes)
    var reader = CSVReader(bytes: bytes, separator: separator)
    guard let header = reader.row(), header.count > 1, let columns = DiaryColumns(header) else { return nil }
    (self.header, self.columns, self.reader) = (header, columns, reader)
  }

  /// What the column of dates says, row by row.
  var dates: [String] {
    var dates: Set<String> = []
    try? forEach { _, fields in dates.insert(columns.text(.date, fields)) }
    return Array(dates)
  }

  /// Passes each row but empty lines, with its line.
  ///
  /// - Throws: ``BringingError/tooLarge``.
  func forEach(_ visit: (_ line: Int, _ fields: [String]) throws -> Void) throws {
    var reader = reader
    var rows = 0
    while true {
      let line = reader.line
      guard let fields = reader.row() else { return }
      if fields.count == 1, Blank.isBlank(fields[0]) { continue }
      rows += 1
      guard rows <= Self.mostRows else { throw BringingError.tooLarge }
      try visit(line, fields)
    }
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
