extension PlanStore {
  /// Returns the household's entries of a day that the person has not eaten yet, in order. One statement, however many
  /// entries there are.
  public static func uneaten(
    on day: LocalDate, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [UneatenEntry] {
    var entries: [UneatenEntry] = []
    try statements.run(uneaten, RecipeRow.values(for: person) + [.text(day.iso)]) { row throws(StoreError) in
      let entry = try PlanRow.read(row)
      if entries.last?.id != entry.id { entries.append(UneatenEntry(entry)) }
      // Several lines of a recipe may need the same item.
      guard let name = row.optionalText(PlanRow.width), entries.last?.toBuy.last != name else { return }
      entries[entries.count - 1].toBuy.append(name)
    }
    return entries
  }

  /// A row for each share of an entry, and one for entries without shares.
  static let uneaten = """
    SELECT \(PlanRow.columns), item.name FROM \(PlanRow.tables)
    LEFT JOIN grocery_share AS share ON share.household_id = plan_entry.household_id
    AND share.recipe = plan_entry.recipe_id AND share.day = plan_entry.day
    LEFT JOIN grocery_item AS item ON item.id = share.item_id AND item.completed_at IS NULL AND item.deleted_at IS NULL
    WHERE \(PlanRow.isThere) AND plan_entry.day = $3 AND eaten.id IS NULL ORDER BY \(PlanRow.order), item.name, item.id
    """
}
