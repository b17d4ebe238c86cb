/// How a row of the `meal` table becomes a meal, and a meal's content its values.
enum MealRow {
  /// What a list shows, in the order in which ``readListed(_:)`` takes it.
  static let listedColumns = """
    id, photo_id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, is_favourite,
    is_estimated, recipe_id, recipe_servings, are_servings_assumed
    """

  static func readListed(_ row: borrowing Row) throws(StoreError) -> ListedMeal {
    ListedMeal(
      id: row.id(0),
      photo: row.optionalID(1),
      date: try date(row, 2),
      time: row.text(3) { LocalTime(iso: $0) },
      name: MealName(stored: row.text(4)),
      category: MealCategory(stored: row.text(5)),
      energy: row.optionalInt(6).map(Energy.init(stored:)),
      macros: Macros(carbs: mass(row, 7), protein: mass(row, 8), fat: mass(row, 9)),
      rating: Rating(stored: row.int(10)),
      isFavourite: row.flag(11),
      isEstimated: row.flag(12),
      share: share(row, 13))
  }

  private static func share(_ row: borrowing Row, _ column: Int) -> RecipeShare? {
    guard let servings = row.optionalInt(column + 1) else { return nil }
    return RecipeShare(
      recipeNumber: row.optionalInt(column), servings: Servings(stored: servings), isAssumed: row.flag(column + 2))
  }

  /// A whole meal, in the order in which ``read(_:)`` takes it.
  static let columns = listedColumns + ", revision, notes"

  static func read(_ row: borrowing Row) throws(StoreError) -> Meal {
    let listed = try readListed(row)
    let content = MealContent(
      name: listed.name, category: listed.category, energy: listed.energy, macros: listed.macros, date: listed.date,
      time: listed.time, rating: listed.rating, notes: Notes(stored: row.text(17)), isFavourite: listed.isFavourite,
      isEstimated: listed.isEstimated, share: listed.share)
    return Meal(id: listed.id, revision: row.int(16), content: content, photo: listed.photo)
  }

  /// The columns that a person fills, in the order of ``values(_:)``.
  static let contentColumns = [
    "eaten_on", "eaten_at", "name", "category", "energy_kcal", "carbs_mg", "protein_mg", "fat_mg", "rating",
    "is_favourite", "notes", "is_estimated", "recipe_id", "recipe_servings", "are_servings_assumed",
  ]

  static func values(_ content: MealContent) -> [SQLValue] {
    [
      .text(content.date.iso), .text(stored(content.time)), .text(content.name.text), .text(content.category.name),
      .int(content.energy?.kilocalories), .int(content.macros.carbs?.milligrams),
      .int(content.macros.protein?.milligrams), .int(content.macros.fat?.milligrams), .int(content.rating.stars),
      .flag(content.isFavourite), .text(content.notes.text), .flag(content.isEstimated),
      .int(content.share?.recipeNumber), .int(content.share?.servings.count), .flag(content.share?.isAssumed ?? false),
    ]
  }

  /// No time is stored as the empty text, which sorts last in its day.
  static func stored(_ time: LocalTime?) -> String {
    time?.iso ?? ""
  }

  private static func mass(_ row: borrowing Row, _ column: Int) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }

  static func date(_ row: borrowing Row, _ column: Int) throws(StoreError) -> LocalDate {
    guard let date = row.text(column, { LocalDate(iso: $0) }) else {
      throw .damaged("a meal's date is \(row.text(column))")
    }
    return date
  }
}
