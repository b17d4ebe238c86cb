import Platform

/// A decoded, upright picture without metadata, re-encoded in both sizes: the only kind that is stored.
public struct RenderedPhoto: Equatable, Sendable {
  /// The format of both sizes.
  public let format: PhotoFormat
  /// The encoded small picture: the centre of the photo, at most 160 px wide and high.
  public let small: [UInt8]
  /// The encoded large picture: the whole photo, at most 1600 px wide and high.
  public let large: [UInt8]
  /// The hash of format and both sizes, equal for equal pictures. Computed once, outside of any transaction.
  package let fingerprint: String

  /// Creates a photo from the decoder's output.
  public init(format: PhotoFormat, small: [UInt8], large: [UInt8]) {
    self.format = format
    self.small = small
    self.large = large
    self.fingerprint = Self.fingerprint(format, small, large)
  }

  private static func fingerprint(_ format: PhotoFormat, _ small: [UInt8], _ large: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(format.rawValue)
    fingerprint.add(counted: small.span)
    fingerprint.add(counted: large.span)
    return fingerprint.text
  }
}

/// The encoding of a stored picture.
public enum PhotoFormat: String, CaseIterable, Sendable {
  case jpeg, webp

  /// The media type, `image/jpeg` or `image/webp`.
  public var mediaType: String {
    "image/\(rawValue)"
  }
}
