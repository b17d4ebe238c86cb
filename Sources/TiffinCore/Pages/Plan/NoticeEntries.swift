/// Plan entries with a notice on the page: they were just planned, changed, deleted or eaten.
public struct NoticeEntries: Sendable {
  /// The names of the entries; empty if they are no longer in the expected state.
  public let names: [MealName]
  /// The first of the entries that is on the page; nil if none is.
  public let entry: PlanEntry?
  /// The numbers of grocery lines with quantities for the deleted entries; 0 for entries that are not deleted.
  public let share: GroceryShareCount
  /// The meal that was made from the entry, if the notice is about a single eaten entry; nil otherwise.
  public let meal: Meal?
  /// The names of the household's other members, one of whom changed the entries; empty if not requested.
  public let others: [String]

  /// The entries, with their expected state.
  public struct Query: Sendable {
    /// The state that the entries are expected to have.
    public enum State: Sendable {
      case planned, eaten
      /// The entries are deleted.
      ///
      /// - Parameter isOnList: True if the grocery list may have quantities for the entries.
      case removed(isOnList: Bool)
    }

    let entries: [PlanEntry.ID]
    let state: State
    let isOfOthers: Bool

    /// Creates a query.
    ///
    /// - Parameter isOfOthers: True if another member changed the entries.
    public init(_ entries: [PlanEntry.ID], _ state: State, isOfOthers: Bool = false) {
      self.entries = entries
      self.state = state
      self.isOfOthers = isOfOthers
    }
  }

  /// Reads the notice, with statements only for deleted and eaten entries, and for other members' changes.
  ///
  /// - Parameter week: The week on the page.
  init(
    _ query: Query, in week: PlanWeek, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let there = week.days.flatMap(\.entries).filter { query.entries.contains($0.id) }
    entry = there.first
    others = query.isOfOthers ? try HouseholdMemberStore.others(than: person, statements) : []
    (names, share, meal) =
      switch query.state {
      case .planned: (there.map(\.name), GroceryShareCount(), nil)
      case .eaten:
        (there.map(\.name), GroceryShareCount(), try Self.meal(of: there.first, query, for: person, statements))
      case .removed(let isOnList):
        (
          try PlanStore.removed(query.entries, by: person, statements),
          isOnList ? try Self.share(of: query.entries, for: person, statements) : GroceryShareCount(), nil
        )
      }
  }

  private static func meal(
    of entry: PlanEntry?, _ query: Query, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal? {
    guard query.entries.count == 1, let meal = entry?.eaten else { return nil }
    return try MealStore.find(meal, of: person.id, statements)
  }

  private static func share(
    of entries: [PlanEntry.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryShareCount {
    let purposes = try PlanStore.purposes(ofRemoved: entries, by: person, statements)
    var share = try GroceryStore.count(for: purposes, of: person, statements)
    if share.open == 0, share.bought > 0 {
      share.isWhole = try GroceryStore.areBought(purposes, in: person.household, statements)
    }
    return share
  }
}
