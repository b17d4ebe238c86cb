/// What days of a household's plan would bring on its grocery list, as of one moment.
public struct PlanShoppingPage: Sendable {
  /// What is planned.
  public let week: PlanWeek
  /// What would come.
  public let preview: GroceryPreview

  /// Nothing for no days.
  public init(_ days: [LocalDate], for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    week = try PlanStore.week(days, for: person, statements)
    preview = try GroceryStore.preview(try week.groceries(for: person, statements), for: person, statements)
  }
}
