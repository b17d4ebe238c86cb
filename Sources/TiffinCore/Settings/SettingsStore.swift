/// The store that saves changes from the settings page.
public struct SettingsStore: Sendable {
  private let database: any Database
  private let now: @Sendable () -> Int

  /// Creates a store that writes to a database; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Saves a change in one transaction. Settings that the change does not contain keep their stored values.
  ///
  /// A person who turns on reminders gets a calendar, as reminders come through it.
  /// - Throws: ``StoreError/notFound`` if the person does not exist; ``StoreError/busy`` if the person is moving to
  ///   another household.
  @discardableResult
  public func save(_ change: SettingsChange, by person: Person) throws(StoreError) -> SettingsUpdateResult {
    guard !change.isEmpty else { return .saved }
    return try database.write(of: person.household) { statements throws(StoreError) in
      var update = SettingsUpdateResult.saved
      if !change.household.isEmpty {
        update = try Self.change(change.household, change.planned, by: person, statements)
        if case .changedMeanwhile = update { return update }
      }
      guard let changeOwn = change.own else { return update }
      let settings = try PersonStore.change(person.id, changeOwn, statements)
      guard settings.isReminded else { return update }
      return try CalendarLinkStore.openIfClosed(for: person.id, at: now(), statements).map { .opened($0) } ?? update
    }
  }

  /// Changes the household's settings. If the usual number of servings changes, also changes that of planned meals, if
  /// requested.
  private static func change(
    _ change: HouseholdSettingsChange, _ planned: PlanSelection?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> SettingsUpdateResult {
    guard change.cooksFor != nil, let planned else {
      return try HouseholdSettingsStore.change(change, by: person, statements).map { .changedMeanwhile($0) } ?? .saved
    }
    let home = person.household
    let old = try HouseholdSettingsStore.settings(of: home, statements).cooksFor
    let usual = try PlanStore.usualServings(of: home, statements)
    if let current = try HouseholdSettingsStore.change(change, by: person, statements) {
      return .changedMeanwhile(current)
    }
    let entries = try PlanRows.ids(of: planned, for: usual, in: home, statements)
    try PlanRows.change(entries, to: PlanStore.usualServings(of: home, statements), in: home, statements)
    return entries.isEmpty ? .saved : .changedPlan(entries, cookedFor: old)
  }
}

/// The result of a change of settings.
public enum SettingsUpdateResult: Sendable {
  /// The change is stored.
  case saved
  /// The change is stored, and the servings of these planned meals were changed to the new usual number; `cookedFor` is
  /// the previous setting.
  case changedPlan([PlanEntry.ID], cookedFor: Servings?)
  /// The change is stored, and a calendar was opened: its token cannot be obtained again.
  case opened(SecretToken)
  /// Another member changed the same setting after the page was shown: these are the household's current settings, and
  /// nothing was stored.
  case changedMeanwhile(HouseholdSettings)
}

/// A change of a person's own settings, and of the settings of their household.
public struct SettingsChange: Sendable {
  /// The change of the household's settings.
  public var household: HouseholdSettingsChange
  /// The change of the person's own settings; nil leaves them as they are.
  public var own: (@Sendable (inout PersonSettings) -> Void)?
  /// The planned meals whose servings change together with the usual number. Meals with another number than the old
  /// usual one keep it. Nil if no planned meals change.
  public var planned: PlanSelection?

  /// Creates a change; by default it changes nothing.
  public init(
    household: HouseholdSettingsChange = HouseholdSettingsChange(),
    own: (@Sendable (inout PersonSettings) -> Void)? = nil
  ) {
    self.household = household
    self.own = own
  }

  /// True if nothing changes.
  var isEmpty: Bool { household.isEmpty && own == nil }
}
