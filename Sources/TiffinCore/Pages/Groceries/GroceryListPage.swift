/// The data of the page of a household's grocery list, read in one snapshot.
public struct GroceryListPage: Sendable {
  /// The items to buy, and those in the basket.
  public let list: GroceryList
  /// The names that the household has had on its list, most used first.
  public let known: [String]
  /// The lines that were just removed from the list, for the notice; nil if there are none, or if they were restored.
  public let noted: NoticeGroceries?
  /// The question what the basket cost that was just cleared; nil if there is none, or if it was answered.
  public let question: BasketQuestion?
  /// The quantities of the line whose details are open, each with its recipe and day; nil if no details are open.
  public let needs: GroceryNeeds?
  /// The household's aisles, if a line's details are open; empty otherwise.
  public let aisles: [GroceryAisle]
  /// The household's members, if the page names the person who ticked a line; empty otherwise.
  public let members: [HouseholdMember]

  /// Reads the page in three statements, two more for an open line, one or two for removed lines, three for the question
  /// what a basket cost, and one for the names of people who ticked lines.
  ///
  /// - Parameter today: The day whose week's payments are shown with the question.
  public init(
    noted: NoticeGroceries.Query?, open: GroceryItem.ID?, on today: LocalDate, of person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    list = try GroceryStore.list(of: person, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in try NoticeGroceries(noted, of: person, statements) }
    question = try noted.flatMap { noted throws(StoreError) in
      try BasketQuestion(noted, on: today, of: person, statements)
    }
    needs = try open.map { id throws(StoreError) in
      try GroceryStore.needs(of: id, in: person.household, statements)
    }
    aisles = try open == nil ? [] : GroceryStore.aisles(of: person, statements)
    known = try GroceryStore.known(of: person, statements)
    let isTickerNamed = list.items.contains { item in
      item.tickedBy.map { $0 != person.id || item.id == open } ?? false
    }
    members = try isTickerNamed ? HouseholdMemberStore.members(with: person, statements) : []
  }
}
