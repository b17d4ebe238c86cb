/// The page of a person's settings, as of one moment: what they share, and what lies apart from their own settings.
public struct SettingsPage: Sendable {
  /// What the household has agreed on.
  public let household: HouseholdSettings
  /// The secret in the address of the person's calendar; nil: it cannot be had.
  public let calendar: String?

  /// Two statements.
  public init(of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    household = try HouseholdSettingsStore.settings(of: person.household, statements)
    calendar = try CalendarStore.secret(of: person.id, statements)
  }
}
