/// Somebody who keeps a diary. Every meal and photo belongs to one person of one household.
public struct Person: Identifiable, Hashable, Sendable {
  /// How a person is found.
  public typealias ID = Identifier<Person>

  /// Who it is.
  public let id: ID
  /// Where this person lives; written beside every row of theirs.
  public let household: Household.ID
  /// As shown to others.
  public let name: String

  /// Puts together what the store read.
  public init(id: ID, household: Household.ID, name: String) {
    self.id = id
    self.household = household
    self.name = name
  }
}
