/// The store that saves changes from the settings page.
public struct SettingsStore: Sendable {
  private let database: any Database

  /// Uses that database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Saves a whole change, or nothing of it. Settings outside of it stay as they are, even if they change meanwhile.
  ///
  /// A person who turns on reminders gets a calendar, as reminders come through it.
  /// - Throws: ``StoreError/notFound``.
  @discardableResult
  public func save(_ change: SettingsChange, by person: Person.ID) throws(StoreError) -> SettingsUpdate {
    guard !change.isEmpty else { return .saved }
    return try database.write { statements throws(StoreError) in
      if !change.household.isEmpty,
        let current = try HouseholdSettingsStore.change(change.household, by: person, statements)
      {
        return .changedMeanwhile(current)
      }
      guard let changeOwn = change.own else { return .saved }
      let settings = try PersonStore.change(person, changeOwn, statements)
      if settings.isReminded { try CalendarStore.openIfClosed(for: person, statements) }
      return .saved
    }
  }
}

/// The result of a change of settings.
public enum SettingsUpdate: Equatable, Sendable {
  /// The change is stored.
  case saved
  /// Another member changed the same setting after the page was shown: these are the household's current settings, and
  /// nothing was stored.
  case changedMeanwhile(HouseholdSettings)
}

/// A change of a person's own settings, and of those of their household.
public struct SettingsChange: Sendable {
  /// The change of the household's settings.
  public var household: HouseholdSettingsChange
  /// The change of the person's own settings; nil leaves them as they are.
  public var own: (@Sendable (inout PersonSettings) -> Void)?

  /// Changes nothing by default.
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
