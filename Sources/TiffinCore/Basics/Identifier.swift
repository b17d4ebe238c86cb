/// The number of a stored value. A meal's cannot be mistaken for a photo's.
public struct Identifier<Of>: Hashable, Sendable {
  /// Above zero; never given out again, not even after deletion.
  public let number: Int64

  /// Wraps a number; only the store can tell whether anything has it.
  public init(_ number: Int64) {
    self.number = number
  }
}
