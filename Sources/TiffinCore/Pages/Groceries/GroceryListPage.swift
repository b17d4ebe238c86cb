/// The page of a household's grocery list, as of one moment.
public struct GroceryListPage: Sendable {
  /// The items to buy, and those in the basket.
  public let list: GroceryList
  /// Names that the household has had on its list, most wanted first.
  public let known: [String]
  /// The lines that were just taken off the list; nil if there are none, or they are back.
  public let noted: NotedGroceries?
  /// The purposes of the open line; nil if none is open.
  public let needs: GroceryNeeds?
  /// The household's aisles, for an open line; empty if none is open.
  public let aisles: [GroceryAisle]

  /// Runs three statements, two more for an open line, and one or two for lines taken off.
  public init(
    noted: NotedGroceries.Request?, open: GroceryItem.ID?, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    list = try GroceryStore.list(of: person, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in try NotedGroceries(noted, of: person, statements) }
    needs = try open.map { id throws(StoreError) in
      try GroceryStore.needs(of: id, in: person.household, statements)
    }
    aisles = try open == nil ? [] : GroceryStore.aisles(of: person, statements)
    known = try GroceryStore.known(of: person, statements)
  }
}
