/// Converts `meal` rows to meals, and a meal's content to values.
enum MealRowCoder {
  /// The columns of a list.
  static let listedColumns = MealTableColumn.selection(of: MealTableColumn.listed)

  static func readListed(_ row: borrowing Row) throws(StoreError) -> ListedMeal {
    ListedMeal(
      id: row.id(MealTableColumn.id), photo: row.optionalID(MealTableColumn.photo), content: try listedContent(row))
  }

  /// Reads the part of a meal's content that lists show, from the columns of a list.
  private static func listedContent(_ row: borrowing Row) throws(StoreError) -> MealContent {
    MealContent(
      name: MealName(stored: row.text(MealTableColumn.name)),
      category: MealCategory(stored: row.text(MealTableColumn.category)),
      energy: row.optionalInt(MealTableColumn.energy).map(Energy.init(stored:)),
      macros: Macros(carbs: mass(row, .carbs), protein: mass(row, .protein), fat: mass(row, .fat)),
      date: try date(row, MealTableColumn.date.rawValue),
      time: row.text(MealTableColumn.time) { LocalTime(iso: $0) },
      rating: Rating(stored: row.int(MealTableColumn.rating)),
      isFavourite: row.flag(MealTableColumn.isFavourite),
      isEstimated: row.flag(MealTableColumn.isEstimated),
      share: share(row))
  }

  /// Reads the columns of a list, followed by the number of foods and the amount of the first one.
  static func readOfDay(_ row: borrowing Row) throws(StoreError) -> ListedMeal {
    var meal = try readListed(row)
    let (count, amount) = (row.int(MealTableColumn.listed.count), MealTableColumn.listed.count + 1)
    if count > 0 { meal.foods = ListedMeal.Foods(count: count, amount: Whitespace.trimmed(row.text(amount))) }
    return meal
  }

  private static func share(_ row: borrowing Row) -> ServingsDivisor? {
    guard let servings = row.optionalInt(MealTableColumn.servings) else { return nil }
    return ServingsDivisor(
      recipeNumber: row.optionalInt(MealTableColumn.recipe), servings: Servings(stored: servings),
      isAssumed: row.flag(MealTableColumn.areServingsAssumed))
  }

  /// The columns of a whole meal.
  static let columns = MealTableColumn.selection

  static func read(_ row: borrowing Row) throws(StoreError) -> Meal {
    var content = try listedContent(row)
    content.notes = MealNotes(stored: row.text(MealTableColumn.notes))
    content.further = further(row)
    return Meal(
      id: row.id(MealTableColumn.id), revision: row.int(MealTableColumn.revision), content: content,
      photo: row.optionalID(MealTableColumn.photo))
  }

  /// The columns that store a meal's content, in the order of ``values(_:)``.
  static let contentColumns = MealTableColumn.content.map(\.name)

  static func values(_ content: MealContent) -> [SQLValue] {
    MealTableColumn.content.compactMap { $0.write?(content) }
  }

  /// Returns the stored form of a time; empty if there is no time, so that the meal comes last in a list with the
  /// newest first.
  static func stored(_ time: LocalTime?) -> String {
    time?.iso ?? ""
  }

  private static func further(_ row: borrowing Row) -> FurtherNutrients {
    FurtherNutrients(
      fibre: mass(row, .fibre), sugars: mass(row, .sugars), saturated: mass(row, .saturated), salt: mass(row, .salt))
  }

  private static func mass(_ row: borrowing Row, _ column: MealTableColumn) -> Mass? {
    row.optionalInt(column).map(Mass.init(stored:))
  }

  static func date(_ row: borrowing Row, _ column: Int) throws(StoreError) -> LocalDate {
    guard let date = row.text(column, { LocalDate(iso: $0) }) else {
      throw .damaged("a meal's date is \(row.text(column))")
    }
    return date
  }
}

/// The columns of the `meal` table that a meal is read from. The columns that lists do not read come last.
enum MealTableColumn: Int, ColumnList {
  case id, photo, date, time, name, category, energy, carbs, protein, fat, rating, isFavourite, isEstimated
  case recipe, servings, areServingsAssumed
  case revision, notes, fibre, sugars, saturated, salt

  /// The columns of a list.
  static let listed = allCases.prefix { $0 != .revision }

  /// The columns that store a meal's content.
  static let content = allCases.filter { $0.write != nil }

  /// The columns that an export contains under the same names and in the same form.
  static let exported = content.filter { ![.date, .time, .rating, .recipe].contains($0) }

  var name: String { declaration.name }

  /// The type of the column's values in an export.
  var kind: ColumnKind { declaration.kind }

  /// A closure that returns the column's value for given content; nil if the store sets it itself.
  var write: ((MealContent) -> SQLValue)? { declaration.write }

  private var declaration: (name: String, kind: ColumnKind, write: ((MealContent) -> SQLValue)?) {
    switch self {
    case .id: ("id", .number, nil)
    case .photo: ("photo_id", .number, nil)
    case .date: ("eaten_on", .text, { .text($0.date.iso) })
    case .time: ("eaten_at", .text, { .text(MealRowCoder.stored($0.time)) })
    case .name: ("name", .text, { .text($0.name.text) })
    case .category: ("category", .text, { .text($0.category.name) })
    case .energy: ("energy_kcal", .number, { .int($0.energy?.kilocalories) })
    case .carbs: ("carbs_mg", .number, { .int($0.macros.carbs?.milligrams) })
    case .protein: ("protein_mg", .number, { .int($0.macros.protein?.milligrams) })
    case .fat: ("fat_mg", .number, { .int($0.macros.fat?.milligrams) })
    case .rating: ("rating", .number, { .int($0.rating.stars) })
    case .isFavourite: ("is_favourite", .flag, { .flag($0.isFavourite) })
    case .isEstimated: ("is_estimated", .flag, { .flag($0.isEstimated) })
    case .recipe: ("recipe_id", .number, { .int($0.share?.recipeNumber) })
    case .servings: ("recipe_servings", .number, { .int($0.share?.servings.count) })
    case .areServingsAssumed: ("are_servings_assumed", .flag, { .flag($0.share?.isAssumed ?? false) })
    case .revision: ("revision", .number, nil)
    case .notes: ("notes", .text, { .text($0.notes.text) })
    case .fibre: ("fibre_mg", .number, { .int($0.further[.fibre]?.milligrams) })
    case .sugars: ("sugars_mg", .number, { .int($0.further[.sugars]?.milligrams) })
    case .saturated: ("saturated_mg", .number, { .int($0.further[.saturated]?.milligrams) })
    case .salt: ("salt_mg", .number, { .int($0.further[.salt]?.milligrams) })
    }
  }
}
