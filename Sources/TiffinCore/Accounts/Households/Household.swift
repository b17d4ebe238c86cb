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

  /// Creates a household from the columns that the store read.
  public init(id: ID, name: String, requiresFactor: Bool = false) {
    self.id = id
    self.name = name
    self.requiresFactor = requiresFactor
  }
}
