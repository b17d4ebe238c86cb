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

  /// The number of meals planned from a day on for the usual number of servings; 0 if not asked for.
  public let planned: Int

  /// Two statements, and one each for the calendar and for planned meals.
  ///
  /// - Parameter plannedFrom: The day from which planned meals are counted; nil not to count them.
  public init(
    of person: Person, withCalendar: Bool, plannedFrom: LocalDate? = nil, _ statements: borrowing Statements
  ) throws(StoreError) {
    planned =
      try plannedFrom.map { day throws(StoreError) in
        let usual = try PlanStore.usualServings(of: person.household, statements)
        return try PlanRows.count(for: usual, from: day, in: person.household, statements)
      } ?? 0
    (members, isServerOwner) = try HouseholdStore.membersAndPlace(of: person, statements)
    calendar = withCalendar ? try CalendarStore.link(of: person.id, statements) : nil
    household = try HouseholdSettingsStore.settings(of: person.household, statements)
  }
}
