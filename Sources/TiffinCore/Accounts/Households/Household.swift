/// People who share recipes, plan and groceries.
public struct Household: Identifiable, Hashable, Sendable {
  /// How a household is found.
  public typealias ID = Identifier<Household>

  /// Who it is.
  public let id: ID
  /// As its owner wrote it.
  public let name: String

  /// Puts together what the store read.
  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
