/// The data of the page that adds a plan's ingredients to the grocery list, read in one snapshot.
public struct PlanShoppingPage: Sendable {
  /// The plan.
  public let week: PlanWeek
  /// The preview of the changes to the grocery list.
  public let preview: GroceryPreview

  /// Reads the page; without days, no statement runs for the plan.
  public init(_ days: [LocalDate], for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    week = try PlanStore.week(days, for: person, statements)
    preview = try GroceryStore.preview(try week.groceries(for: person, statements), for: person, statements)
  }
}
