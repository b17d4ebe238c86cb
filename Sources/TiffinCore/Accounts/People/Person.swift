/// Somebody who keeps a diary. Every meal and photo belongs to one person of one household.
public struct Person: Identifiable, Equatable, Sendable {
  /// How a person is found.
  public typealias ID = Identifier<Person>

  /// Who it is.
  public let id: ID
  /// Where this person lives; written beside every row of theirs.
  public let household: Household.ID
  /// As shown to others.
  public let name: String
  /// What they may do in their household.
  public let role: Role
  /// What the household counts its money in.
  public let currency: Currency
  /// As this person wants it.
  public let settings: PersonSettings
  /// Meals of days before this one can only be looked at; nil: all can be changed. Who knows the person's today sets it.
  public var firstOpenDay: LocalDate?

  /// Puts together what the store read.
  public init(
    id: ID, household: Household.ID, name: String, role: Role = .owner, currency: Currency = .dollar,
    settings: PersonSettings = PersonSettings()
  ) {
    self.id = id
    self.household = household
    self.name = name
    self.role = role
    self.currency = currency
    self.settings = settings
  }
}
