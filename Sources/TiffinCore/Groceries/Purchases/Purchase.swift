/// A purchase of groceries: what a cleared basket cost.
public struct Purchase: Identifiable, Equatable, Sendable {
  /// The identifier of a purchase.
  public typealias ID = Identifier<Purchase>

  /// The number of purchases on one page of their list.
  public static let pageSize = 100

  /// The purchase's identifier.
  public let id: ID
  /// The day on which it was entered.
  public let day: LocalDate
  /// The amount that was paid.
  public let paid: Money
  /// The basket, with its estimate when the purchase was entered.
  public let basket: BasketEstimate
  /// The name of the person who entered it; nil if it was the reader, or a person who has left.
  public let otherPerson: String?
}
