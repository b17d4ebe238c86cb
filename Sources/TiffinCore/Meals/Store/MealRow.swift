/// How a row of the `meal` table becomes a meal, and a meal's content its values.
enum MealRow {
  /// What a list shows.
  static let listedColumns = MealColumn.selection(of: MealColumn.listed)

  static func readListed(_ row: borrowing Row) throws(StoreError) -> ListedMeal {
    ListedMeal(
      id: row.id(MealColumn.id),
      photo: row.optionalID(MealColumn.photo),
      date: try date(row, MealColumn.date.rawValue),
      time: row.text(MealColumn.time) { LocalTime(iso: $0) },
      name: MealName(stored: row.text(MealColumn.name)),
      category: MealCategory(stored: row.text(MealColumn.category)),
      energy: row.optionalInt(MealColumn.energy).map(Energy.init(stored:)),
      macros: Macros(carbs: mass(row, .carbs), protein: mass(row, .protein), fat: mass(row, .fat)),
      rating: Rating(stored: row.int(MealColumn.rating)),
      isFavourite: row.flag(MealColumn.isFavourite),
      isEstimated: row.flag(MealColumn.isEstimated),
      share: share(row))
  }

  private static func share(_ row: borrowing Row) -> RecipeShare? {
    guard let servings = row.optionalInt(MealColumn.servings) else { return nil }
    return RecipeShare(
      recipeNumber: row.optionalInt(MealColumn.recipe), servings: Servings(stored: servings),
      isAssumed: row.flag(MealColumn.areServingsAssumed))
  }

  /// A whole meal.
  static let columns = MealColumn.selection

  static func read(_ row: borrowing Row) throws(StoreError) -> Meal {
    let listed = try readListed(row)
    let content = MealContent(
      name: listed.name, category: listed.category, energy: listed.energy, macros: listed.macros, date: listed.date,
      time: listed.time, rating: listed.rating, notes: Notes(stored: row.text(MealColumn.notes)),
      isFavourite: listed.isFavourite, isEstimated: listed.isEstimated, share: listed.share)
    return Meal(id: listed.id, revision: row.int(MealColumn.revision), content: content, photo: listed.photo)
  }

  /// The columns that a person fills, in the order of ``values(_:)``.
  static let contentColumns = MealColumn.content.map(\.name)

  static func values(_ content: MealContent) -> [SQLValue] {
    MealColumn.content.compactMap { $0.write?(content) }
  }

  /// No time is stored as the empty text, which sorts last in its day.
  static func stored(_ time: LocalTime?) -> String {
    time?.iso ?? ""
  }

  private static func mass(_ row: borrowing Row, _ column: MealColumn) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }

  static func date(_ row: borrowing Row, _ column: Int) throws(StoreError) -> LocalDate {
    guard let date = row.text(column, { LocalDate(iso: $0) }) else {
      throw .damaged("a meal's date is \(row.text(column))")
    }
    return date
  }
}
