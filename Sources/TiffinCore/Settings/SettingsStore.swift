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
  public func save(_ change: SettingsChange, by person: Person.ID) throws(StoreError) {
    guard !change.isEmpty else { return }
    try database.write { statements throws(StoreError) in
      if !change.household.isEmpty { try HouseholdSettingsStore.change(change.household, by: person, statements) }
      guard let changeOwn = change.own else { return }
      let settings = try PersonStore.change(person, changeOwn, statements)
      if settings.isReminded { try CalendarStore.openIfClosed(for: person, statements) }
    }
  }
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
