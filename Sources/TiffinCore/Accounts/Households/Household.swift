/// A group of people who share recipes, plan and groceries.
public struct Household: Identifiable, Hashable, Sendable {
  /// The identifier of a household.
  public typealias ID = Identifier<Household>

  /// The household's identifier.
  public let id: ID
  /// The name that an owner gave the household.
  public let name: String
  /// True if every member must have a second factor.
  public let requiresFactor: Bool
}
