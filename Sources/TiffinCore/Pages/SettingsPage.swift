/// The page of a person's settings, as of one moment: the household's settings, and the calendar.
public struct SettingsPage: Sendable {
  /// The household's settings.
  public let household: HouseholdSettings
  /// The secret in the address of the person's calendar; nil if it is closed.
  public let calendar: String?

  /// Runs two statements.
  public init(of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    household = try HouseholdSettingsStore.settings(of: person.household, statements)
    calendar = try CalendarStore.secret(of: person.id, statements)
  }
}
