/// Changes of settings, as the settings' page saves them.
public struct SettingsStore: Sendable {
  private let database: any Database

  /// Writes to that database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Saves all of a change, or nothing of it. What it does not name stays as it is, whoever changes that meanwhile.
  ///
  /// A person who wants to be reminded gets a calendar, for reminders come by the calendar.
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
  /// The change of what the household has agreed on.
  public var household: HouseholdSettingsChange
  /// The change of the person's own; nil: they stay.
  public var own: (@Sendable (inout PersonSettings) -> Void)?

  /// Changes nothing, unless it is said.
  public init(
    household: HouseholdSettingsChange = HouseholdSettingsChange(),
    own: (@Sendable (inout PersonSettings) -> Void)? = nil
  ) {
    self.household = household
    self.own = own
  }

  /// Nothing is to change.
  var isEmpty: Bool { household.isEmpty && own == nil }
}
