/// The number of a stored thing. A meal's cannot be mistaken for a photo's.
public struct Identifier<Of>: Hashable, Sendable {
  /// Above zero; never given to another thing again, not even after deletion.
  public let number: Int64

  /// Wraps a number; whether something has it only the store can tell.
  public init(_ number: Int64) {
    self.number = number
  }
}
