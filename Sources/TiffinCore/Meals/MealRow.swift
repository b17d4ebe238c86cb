/// How a row of the `meal` table becomes a meal, and a meal's content its values.
enum MealRow {
  /// In the order in which ``read(_:)`` takes them.
  static let columns = """
    id, revision, photo_id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, \
    is_favourite, notes
    """

  static func read(_ row: borrowing Row) throws(StoreError) -> Meal {
    let content = MealContent(
      name: MealName(stored: row.text(5)),
      category: Category(stored: row.text(6)),
      energy: row.optionalInt(7).map(Energy.init(stored:)),
      macros: Macros(carbs: mass(row, 8), protein: mass(row, 9), fat: mass(row, 10)),
      date: try date(row, 3),
      time: LocalTime(iso: row.text(4)),
      rating: Rating(stored: row.int(11)),
      notes: Notes(stored: row.text(13)),
      isFavourite: row.flag(12)
    )
    return Meal(id: row.id(0), revision: row.int(1), content: content, photo: row.optionalID(2))
  }

  /// The columns that a person fills, in the order of ``values(_:)``.
  static let contentColumns = [
    "eaten_on", "eaten_at", "name", "category", "energy_kcal", "carbs_mg", "protein_mg", "fat_mg", "rating",
    "is_favourite", "notes",
  ]

  static func values(_ content: MealContent) -> [SQLValue] {
    [
      .text(content.date.iso), .text(stored(content.time)), .text(content.name.text), .text(content.category.name),
      .int(content.energy?.kilocalories), .int(content.macros.carbs?.milligrams),
      .int(content.macros.protein?.milligrams), .int(content.macros.fat?.milligrams), .int(content.rating.stars),
      .flag(content.isFavourite), .text(content.notes.text),
    ]
  }

  /// No time is stored as the empty text, which sorts last in its day.
  static func stored(_ time: LocalTime?) -> String {
    time?.iso ?? ""
  }

  private static func mass(_ row: borrowing Row, _ column: Int) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }

  private static func date(_ row: borrowing Row, _ column: Int) throws(StoreError) -> LocalDate {
    let text = row.text(column)
    guard let date = LocalDate(iso: text) else { throw .damaged("a meal's date is \(text)") }
    return date
  }
}
