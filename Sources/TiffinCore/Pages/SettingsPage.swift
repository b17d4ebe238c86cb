/// The page of a person's settings, as of one moment: the household's settings, and the calendar.
public struct SettingsPage: Sendable {
  /// The household's settings.
  public let household: HouseholdSettings
  /// Owners first, then in the order they came.
  public let members: [HouseholdMember]
  /// True if the person runs the server, and may see its page.
  public let isServerOwner: Bool
  /// The link to the person's calendar; nil: there is none, or it is not asked for.
  public let calendar: CalendarLink?

  /// Two statements, and one for the calendar.
  public init(
    of person: Person, withCalendar: Bool, _ statements: borrowing Statements
  ) throws(StoreError) {
    (members, isServerOwner) = try HouseholdStore.membersAndPlace(of: person, statements)
    calendar = withCalendar ? try CalendarStore.link(of: person.id, statements) : nil
    household = try HouseholdSettingsStore.settings(of: person.household, statements)
  }
}
