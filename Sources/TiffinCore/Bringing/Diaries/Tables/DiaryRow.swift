/// A row of a table of meals.
struct DiaryRow {
  private let table: DiaryTable
  private let fields: [String]
  private let dates: DiaryDates

  init(_ table: DiaryTable, _ fields: [String], _ dates: DiaryDates) {
    (self.table, self.fields, self.dates) = (table, fields, dates)
  }

  private func text(_ role: DiaryColumns.Role) -> String { table.columns.text(role, fields) }

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
    let figure = DiaryFigure(typed, partedBy: table.separator)
    switch role {
    case .energy, .kilojoules:
      guard let figure else { throw .withoutEnergy }
      if figure.isDoubtful { throw .doubtfulEnergy }
    case .sodium:
      // A thousand milligrams are as likely as one.
      if figure?.isDoubtful ?? false { return nil }
    default: break
    }
    return figure?.number
  }

  private static let grams: [(Nutrient, DiaryColumns.Role)] = [
    (.carbs, .carbs), (.protein, .protein), (.fat, .fat), (.fibre, .fibre), (.sugars, .sugars),
    (.saturated, .saturated),
  ]
}
