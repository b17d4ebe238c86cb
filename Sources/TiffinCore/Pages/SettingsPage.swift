/// The data of the settings page, read in one snapshot: the household's settings, and the calendar.
public struct SettingsPage: Sendable {
  /// The household's settings.
  public let household: HouseholdSettings
  /// The members: owners first, then in the order of joining.
  public let members: [HouseholdMember]
  /// True if the person owns the server, and may see its page.
  public let isServerOwner: Bool
  /// The link to the person's calendar; nil if there is none, or if it was not requested.
  public let calendar: CalendarLink?

  /// The number of entries from the requested day on with the usual number of servings; 0 if not requested.
  public let planned: Int

  /// The household's usual servings: the chosen number, or else the number that follows from its members.
  public var usualServings: Servings { household.cooksFor ?? .usual(of: members.count) }

  /// Reads the page in two statements, one more for the calendar, and two more to count planned entries.
  ///
  /// - Parameter plannedFrom: The day from which planned entries are counted; nil to skip counting.
  public init(
    of person: Person, withCalendar: Bool, plannedFrom: LocalDate? = nil, _ statements: borrowing Statements
  ) throws(StoreError) {
    planned =
      try plannedFrom.map { day throws(StoreError) in
        let usual = try PlanStore.usualServings(of: person.household, statements)
        return try PlanRows.count(for: usual, from: day, in: person.household, statements)
      } ?? 0
    (members, isServerOwner) = try HouseholdMemberStore.membersAndPlace(of: person, statements)
    calendar = withCalendar ? try CalendarLinkStore.link(of: person.id, statements) : nil
    household = try HouseholdSettingsStore.settings(of: person.household, statements)
  }
}
