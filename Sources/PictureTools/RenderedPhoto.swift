/// A decoded, upright picture without metadata, encoded anew in both sizes: the only kind that is stored.
public struct RenderedPhoto: Equatable, Sendable {
  /// Of both sizes.
  public let format: PhotoFormat
  /// About 160 px square.
  public let small: [UInt8]
  /// At most 1600 px.
  public let large: [UInt8]

  /// Wraps what the decoder wrote.
  public init(format: PhotoFormat, small: [UInt8], large: [UInt8]) {
    self.format = format
    self.small = small
    self.large = large
  }
}
