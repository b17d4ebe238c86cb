/// Diaries in the form of a table, with a row for each food, or for each meal of the day.
enum DiaryTables: DiaryApp {
  /// The name that stands for an unknown app.
  static let app = "A table"

  static func diary(in files: ImportedFiles) throws(ImportError) -> LazyDiary? {
    guard let table = try table(in: files), table.isComplete else { return nil }
    let app = app(of: table)
    let (dates, thousands) = table.survey()
    return diary(of: app, table, DiaryTableFormat(dates: try dateFormat(dates, of: table, app), thousands: thousands))
  }

  private static func dateFormat(
    _ dates: [String], of table: DiaryTable, _ app: String
  ) throws(ImportError) -> ImportedDateFormat {
    guard let order = table.dateOrder else { return try ImportedDateFormat(dates, monthFirst: app != Self.app) }
    return try ImportedDateFormat(dates, order)
  }

  /// Reads the table whose columns a person has assigned; nil if a column is missing, or there is no table.
  static func diary(in files: ImportedFiles, as columns: ImportedColumns) throws(ImportError) -> LazyDiary? {
    guard columns.missing == nil, var table = try table(in: files) else { return nil }
    table.columns = DiaryColumns(columns.columns)
    let (dates, thousands) = table.survey()
    return diary(
      of: app, table, DiaryTableFormat(dates: try ImportedDateFormat(dates, columns.order), thousands: thousands))
  }

  private static func diary(of app: String, _ table: DiaryTable, _ style: DiaryTableFormat) -> LazyDiary {
    LazyDiary(app: app) { visit in
      try table.forEach { line, fields in
        let row = DiaryRow(table, fields)
        if row.isNoMeal { return }
        try visit(LazyDiary.read("Line \(line)") { () throws(ImportError) in try row.meal(in: style) })
      }
    }
  }

  /// Returns the name of the app, which is recognised by columns that only its tables have; "A table" if it is unknown.
  static func app(of table: DiaryTable) -> String {
    let names = Set(table.header.map { TextFolding.folded($0) })
    if names.contains("quantity consumed") { return "SparkyFitness" }
    if names.isSuperset(of: ["date", "meal", "food", "brand", "quantity", "unit"]) { return "SparkyFitness" }
    if names.isSuperset(of: ["date", "time", "name", "category", "energy_kcal"]) { return ExportArchive.app }
    if names.contains("deleted") && names.contains("icon") { return "Lose It!" }
    if names.isSuperset(of: ["group", "energy (kcal)"]) || names.isSuperset(of: ["day", "food name"]) {
      return "Cronometer"
    }
    let hasFoods = table.columns.has(.name)
    if !hasFoods && names.isSuperset(of: ["date", "meal", "carbohydrates (g)"]) { return "MyFitnessPal" }
    return names.isSuperset(of: ["date", "name", "type", "calories"]) ? "Lose It!" : app
  }
}
