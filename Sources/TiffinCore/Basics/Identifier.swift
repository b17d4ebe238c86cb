/// The ID of a row of one kind, so that a meal's ID cannot be used as a photo's.
public struct Identifier<Of>: Hashable, Sendable {
  /// The number, above zero; never reused, not even after deletion.
  public let number: Int64

  /// Wraps a number; only the store can tell whether such a row exists.
  public init(_ number: Int64) {
    self.number = number
  }
}
