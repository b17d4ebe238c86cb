/// Entries of the plan that a page has something to say about: they were just planned, changed, removed or eaten.
public struct NotedEntries: Sendable {
  /// What they are called; none where it is not so any more.
  public let names: [MealName]
  /// The first of them that is on the page.
  public let entry: PlanEntry?
  /// What the grocery list has for what was removed.
  public let share: GroceryShareCount
  /// The meal that was made of the only one.
  public let meal: Meal?

  /// What a page wants to know of them.
  public struct Request: Sendable {
    /// What became of the entries.
    public enum State: Sendable {
      case planned, eaten
      /// - Parameter isOnList: whether the grocery list may have something for them.
      case removed(isOnList: Bool)
    }

    let entries: [PlanEntry.ID]
    let state: State

    /// Asks for no more than is so of entries in that state.
    public init(_ entries: [PlanEntry.ID], _ state: State) {
      self.entries = entries
      self.state = state
    }
  }

  /// Costs statements only for what was removed and what was eaten.
  ///
  /// - Parameter week: the one that the page shows.
  init(
    _ request: Request, in week: PlanWeek, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let there = week.days.flatMap(\.entries).filter { request.entries.contains($0.id) }
    entry = there.first
    (names, share, meal) =
      switch request.state {
      case .planned: (there.map(\.name), GroceryShareCount(), nil)
      case .eaten:
        (there.map(\.name), GroceryShareCount(), try Self.meal(of: there.first, request, for: person, statements))
      case .removed(let isOnList):
        (
          try PlanStore.removed(request.entries, by: person, statements),
          isOnList ? try Self.share(of: request.entries, for: person, statements) : GroceryShareCount(), nil
        )
      }
  }

  private static func meal(
    of entry: PlanEntry?, _ request: Request, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal? {
    guard request.entries.count == 1, let meal = entry?.eaten else { return nil }
    return try MealStore.find(meal, of: person.id, statements)
  }

  private static func share(
    of entries: [PlanEntry.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryShareCount {
    let purposes = try PlanStore.purposes(ofRemoved: entries, by: person, statements)
    return try GroceryStore.count(for: purposes, of: person, statements)
  }
}
