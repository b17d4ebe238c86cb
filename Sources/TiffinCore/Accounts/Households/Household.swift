/// People who share recipes, plan and groceries.
public struct Household: Identifiable, Hashable, Sendable {
  /// The identifier of a household.
  public typealias ID = Identifier<Household>

  /// The household's identifier.
  public let id: ID
  /// The name that its owner gave it.
  public let name: String

  /// Combines the columns that the store read.
  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
