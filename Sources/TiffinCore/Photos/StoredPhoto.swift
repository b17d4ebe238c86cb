public import PictureTools

/// One size of a photo, ready to send.
public struct StoredPhoto: Equatable, Sendable {
  /// The format of the bytes.
  public let format: PhotoFormat
  /// The picture.
  public let bytes: [UInt8]
  /// Different for different bytes; letters, digits and `-` only, without quotes.
  public let etag: String
}
