extension MealStore {
  /// Returns the sums of a person's meals of one day, within a page's snapshot.
  public static func totals(
    on day: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> DayTotals {
    try statements.cached(TotalsKey(person: person, day: day)) { () throws(StoreError) in
      try statements.first(totalsOfDay, [.id(person), .text(day.iso)]) { row in totals(row, from: 0) } ?? .none
    }
  }

  /// Returns the sums of a person's meals for each of those days that has meals, within a page's snapshot, earlier days
  /// first.
  public static func totals(
    of days: ClosedRange<LocalDate>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [(day: LocalDate, totals: DayTotals)] {
    try statements.all(
      totalsOfDays, [.id(person), .text(days.lowerBound.iso), .text(days.upperBound.iso)]
    ) { row throws(StoreError) in (try MealRowCoder.date(row, 0), totals(row, from: 1)) }
  }

  /// The columns of the sums: COUNT and SUM skip NULL, which stands for unknown figures.
  private static let totalled =
    "COUNT(*), "
    + ["energy_kcal", "carbs_mg", "protein_mg", "fat_mg"].map { "\(PortableSQL.sum($0)), COUNT(\($0))" }
    .joined(separator: ", ") + ", \(PortableSQL.sum("is_estimated")), \(PortableSQL.sum("are_servings_assumed"))"

  static let totalsOfDay = """
    SELECT \(totalled) FROM meal WHERE person_id = $1 AND deleted_at IS NULL AND eaten_on = $2
    """

  static let totalsOfDays = """
    SELECT eaten_on, \(totalled) FROM meal
    WHERE person_id = $1 AND deleted_at IS NULL AND eaten_on BETWEEN $2 AND $3
    GROUP BY eaten_on ORDER BY eaten_on
    """

  private static func totals(_ row: borrowing Row, from column: Int) -> DayTotals {
    let meals = row.int(column)
    return DayTotals(
      meals: meals,
      energy: total(row, column + 1, of: meals, estimated: row.int(column + 9), assumed: row.int(column + 10)),
      carbs: total(row, column + 3, of: meals),
      protein: total(row, column + 5, of: meals), fat: total(row, column + 7, of: meals))
  }

  private static func total(
    _ row: borrowing Row, _ column: Int, of meals: Int, estimated: Int = 0, assumed: Int = 0
  ) -> FigureTotal {
    FigureTotal(
      amount: row.int(column), unknown: meals - row.int(column + 1), estimated: estimated, assumed: assumed)
  }
}

private struct TotalsKey: CacheKey {
  typealias Value = DayTotals
  let person: Person.ID
  let day: LocalDate
}
