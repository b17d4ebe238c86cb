/// The conversion of rows of `plan_entry`, joined with their recipes, to entries.
enum PlanRowCoder {
  /// The table of entries, joined with their recipes, the recipes' values as in ``RecipeRowCoder/marks`` (for household
  /// `$1` and person `$2`), and the meals that the person made from the entries.
  static let tables = """
    plan_entry LEFT JOIN recipe ON recipe.id = plan_entry.recipe_id \(RecipeRowCoder.marks)
    LEFT JOIN plan_eaten AS ate ON ate.entry_id = plan_entry.id AND ate.person_id = $2
    LEFT JOIN meal AS eaten ON eaten.id = ate.meal_id AND eaten.deleted_at IS NULL
    """

  /// The condition for entries of the household that are not deleted.
  static let isThere = "plan_entry.household_id = $1 AND plan_entry.deleted_at IS NULL"

  /// The condition for deleted entries of the household, which can be restored.
  static let isRemoved = "plan_entry.household_id = $1 AND plan_entry.deleted_at IS NOT NULL"

  /// The order of entries: by day, by meal of the day, and by position.
  static let order = "plan_entry.day, plan_entry.slot_key, plan_entry.place, plan_entry.id"

  /// The columns of the entry, which follow those of the recipe.
  private enum Column: Int, ColumnList {
    case id, revision, day, slot, name, servings, eaten, deleted, eatenOn

    var name: String {
      switch self {
      case .id: "plan_entry.id"
      case .revision: "plan_entry.revision"
      case .day: "plan_entry.day"
      case .slot: "plan_entry.slot"
      case .name: "plan_entry.name"
      case .servings: "plan_entry.servings"
      case .eaten: "eaten.id"
      case .deleted: "recipe.deleted_at"
      case .eatenOn: "eaten.eaten_on"
      }
    }
  }

  /// The columns of the recipe, followed by those of the entry.
  static let columns = "\(RecipeRowCoder.listedColumns), \(Column.selection)"

  private static let first = RecipeRowCoder.width
  /// The number of ``columns``, which is the index of the first column after them.
  static let width = first + 9

  static func read(_ row: borrowing Row) throws(StoreError) -> PlanEntry {
    let recipe = row.optionalInt(RecipeRowCoder.ListColumn.id) == nil ? nil : try RecipeRowCoder.readListed(row)
    let isDeleted = row.optionalInt(Column.deleted, from: first) != nil
    return PlanEntry(
      id: row.id(Column.id, from: first), revision: row.int(Column.revision, from: first),
      day: try MealRowCoder.date(row, first + Column.day.rawValue), slot: slot(row.text(Column.slot, from: first)),
      name: MealName(stored: recipe?.name.text ?? row.text(Column.name, from: first)),
      recipe: recipe.map {
        PlannedRecipe(id: $0.id, picture: $0.picture, numbers: $0.numbers, isOpen: !isDeleted)
      },
      servings: Servings(stored: row.int(Column.servings, from: first)),
      eaten: row.optionalID(Column.eaten, from: first),
      eatenOn: row.optionalText(Column.eatenOn, from: first).flatMap { LocalDate(iso: $0) })
  }

  private static func slot(_ stored: String) -> MealCategory? {
    stored.isEmpty ? nil : MealCategory(stored: stored)
  }

  /// Returns the values for the columns `slot` and `slot_key`.
  static func values(_ slot: MealCategory?) -> [SQLValue] {
    [.text(slot?.name ?? ""), .text(slot?.key ?? "6")]
  }
}
