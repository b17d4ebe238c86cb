public import PictureTools

/// A picture in one size, with the values that the HTTP response needs.
public struct StoredPhoto: Equatable, Sendable {
  /// The format of the bytes.
  public let format: PhotoFormat
  /// The bytes of the picture.
  public let bytes: [UInt8]
  /// The entity tag, which differs for different bytes; letters, digits and `-` only, without quotes.
  public let etag: String
}
