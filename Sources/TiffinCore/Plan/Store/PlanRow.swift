/// How a row of the `plan_entry` table, with its recipe, becomes an entry.
enum PlanRow {
  /// The entries with their recipes, what the household of `$1` knows of them, and what the person of `$2` ate.
  static let tables = """
    plan_entry LEFT JOIN recipe ON recipe.id = plan_entry.recipe_id \(RecipeRow.marks)
    LEFT JOIN plan_eaten AS ate ON ate.entry_id = plan_entry.id AND ate.person_id = $2
    LEFT JOIN meal AS eaten ON eaten.id = ate.meal_id AND eaten.deleted_at IS NULL
    """

  /// That it is the household's, and not removed.
  static let isThere = "plan_entry.household_id = $1 AND plan_entry.deleted_at IS NULL"

  /// In the day's order.
  static let order = "plan_entry.day, plan_entry.slot_key, plan_entry.place, plan_entry.id"

  /// In the order in which ``read(_:)`` takes them.
  static let columns =
    RecipeRow.listedColumns
      + """
      , plan_entry.id, plan_entry.revision, plan_entry.day, plan_entry.slot, plan_entry.name, plan_entry.servings,
      eaten.id, recipe.deleted_at, eaten.eaten_on
      """

  private static let first = RecipeRow.width
  /// How many they are: where a query's other columns begin.
  static let width = first + 9

  static func read(_ row: borrowing Row) throws(StoreError) -> PlanEntry {
    let recipe = row.optionalInt(0) == nil ? nil : try RecipeRow.readListed(row)
    let isDeleted = row.optionalInt(first + 7) != nil
    return PlanEntry(
      id: row.id(first), revision: row.int(first + 1), day: try MealRow.date(row, first + 2),
      slot: slot(row.text(first + 3)), name: MealName(stored: recipe?.name.text ?? row.text(first + 4)),
      recipe: recipe.map {
        PlannedRecipe(id: $0.id, picture: $0.picture, numbers: $0.numbers, isOpen: !isDeleted)
      },
      servings: Servings(stored: row.int(first + 5)), eaten: row.optionalID(first + 6),
      eatenOn: row.optionalText(first + 8).flatMap { LocalDate(iso: $0) })
  }

  private static func slot(_ stored: String) -> MealCategory? {
    stored.isEmpty ? nil : MealCategory(stored: stored)
  }

  /// For the columns `slot` and `slot_key`.
  static func values(_ slot: MealCategory?) -> [SQLValue] {
    [.text(slot?.name ?? ""), .text(slot?.key ?? "6")]
  }
}
