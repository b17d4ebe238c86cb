extension PlanStore {
  /// Returns the household's entries of some days that the person has not eaten, in the order of the plan, with a
  /// single statement.
  public static func uneaten(
    on days: ClosedRange<LocalDate>, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [UneatenEntry] {
    var entries: [UneatenEntry] = []
    let range: [SQLValue] = [.text(days.lowerBound.iso), .text(days.upperBound.iso)]
    try statements.run(uneaten, RecipeRowCoder.values(for: person) + range) { row throws(StoreError) in
      let entry = try PlanRowCoder.read(row)
      if entries.last?.id != entry.id { entries.append(UneatenEntry(entry)) }
      // Several lines of a recipe may need the same item.
      guard let name = row.optionalText(PlanRowCoder.width).map(GroceryName.init(stored:)),
        entries.last?.toBuy.last?.name != name
      else { return }
      entries[entries.count - 1].toBuy.append(ItemToBuy(id: row.id(PlanRowCoder.width + 1), name: name))
    }
    return entries
  }

  /// Returns the entry of a recipe on a meal's day that the person has not eaten, preferably one with the meal's
  /// category; nil if there is none.
  ///
  /// - Parameter category: The required category of the entry, if it has one; nil for any category.
  static func uneaten(
    _ recipe: Recipe.ID, at meal: MealContent, _ category: MealCategory?, for person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> PlanEntry? {
    let entries = try uneaten(on: meal.date...meal.date, for: person, statements).map(\.entry)
      .filter { $0.recipe?.id == recipe && (category == nil || $0.slot == nil || $0.slot == category) }
    return entries.first { $0.slot == meal.category } ?? entries.first
  }

  /// Returns the entries of consecutive days that any member of a household has eaten, with a single statement; empty
  /// if there are no days.
  static func eaten(
    on days: [LocalDate], of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Set<PlanEntry.ID> {
    guard let first = days.first, let last = days.last else { return [] }
    let values: [SQLValue] = [.id(household), .text(first.iso), .text(last.iso)]
    return Set(try statements.all(eaten, values) { row in row.id(0) })
  }

  private static let eaten = """
    SELECT plan_entry.id FROM plan_entry
    JOIN plan_eaten ON plan_eaten.entry_id = plan_entry.id
    JOIN meal ON meal.id = plan_eaten.meal_id AND meal.deleted_at IS NULL
    WHERE plan_entry.household_id = $1 AND plan_entry.day BETWEEN $2 AND $3
    """

  /// A query with a row for each grocery item that an entry needs, and a row for an entry without items. The item's
  /// name is NULL if the household usually has the item at home and did not mark it as needed.
  static let uneaten = """
    SELECT \(PlanRowCoder.columns), CASE WHEN COALESCE(habit.is_staple, 0) <= item.is_needed THEN item.name END, item.id
    FROM \(PlanRowCoder.tables)
    LEFT JOIN grocery_share AS share ON share.household_id = plan_entry.household_id
    AND share.recipe = plan_entry.recipe_id AND share.day = plan_entry.day
    LEFT JOIN grocery_item AS item ON item.id = share.item_id AND item.completed_at IS NULL AND item.deleted_at IS NULL
    LEFT JOIN grocery_habit AS habit ON habit.household_id = item.household_id AND habit.item_key = item.item_key
    WHERE \(PlanRowCoder.isThere) AND plan_entry.day BETWEEN $3 AND $4 AND eaten.id IS NULL \
    ORDER BY \(PlanRowCoder.order), item.name, item.id
    """
}
