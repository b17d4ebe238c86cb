/// A person with a diary. Every meal and photo belongs to one person of one household.
public struct Person: Identifiable, Equatable, Sendable {
  /// The identifier of a person.
  public typealias ID = Identifier<Person>

  /// The person's identifier.
  public let id: ID
  /// The ID of the person's household.
  public let household: Household.ID
  /// The name that others see.
  public let name: String
  /// The person's rights in the household.
  public let role: Role
  /// The household's currency, with its price level.
  public let currency: Currency
  /// The person's own settings.
  public let settings: PersonSettings
  /// The first day whose meals can be changed; nil if all can. It is set by code that knows the person's current day.
  public var firstOpenDay: LocalDate?

  /// Creates a person from the columns that the store read.
  public init(
    id: ID, household: Household.ID, name: String, role: Role = .owner, currency: Currency = .dollar,
    settings: PersonSettings = .standard
  ) {
    self.id = id
    self.household = household
    self.name = name
    self.role = role
    self.currency = currency
    self.settings = settings
  }
}
