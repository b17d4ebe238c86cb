/// The effect of shopping for a plan on the grocery list, as of one moment.
public struct PlanShoppingPage: Sendable {
  /// The plan.
  public let week: PlanWeek
  /// The effect on the list.
  public let preview: GroceryPreview

  /// Reads nothing for no days.
  public init(_ days: [LocalDate], for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    week = try PlanStore.week(days, for: person, statements)
    preview = try GroceryStore.preview(try week.groceries(for: person, statements), for: person, statements)
  }
}
