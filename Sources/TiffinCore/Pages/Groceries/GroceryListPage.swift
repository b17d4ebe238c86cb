/// The page of a household's grocery list, as of one moment.
public struct GroceryListPage: Sendable {
  /// What is to be bought, and what is in the basket.
  public let list: GroceryList
  /// What the household has had on its list, what it wants most first.
  public let known: [String]
  /// What was just taken off the list; nil where nothing was, or it is not so any more.
  public let noted: NotedGroceries?

  /// Three statements, and for what was taken off one or two more.
  public init(
    noted: NotedGroceries.Request?, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    list = try GroceryStore.list(of: person, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in try NotedGroceries(noted, of: person, statements) }
    known = try GroceryStore.known(of: person, statements)
  }
}
