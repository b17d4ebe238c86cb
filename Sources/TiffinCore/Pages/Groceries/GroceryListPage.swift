/// The page of a household's grocery list, as of one moment.
public struct GroceryListPage: Sendable {
  /// What is to be bought, and what is in the basket.
  public let list: GroceryList
  /// What the household has had on its list, what it wants most first.
  public let known: [String]
  /// What was just taken off the list; nil where nothing was, or it is not so any more.
  public let noted: NotedGroceries?
  /// What the open line is wanted for; nil where none is open.
  public let needs: GroceryNeeds?

  /// Three statements, one more for an open line, and for what was taken off one or two.
  public init(
    noted: NotedGroceries.Request?, open: GroceryItem.ID?, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    list = try GroceryStore.list(of: person, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in try NotedGroceries(noted, of: person, statements) }
    needs = try open.map { id throws(StoreError) in
      try GroceryStore.needs(of: id, in: person.household, statements)
    }
    known = try GroceryStore.known(of: person, statements)
  }
}
